import { readFile } from 'node:fs/promises';
import type { Options } from 'subset-font';
import { findPackageFile } from './project.ts';

/** Every font file in use, as its package exports it. */
const fontFiles = {
	'big-shoulders':
		'@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
	'source-serif':
		'@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
	'source-serif-italic':
		'@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
	// With optical sizes, for notes in six or seven points.
	'source-serif-small':
		'@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
	'source-serif-small-italic':
		'@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2',
	'barlow-condensed': '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
	'comic-neue': '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2',
} as const;

export type FontFile = keyof typeof fontFiles;

/** Whether a font has axes. */
export const isVariable = (file: FontFile) => fontFiles[file].includes('-variable/');

/** The packages that the fonts come from. */
export const fontPackages: readonly string[] = [
	...new Set(Object.values(fontFiles).map((file) => file.split('/').slice(0, 2).join('/'))),
];

/** Subsets a font to some characters, at one point of its variation axes. */
export async function cutFont(
	file: FontFile,
	characters: string,
	options: Options,
): Promise<Buffer> {
	// subset-font is slow to load, and most fonts are in the cache.
	const { default: subsetFont } = await import('subset-font');
	return subsetFont(await readFile(findPackageFile(fontFiles[file])), characters, options);
}
