import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** A font that is to be cut to what a site shows. */
export interface CutTask {
	/** Where the whole font is. */
	file: string;
	characters: string;
	settings: Parameters<typeof subsetFont>[2];
}

/** Cuts a font; a build has it done in a process of its own. */
const cutFont = async ({ file, characters, settings }: CutTask): Promise<Uint8Array> =>
	subsetFont(await readFile(file), characters, settings);

export default cutFont;

/** Cuts a font, wherever that is done. */
export type CutFont = (task: CutTask) => Promise<Uint8Array>;
