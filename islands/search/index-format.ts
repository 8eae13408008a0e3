/**
 * A section. Its anchor is '' where it is the page; it is known where prose links to it by its name;
 * its headings are those that have no anchor of their own.
 */
export type IndexedSection = readonly [
	title: string,
	anchor: string,
	passages: number,
	isKnown: 0 | 1,
	headings: string,
];

/** The index as it is written: every page with its sections, every word with its places. */
export interface SearchData {
	pages: readonly (readonly [href: string, title: string, sections: readonly IndexedSection[]])[];
	/** By the alphabet: how many letters each shares with the one before, A for none, and its others. */
	words: string;
	/** The passages in which each word stands, as `readPlaces` reads them, with `!` between words. */
	places: string;
	/** Groups of words that are asked for one another. */
	synonyms: readonly string[];
	/** Words that have no places: nobody finds anything by them. */
	common: string;
	/** The number of the first section in each file of texts. */
	texts: readonly number[];
}

/** A passage is this many sentences of a section; its last has what is left. */
export const passageLength = 8;

/** Two signs for an alphabet of gaps: the last digit of a gap, and those before it. */
const [lasts, firsts] = [57, 34];

/**
 * Reads places that are written as the gaps between them, each digit a letter that needs no escape:
 * those up to `[` are last digits, those behind it come before one.
 */
export function readPlaces(gaps: string): number[] {
	const places: number[] = [];
	let at = -1;
	let high = 0;
	for (let i = 0; i < gaps.length; i++) {
		const code = gaps.charCodeAt(i);
		if (code > 92) high = high * firsts + code - 92;
		else {
			at += high * lasts + code - 34;
			places.push(at);
			high = 0;
		}
	}
	return places;
}

/** Writes places as `readPlaces` reads them. */
export function writePlaces(places: readonly number[]): string {
	return places
		.map((place, index) => {
			const gap = place - (places[index - 1] ?? -1) - 1;
			let digits = String.fromCharCode(35 + (gap % lasts));
			for (let high = Math.floor(gap / lasts); high > 0; ) {
				const digit = ((high - 1) % firsts) + 1;
				digits = String.fromCharCode(92 + digit) + digits;
				high = (high - digit) / firsts;
			}
			return digits;
		})
		.join('');
}

/** Reads the words of an index, and how many letters each shares with the one before. */
export function readWords(written: string): { words: string[]; shared: number[] } {
	const words: string[] = [];
	const shared: number[] = [];
	for (const [, [sign] = '', rest] of written.matchAll(/([A-Z])([^A-Z]*)/g)) {
		const same = (sign as string).charCodeAt(0) - 65;
		words.push((words.at(-1) ?? '').slice(0, same) + rest);
		shared.push(same);
	}
	return { words, shared };
}

/** Writes words, which stand by the alphabet, as `readWords` reads them. */
export function writeWords(words: readonly string[]): string {
	return words
		.map((word, index) => {
			const before = words[index - 1] ?? '';
			let same = 0;
			while (same < 25 && same < word.length && word[same] === before[same]) same++;
			return String.fromCharCode(65 + same) + word.slice(same);
		})
		.join('');
}
