import { cutFont, type FontFile } from '../lib/cut-font.ts';
import type { Face } from './templates/lettering.ts';

/** The fonts of the plates, and that of speech in comics. */
export type FileFace = Face | 'speech';

/** Each font's file and variation axes. */
const sources: Readonly<Record<FileFace, { file: FontFile; axes?: Record<string, number> }>> = {
	title: { file: 'big-shoulders', axes: { wght: 900 } },
	head: { file: 'big-shoulders', axes: { wght: 800 } },
	label: { file: 'barlow-condensed' },
	// Notes are set at six or seven points, for which the serif's smallest optical size is designed.
	note: { file: 'source-serif-small', axes: { wght: 420, opsz: 8 } },
	slant: { file: 'source-serif-small-italic', axes: { wght: 420, opsz: 8 } },
	speech: { file: 'comic-neue' },
};

/** The characters available to publications. A PDF embeds only those it uses. */
export const characters: string = [
	...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
	...'áàâãäåæçéèêëíîïñóôõöøúûüÁÉÓÕÜ–—−×±·°²½“”‘’…•',
].join('');

/**
 * Loads one font at the variation axes set above.
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

/** Loads the fonts of the plates. */
export async function loadFaces(): Promise<ReadonlyMap<Face, Buffer>> {
	const faces = ['title', 'head', 'label', 'note', 'slant'] as const;
	const loaded = faces.map(async (face) => [face, await loadFace(face)] as const);
	return new Map(await Promise.all(loaded));
}
