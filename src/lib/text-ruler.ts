import { create } from 'fontkit';

/** Measures the width of a text, in ems. */
export type Ruler = (text: string) => number;

/**
 * Creates a function that measures text set in a font, with kerning.
 * @param font an OpenType or TrueType file
 */
export function createRuler(font: Uint8Array): Ruler {
	const face = create(font);
	const widths = new Map<string, number>();
	function measureWord(word: string): number {
		const width = widths.get(word) ?? face.layout(word).advanceWidth / face.unitsPerEm;
		widths.set(word, width);
		return width;
	}
	return (text) => {
		const words = text.split(' ');
		const spaces = (words.length - 1) * measureWord(' ');
		return words.reduce((sum, word) => sum + measureWord(word), spaces);
	};
}

/** The characters of a text for which a font has no glyph. */
export function findMissing(font: Uint8Array, text: string): string[] {
	const face = create(font);
	return [...new Set(text)].filter((each) => !face.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}
