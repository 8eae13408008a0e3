import { execFile } from 'node:child_process';
import type { Problem } from '../problems.ts';
import { findPackageFile, nameOf, root } from '../project.ts';

/** A mistake as Biome tells GitHub of it: file, line and words. */
const mistake = /^::error .*?file=([^,]+),line=(\d+),.*?::(.*)$/gm;

/**
 * Has Biome look the styles over, for properties, units and selectors that no browser knows: each
 * would be passed over without a word.
 * @returns what is wrong, by file and line
 */
export function lintStyles(): Promise<Problem[]> {
	const biome = findPackageFile('@biomejs/biome/bin/biome');
	const options = ['lint', '--reporter=github', '--max-diagnostics=none', 'styles'];
	return new Promise((resolve) => {
		execFile(process.execPath, [biome, ...options], { cwd: root }, (error, said, complaint) => {
			const problems = [...said.matchAll(mistake)].map(([, file = '', line, what = '']) => ({
				where: `${nameOf(file)}:${line}`,
				what,
				fix: 'npm run lint says more about it.',
			}));
			if (error && problems.length === 0) {
				problems.push({ where: 'styles', what: said + complaint, fix: 'Run npm run lint.' });
			}
			resolve(problems);
		});
	});
}
