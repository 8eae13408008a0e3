import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { findPackageFile } from '../generator/project.ts';
import type { Face } from '../sheets/lettering.ts';

const displayFile =
	'@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2';
const serifFile = (style: 'normal' | 'italic') =>
	`@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-${style}.woff2`;

/** The sheets' faces, and the one that comics speak in. */
export type FileFace = Face | 'speech';

/** Each face's file, as its package exports it, and where its axes are held. */
const sources: Readonly<Record<FileFace, { from: string; axes?: Record<string, number> }>> = {
	title: { from: displayFile, axes: { wght: 900 } },
	head: { from: displayFile, axes: { wght: 800 } },
	label: { from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2' },
	// Notes are set at six or seven points: the serif's smallest optical size is drawn for that.
	note: { from: serifFile('normal'), axes: { wght: 420, opsz: 8 } },
	slant: { from: serifFile('italic'), axes: { wght: 420, opsz: 8 } },
	speech: { from: '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2' },
};

/** Everything that files may letter; a document keeps of it what they do letter. */
export const characters: string = [
	...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
	...'áàâãäåæçéèêëíîïñóôõöøúûüÁÉÓÕÜ–—−×±·°²½“”‘’…•',
].join('');

/**
 * Loads one face at one weight and size of its axes.
 * @returns a TrueType file
 */
export async function loadFace(face: FileFace): Promise<Buffer> {
	const { from, axes } = sources[face];
	return subsetFont(await readFile(findPackageFile(from)), characters, {
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
