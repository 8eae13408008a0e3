import { lstatSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { Report } from './problems.ts';
import { root } from './project.ts';
import type { Sources } from './sources.ts';

/** The project's own code and settings, whatever else a build is made from. */
const code = [
	...['build.ts', 'package-lock.json', 'tsconfig.json'],
	...['src/**', 'pages/**', 'islands/**', 'styles/**'],
];

/** Every source by its path, with when it was last changed, in milliseconds since 1970. */
export type SourceTimes = ReadonlyMap<string, number>;

/** A folder that cannot be listed is reported by those who read what is in it. */
const options = { absolute: true, suppressErrors: true } as const;

/** Looks at every file that a build is made from. */
export async function listSources({ prose, pages, publicFiles }: Sources): Promise<SourceTimes> {
	const found = await Promise.all([
		glob(code, { cwd: root, ...options }),
		...[prose, ...pages].map((cwd) => glob('**', { cwd, ...options })),
		glob('**', { cwd: publicFiles, dot: true, ...options }),
	]);
	const files = [...new Set(found.flat())].sort();
	const times = files.map((file): [string, number] => {
		// The time of the last change of any kind: an editor that puts a file in the place of another
		// may give it an old time of writing.
		try {
			return [file, lstatSync(file).ctimeMs];
		} catch {
			return [file, Number.POSITIVE_INFINITY];
		}
	});
	return new Map(times);
}

/**
 * Reports every source that came, went or changed while a build was reading: its pages could be of
 * two moments.
 * @param since when the process began, which loads code before it can look at it
 */
export function reportChanges(
	before: SourceTimes,
	after: SourceTimes,
	since: number,
	report: Report,
): void {
	const changed = [...after].filter(([file, time]) => time > since || !before.has(file));
	const gone = [...before].filter(([file]) => !after.has(file));
	for (const [file] of [...changed, ...gone]) {
		report({
			where: path.relative(root, file),
			what: 'It changed while the site was being built, which could be of two moments therefore.',
			mend: 'Build again.',
		});
	}
}
