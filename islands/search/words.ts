/** Letters that no accent tells from another. */
const letters: Readonly<Record<string, string>> = {
	đ: 'd',
	ø: 'o',
	ł: 'l',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
};

/** What a text is told apart by from others: neither case nor accents. */
export const fold = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[đøłßæœ]/g, (letter) => letters[letter] ?? '');

/** A folded word without the ending of its plural, near enough to be the same for both. */
export const stem = (word: string): string =>
	word.replace(/(?<=..)ies$/, 'y').replace(/(?<=..[^isu])s$/, '');

/** The words of a text, folded: letters that stand alone are none, numbers are. */
export const listWords = (text: string): string[] =>
	fold(text).match(/\p{L}{2,}|[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu) ?? [];
