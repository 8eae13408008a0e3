import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { remember } from './cache.ts';
import type { CutFont } from './cut-font.ts';
import { type Files, hashedName } from './files.ts';
import { findCache, readSources } from './project.ts';

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

const require = createRequire(import.meta.url);

/** Where a package keeps a file that its `exports` may not name. */
export function findFontFile(from: string): string {
	const [scope = '', name = '', ...rest] = from.split('/');
	const manifest = require.resolve(`${scope}/${name}/package.json`);
	return path.join(path.dirname(manifest), ...rest);
}

/** The code point that begins at a place in UTF-8. Source: RFC 3629, section 3. */
function readCodePoint(text: Uint8Array, at: number): number {
	const [first = 0, second = 0, third = 0, fourth = 0] = text.subarray(at, at + 4);
	if (first < 0xe0) return ((first & 0x1f) << 6) | (second & 0x3f);
	if (first < 0xf0) return ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
	return ((first & 0x07) << 18) | ((second & 0x3f) << 12) | ((third & 0x3f) << 6) | (fourth & 0x3f);
}

/**
 * Lists the characters of a text, each once.
 * @param text as UTF-8
 */
export function listCharacters(text: Uint8Array): string {
	const ascii = new Uint8Array(128);
	const codes = new Set<number>();
	for (let at = 0; at < text.length; at++) {
		const byte = text[at] ?? 0;
		if (byte < 128) ascii[byte] = 1;
		else if (byte >= 0xc0) codes.add(readCodePoint(text, at));
	}
	ascii.forEach((isMet, code) => {
		if (isMet) codes.add(code);
	});
	return String.fromCodePoint(...codes);
}

/** Every character of some texts, sorted, in both cases of each letter: styles set some in capitals. */
export function gatherCharacters(texts: Iterable<string>): string {
	const met = new Set<string>();
	for (const text of texts) for (const character of text) met.add(character);
	const all = new Set(met);
	for (const character of met) {
		for (const other of character.toUpperCase() + character.toLowerCase()) all.add(other);
	}
	return [...all].sort().join('');
}

/**
 * What browsers apply by themselves: kerning, ligatures, accents. Small capitals, old figures and
 * the like go, and their glyphs with them: no style asks for them, and they are a fifth of a file.
 */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Globs, below the project's folder, of all code that decides what a cut looks like. The lock file says
 * which fonts and which cutter there are.
 */
export const cutBy: readonly string[] = ['src/build/cut-font.ts', 'package-lock.json'];

/**
 * Cuts a face as the site ships it. The same cut is found in the cache: compressing one takes longer
 * than rendering all pages.
 */
async function cutFace(
	{ from, axes, smallLetters }: Face,
	characters: string,
	cut: CutFont,
): Promise<Uint8Array> {
	const settings = {
		targetFormat: 'woff2',
		keepFeatures: features,
		// Barlow alone has hints: 5.7 of its 14.6 kB, for screens of few and coarse dots.
		noHinting: true,
		...(axes && { variationAxes: axes }),
	} as const;
	const madeFrom = [...(await readSources(...cutBy)), from, JSON.stringify(settings)];
	const shown = smallLetters === undefined ? characters : characters.toUpperCase() + smallLetters;
	return remember(findCache('fonts'), [...madeFrom, shown], () =>
		cut({ file: findFontFile(from), characters: shown, settings }),
	);
}

/** Fonts as styles and pages name them. */
export interface FontSet {
	/** The `@font-face` rules. */
	rules: string;
	/** The files that every page needs at once, as paths of this site. */
	first: string[];
}

/**
 * Cuts the fonts down to the characters and weights in use. A font that is not there at the first
 * paint waits for the next page: nothing moves under a reader's eyes.
 * @param cut cuts one, wherever that is done
 * @returns what names them; adds all files to `files`
 */
export async function subsetFonts(
	characters: string,
	files: Files,
	cut: CutFont,
): Promise<FontSet> {
	const made = await Promise.all(
		faces.map(async (face) => ({ ...face, woff2: await cutFace(face, characters, cut) })),
	);
	const written = made.map(({ family, name, weight, style, first, woff2 }) => {
		const file = hashedName('/assets/', name, 'woff2', woff2);
		files.set(file, woff2);
		const rule = `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:optional;src:url(${file}) format("woff2")}`;
		return { file, first, rule };
	});
	return {
		rules: written.map(({ rule }) => rule).join('\n'),
		first: written.flatMap(({ file, first }) => (first ? file : [])),
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
	return subsetFont(await readFile(findFontFile(face.from)), characters, {
		targetFormat: 'sfnt',
		...(face.axes && { variationAxes: { wght: weight } }),
	});
}
