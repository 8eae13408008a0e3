import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../problems.ts';
import { cacheFolder, findPackageFile, root } from '../project.ts';

/** A mistake as the compiler writes it: place and words, with remarks on the lines below it. */
const mistake = /^(\S.*?)\((\d+),\d+\): error TS\d+: (.*(?:\n[ \t].*)*)/gm;

/**
 * Has the compiler read records, pages and all that they run on: fields that are missing, misspelled
 * or of another type, slugs and pictures that are not there. What it learnt of files that have not
 * changed is kept.
 * @returns what is wrong, by file and line
 */
export function checkTypes(): Promise<Problem[]> {
	const compiler = findPackageFile('typescript/bin/tsc');
	const kept = path.join(cacheFolder, 'types.tsbuildinfo');
	const options = ['-p', 'src', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
	return new Promise((resolve) => {
		execFile(process.execPath, [compiler, ...options], { cwd: root }, (error, said) => {
			const problems = [...said.matchAll(mistake)].map(([, file, line, what = '']) => ({
				where: `${file}:${line}`,
				what: what.replace(/\s*\n\s+/g, ' '),
			}));
			if (error && problems.length === 0) {
				problems.push({ where: 'tsc -p src', what: `${said}${error.message}` });
			}
			resolve(problems);
		});
	});
}
