import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../problems.ts';
import { cacheFolder, findPackageFile, root } from '../project.ts';

/** A mistake as the compiler writes it: place and words, with remarks on the lines below it. */
const mistake = /^(\S.*?)\((\d+),\d+\): error TS\d+: (.*(?:\n[ \t].*)*)/gm;

/** What to do about a value that is not among those of a type, by how the compiler names the type. */
const mends: readonly (readonly [says: RegExp, fix: string])[] = [
	[
		/not assignable to type '(Character|Faction)Slug'/,
		'If it is new, add its name and slug to src/content/slugs.ts.',
	],
	[
		/not assignable to type 'PictureId'/,
		'A portrait’s name is in src/content/slugs.ts, any other picture’s in src/content/picture-ids.ts.',
	],
	[
		/not assignable to type 'BackgroundForm'/,
		'Take one of those in src/world/types.ts, or add one there, with its look in styles/told.css.',
	],
	[/not assignable to type 'FlagLetter'/, 'Give a letter, A to Z.'],
	[/^Top-level 'await'/, 'Records and pages are there at once: what takes time is for the build.'],
];

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
			const problems: Problem[] = [...said.matchAll(mistake)].map(([, file, line, what = '']) => {
				const [, fix] = mends.find(([says]) => says.test(what)) ?? [];
				return {
					where: `${file}:${line}`,
					what: what.replace(/\s*\n\s+/g, ' '),
					...(fix && { fix }),
				};
			});
			if (error && problems.length === 0) {
				problems.push({ where: 'tsc -p src', what: `${said}${error.message}` });
			}
			resolve(problems);
		});
	});
}
