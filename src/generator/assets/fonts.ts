import { DomUtils, type parseDocument } from 'htmlparser2';
import { cached } from '../../lib/cache.ts';
import { cutFont, type FontFile, isVariable } from '../../lib/cut-font.ts';
import { type Files, hashedName } from '../../lib/files.ts';

type Document = ReturnType<typeof parseDocument>;

interface Face {
	family: string;
	name: string;
	file: FontFile;
	/** Its only weight, to which a variable font is cut. */
	weight: number;
	isItalic?: true;
	/** Whether all pages preload it, since their first screens use it. */
	isPreloaded?: true;
	/** The only lower-case letters that it needs, as styles set it in capitals. */
	smallLetters?: string;
	/** The only element that is set in it. */
	onlyIn?: 'strong' | 'q';
	/** Whether it replaces its fallback however late it loads. */
	swaps?: true;
}

/** The faces that the design uses, each cut to one weight. */
const faces: readonly Face[] = [
	{
		family: 'Big Shoulders Display',
		name: 'big-shoulders',
		file: 'big-shoulders',
		// The weights from 800 up would add 4 kB, and the preloaded fonts would then take a second round trip.
		weight: 900,
		isPreloaded: true,
		// For km²; the others are a third of the file.
		smallLetters: 'km',
		swaps: true,
	},
	{
		family: 'Source Serif 4',
		name: 'source-serif',
		file: 'source-serif',
		weight: 400,
		isPreloaded: true,
	},
	{
		family: 'Source Serif 4 Bold',
		name: 'source-serif-bold',
		file: 'source-serif',
		weight: 600,
		onlyIn: 'strong',
	},
	{
		family: 'Source Serif 4',
		name: 'source-serif-italic',
		file: 'source-serif-italic',
		// Browsers embolden the few words that are bold and italic: that saves 9.6 kB.
		weight: 400,
		isItalic: true,
	},
	{
		family: 'Barlow Condensed',
		name: 'barlow-condensed',
		file: 'barlow-condensed',
		weight: 600,
		isPreloaded: true,
		swaps: true,
	},
	{
		// The lettering of comics, which is all that is in a <q>.
		family: 'Comic Neue',
		name: 'comic-neue',
		file: 'comic-neue',
		weight: 700,
		onlyIn: 'q',
		swaps: true,
	},
];

/**
 * The features that browsers apply by default: kerning, ligatures, accents. No style uses the others,
 * such as small capitals, and their glyphs are a fifth of a file.
 */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Subsets a face and compresses it. It is cached, since this takes longer than rendering all pages. */
function cutFace({ file, weight, smallLetters }: Face, characters: string): Promise<Uint8Array> {
	const options = {
		targetFormat: 'woff2',
		keepFeatures: features,
		// Only Barlow has hints: 5.7 of its 14.6 kB, for screens of low resolution.
		noHinting: true,
		...(isVariable(file) && { variationAxes: { wght: weight } }),
	} as const;
	const shown = smallLetters === undefined ? characters : characters.toUpperCase() + smallLetters;
	return cached('fonts', [file, JSON.stringify(options), shown], () =>
		cutFont(file, shown, options),
	);
}

/** Fonts, and how styles and pages refer to them. */
export interface FontSet {
	files: Files;
	/** Writes the `@font-face` rules for pages with some elements. */
	writeRules: (elements: ReadonlySet<string>) => string;
	/** The files that every page preloads, as paths of this site. */
	preload: readonly string[];
	/** The italic files, which few pages preload. */
	italic: readonly string[];
}

/** The characters of some texts, sorted and in both cases, since styles set some text in capitals. */
function gatherCharacters(texts: readonly string[]): string {
	const found = new Set<string>();
	for (const text of texts) for (const character of text) found.add(character);
	for (const character of [...found]) {
		for (const other of character.toUpperCase() + character.toLowerCase()) found.add(other);
	}
	return [...found].sort().join('');
}

/**
 * Subsets the fonts to the characters and weights in use. The faces of titles and labels swap in whenever
 * they load, since their fallbacks have the same widths. The text face has no such fallback: if it loads
 * late, it is first used on the next page, so that no text moves while it is read.
 * @param bodies the bodies of all pages, as HTML and parsed
 */
export async function makeFonts(
	bodies: readonly { html: string; document: Document }[],
): Promise<FontSet> {
	const characters = gatherCharacters(bodies.map(({ html }) => html));
	const made = await Promise.all(
		faces.map(async (face) => {
			const { onlyIn } = face;
			const shown = onlyIn
				? gatherCharacters(
						bodies.map(({ document }) =>
							DomUtils.textContent(DomUtils.getElementsByTagName(onlyIn, document)),
						),
					)
				: characters;
			const woff2 = await cutFace(face, shown);
			return { ...face, woff2, file: hashedName('/assets/', face.name, 'woff2', woff2) };
		}),
	);
	return {
		files: new Map(made.map(({ file, woff2 }) => [file, woff2])),
		writeRules: (elements) =>
			made
				.filter(({ onlyIn }) => onlyIn === undefined || elements.has(onlyIn))
				.map(
					({ family, weight, isItalic, file, swaps }) =>
						`@font-face{font-family:"${family}";font-weight:${weight};font-style:${isItalic ? 'italic' : 'normal'};font-display:${swaps ? 'swap' : 'optional'};src:url(${file}) format("woff2")}`,
				)
				.join('\n'),
		preload: made.flatMap(({ file, isPreloaded }) => (isPreloaded ? file : [])),
		italic: made.flatMap(({ file, isItalic }) => (isItalic ? file : [])),
	};
}
