import { cutFont, type FontFile } from '../generator/cut-font.ts';
import type { Face } from '../sheets/lettering.ts';

/** The sheets' faces, and the one that comics speak in. */
export type FileFace = Face | 'speech';

/** Each face's file and axes. */
const sources: Readonly<Record<FileFace, { file: FontFile; axes?: Record<string, number> }>> = {
	title: { file: 'big-shoulders', axes: { wght: 900 } },
	head: { file: 'big-shoulders', axes: { wght: 800 } },
	label: { file: 'barlow-condensed' },
	// Notes are set at six or seven points: the serif's smallest optical size is drawn for that.
	note: { file: 'source-serif-small', axes: { wght: 420, opsz: 8 } },
	slant: { file: 'source-serif-small-italic', axes: { wght: 420, opsz: 8 } },
	speech: { file: 'comic-neue' },
};

/** The characters that publications may use; a PDF embeds those that it does use. */
export const characters: string = [
	...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
	...'áàâãäåæçéèêëíîïñóôõöøúûüÁÉÓÕÜ–—−×±·°²½“”‘’…•',
].join('');

/**
 * Loads one face at one weight and size of its axes.
 * @returns a TrueType file
 */
export function loadFace(face: FileFace): Promise<Buffer> {
	const { file, axes } = sources[face];
	return cutFont(file, characters, {
		targetFormat: 'sfnt',
		noHinting: true,
		...(axes && { variationAxes: axes }),
	});
}

/** Loads all faces of the sheets. */
export async function loadFaces(): Promise<ReadonlyMap<Face, Buffer>> {
	const faces = ['title', 'head', 'label', 'note', 'slant'] as const;
	const loaded = faces.map(async (face) => [face, await loadFace(face)] as const);
	return new Map(await Promise.all(loaded));
}
