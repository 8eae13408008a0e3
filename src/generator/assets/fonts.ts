import { cached } from '../cache.ts';
import { cutFont, type FontFile } from '../cut-font.ts';
import { type Files, hashedName } from '../files.ts';

interface Face {
	family: string;
	name: string;
	file: FontFile;
	weight: string;
	style: 'normal' | 'italic';
	/** Whether the first screen of a page is set in it, so that it is asked for with the page’s first bytes. */
	first: boolean;
	axes?: Record<string, number>;
	/** The only small letters that it needs, where styles set it in capitals. */
	smallLetters?: string;
	/** The element whose words alone are set in it. */
	within?: 'strong' | 'q';
	/** Whether it takes its stand-in's place also after the first paint. */
	swaps: boolean;
}

/** The faces that the design uses, with no more of each axis than it uses. */
const faces: readonly Face[] = [
	{
		family: 'Big Shoulders Display',
		name: 'big-shoulders',
		file: 'big-shoulders',
		// All weights from 800 on are another 4 kB, and the fonts of the first screen take a slow line a
		// second round trip then.
		weight: '900',
		style: 'normal',
		first: true,
		axes: { wght: 900 },
		// Those of km²: the others are a third of the file.
		smallLetters: 'km',
		swaps: true,
	},
	{
		family: 'Source Serif 4',
		name: 'source-serif',
		file: 'source-serif',
		weight: '400',
		style: 'normal',
		first: true,
		axes: { wght: 400 },
		swaps: false,
	},
	{
		family: 'Source Serif 4 Bold',
		name: 'source-serif-bold',
		file: 'source-serif',
		weight: '600',
		style: 'normal',
		first: false,
		axes: { wght: 600 },
		within: 'strong',
		swaps: false,
	},
	{
		family: 'Source Serif 4',
		name: 'source-serif-italic',
		file: 'source-serif-italic',
		// Few words are both, and browsers thicken those themselves: 9.6 kB for all pages.
		weight: '400',
		style: 'italic',
		first: false,
		axes: { wght: 400 },
		swaps: false,
	},
	{
		family: 'Barlow Condensed',
		name: 'barlow-condensed',
		file: 'barlow-condensed',
		weight: '600',
		style: 'normal',
		first: true,
		swaps: true,
	},
	{
		// The lettering of comics, which is all that stands in a q.
		family: 'Comic Neue',
		name: 'comic-neue',
		file: 'comic-neue',
		weight: '700',
		style: 'normal',
		first: false,
		within: 'q',
		swaps: true,
	},
];

/**
 * What browsers apply by themselves: kerning, ligatures, accents. Small capitals, old figures and
 * the like go, and their glyphs with them: no style asks for them, and they are a fifth of a file.
 */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Cuts a face as the site ships it: compressing one takes longer than rendering all pages. */
function cutFace({ file, axes, smallLetters }: Face, characters: string): Promise<Uint8Array> {
	const options = {
		targetFormat: 'woff2',
		keepFeatures: features,
		// Barlow alone has hints: 5.7 of its 14.6 kB, for screens of few and coarse dots.
		noHinting: true,
		...(axes && { variationAxes: axes }),
	} as const;
	const shown = smallLetters === undefined ? characters : characters.toUpperCase() + smallLetters;
	return cached('fonts', [file, JSON.stringify(options), shown], () =>
		cutFont(file, shown, options),
	);
}

/** Fonts, and how styles and pages name them. */
export interface FontSet {
	files: Files;
	/** The `@font-face` rules for pages with some elements; `isRead` has the text's face swap. */
	writeRules: (elements: ReadonlySet<string>, isRead: boolean) => string;
	/** The files that every page needs at once, as paths of this site. */
	first: readonly string[];
	/** Those of slanted letters, which few pages need at once. */
	slanted: readonly string[];
}

/** Every character of some texts, sorted, in both cases of each letter: styles set some in capitals. */
function gatherCharacters(texts: readonly string[]): string {
	const found = new Set<string>();
	for (const text of texts) for (const character of text) found.add(character);
	for (const character of [...found]) {
		for (const other of character.toUpperCase() + character.toLowerCase()) found.add(other);
	}
	return [...found].sort().join('');
}

/** The text of every element of one name, in HTML in which such elements do not hold each other. */
const readElements = (html: string, name: string) =>
	[...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(
		([, inner = '']) => inner,
	);

/**
 * Cuts the fonts down to the characters and weights in use. The faces of titles and labels take their
 * stand-ins' place as soon as they come: stand-ins take as much room. The face of the text, whose
 * stand-ins differ, waits for the next page if it is not there at the first paint: nothing moves under
 * a reader's eyes. On a page that is read for long it comes late rather than never.
 * @param bodies all that pages show, as HTML
 */
export async function makeFonts(bodies: readonly string[]): Promise<FontSet> {
	const characters = gatherCharacters(bodies);
	const made = await Promise.all(
		faces.map(async (face) => {
			const { within } = face;
			const shown = within
				? gatherCharacters(bodies.flatMap((html) => readElements(html, within)))
				: characters;
			const woff2 = await cutFace(face, shown);
			return { ...face, woff2, file: hashedName('/assets/', face.name, 'woff2', woff2) };
		}),
	);
	return {
		files: new Map(made.map(({ file, woff2 }) => [file, woff2])),
		writeRules: (elements, isRead) =>
			made
				.filter(({ within }) => within === undefined || elements.has(within))
				.map(
					({ family, weight, style, file, swaps }) =>
						`@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:${swaps || isRead ? 'swap' : 'optional'};src:url(${file}) format("woff2")}`,
				)
				.join('\n'),
		first: made.flatMap(({ file, first }) => (first ? file : [])),
		slanted: made.flatMap(({ file, style }) => (style === 'italic' ? file : [])),
	};
}
