import { readFile } from 'node:fs/promises';
import { digestOfModule, remember } from '../cache.ts';
import { type Files, hashedName } from '../files.ts';
import { findPackageFile } from '../project.ts';

interface Face {
	family: string;
	name: string;
	/** The file, as its package exports it. */
	from: string;
	weight: string;
	style: 'normal' | 'italic';
	/** Whether the first screen of a page is set in it, so that it is asked for with the page’s first bytes. */
	first: boolean;
	axes?: Record<string, number | { min: number; max: number }>;
	/** The only small letters that it needs, where styles set it in capitals. */
	smallLetters?: string;
}

/** The faces that the design uses, with no more of each axis than it uses. */
const faces: readonly Face[] = [
	{
		family: 'Big Shoulders Display',
		name: 'big-shoulders',
		from: '@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
		// All weights from 800 on are another 4 kB, and the fonts of the first screen take a slow line a
		// second round trip then.
		weight: '900',
		style: 'normal',
		first: true,
		axes: { wght: 900 },
		// Those of km²: the others are a third of the file.
		smallLetters: 'km',
	},
	{
		family: 'Source Serif 4',
		name: 'source-serif',
		from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
		// It has no bold, another 10.9 kB: what stands out is set in the face of the labels.
		weight: '400',
		style: 'normal',
		first: true,
		axes: { wght: 400 },
	},
	{
		family: 'Source Serif 4',
		name: 'source-serif-italic',
		from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
		// Few words are both, and browsers thicken those themselves: 9.6 kB for all pages.
		weight: '400',
		style: 'italic',
		first: false,
		axes: { wght: 400 },
	},
	{
		family: 'Barlow Condensed',
		name: 'barlow-condensed',
		from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
		weight: '600',
		style: 'normal',
		first: true,
	},
];

/** The packages that the fonts come from. */
export const fontPackages: readonly string[] = [
	...new Set(faces.map(({ from }) => from.split('/').slice(0, 2).join('/'))),
];

/**
 * What browsers apply by themselves: kerning, ligatures, accents. Small capitals, old figures and
 * the like go, and their glyphs with them: no style asks for them, and they are a fifth of a file.
 */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Cuts a face as the site ships it. The same cut is found in the cache: compressing one takes longer
 * than rendering all pages.
 */
function cutFace({ from, axes, smallLetters }: Face, characters: string): Promise<Uint8Array> {
	const settings = {
		targetFormat: 'woff2',
		keepFeatures: features,
		// Barlow alone has hints: 5.7 of its 14.6 kB, for screens of few and coarse dots.
		noHinting: true,
		...(axes && { variationAxes: axes }),
	} as const;
	const shown = smallLetters === undefined ? characters : characters.toUpperCase() + smallLetters;
	const maker = digestOfModule('src/generator/assets/fonts.ts');
	return remember('fonts', [maker, from, JSON.stringify(settings), shown], async () => {
		// What cuts fonts is slow to load.
		const { default: subsetFont } = await import('subset-font');
		return subsetFont(await readFile(findPackageFile(from)), shown, settings);
	});
}

/** Fonts, and how styles and pages name them. */
export interface FontSet {
	files: Files;
	/** The `@font-face` rules. */
	rules: string;
	/** The files that every page needs at once, as paths of this site. */
	first: readonly string[];
}

/**
 * Cuts the fonts down to the characters and weights in use. A font that is not there at the first
 * paint waits for the next page: nothing moves under a reader's eyes.
 * @param characters all that pages can show
 */
export async function makeFonts(characters: string): Promise<FontSet> {
	const made = await Promise.all(
		faces.map(async (face) => {
			const woff2 = await cutFace(face, characters);
			return { ...face, woff2, file: hashedName('/assets/', face.name, 'woff2', woff2) };
		}),
	);
	return {
		files: new Map(made.map(({ file, woff2 }) => [file, woff2])),
		rules: made
			.map(
				({ family, weight, style, file }) =>
					`@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:optional;src:url(${file}) format("woff2")}`,
			)
			.join('\n'),
		first: made.flatMap(({ file, first }) => (first ? file : [])),
	};
}

/**
 * Cuts one face to some characters at one weight, as a font file of its own for drawing text.
 * @param name of the face, such as `big-shoulders`
 * @returns an OpenType font
 * @throws when there is no such face
 */
export async function cutDrawingFont(
	name: string,
	weight: number,
	characters: string,
): Promise<Buffer> {
	const face = faces.find((each) => each.name === name);
	if (face === undefined) throw new Error(`There is no face “${name}” among the site’s fonts.`);
	const { default: subsetFont } = await import('subset-font');
	return subsetFont(await readFile(findPackageFile(face.from)), characters, {
		targetFormat: 'sfnt',
		...(face.axes && { variationAxes: { wght: weight } }),
	});
}
