import { readFile } from 'node:fs/promises';
import type subsetFont from 'subset-font';

/** A font that is to be cut to what a site shows. */
export interface CutTask {
	/** Where the whole font is. */
	file: string;
	characters: string;
	settings: Parameters<typeof subsetFont>[2];
}

/** Cuts a font, wherever that is done. */
export type CutFont = (task: CutTask) => Promise<Uint8Array>;

/** Cuts a font; a build has it done in a process of its own. */
const cutFont: CutFont = async ({ file, characters, settings }) => {
	// Fonts that were cut before are not cut again, and what cuts them is slow to load.
	const { default: subset } = await import('subset-font');
	return subset(await readFile(file), characters, settings);
};

export default cutFont;
