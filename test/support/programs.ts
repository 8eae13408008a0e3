import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that some tests need. */
export interface Needed {
	/** Where it is, or where it usually is if it is missing. */
	file: string;
	/** The reason to skip what needs it, or false. In CI nothing is skipped: it fails. */
	skip: string | false;
}

const folders = (process.env.PATH ?? '').split(path.delimiter);

/**
 * Looks for a program.
 * @param name as messages call it
 * @param places its usual paths; the name of the first is looked for on the PATH too
 * @param without what a run without it does not see, and what to do
 * @param own a path from the environment that comes first; an empty one counts as none
 */
export function findProgram(
	name: string,
	places: readonly [string, ...string[]],
	without: string,
	own?: string,
): Needed {
	const [usual] = places;
	const onPath = folders.map((folder) => path.join(folder, path.basename(usual)));
	const file = own || [...places, ...onPath].find((place) => existsSync(place));
	const isMissing = file === undefined && process.env.CI !== 'true';
	return {
		file: file ?? usual,
		skip: isMissing && `NO ${name.toUpperCase()} FOUND: ${without}`,
	};
}
