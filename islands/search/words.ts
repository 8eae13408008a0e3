/** Letters that Unicode does not decompose into a base letter and an accent. */
const letters: Readonly<Record<string, string>> = {
	đ: 'd',
	ø: 'o',
	ł: 'l',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
};

/** Folds case and accents. */
export const fold = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[đøłßæœ]/g, (letter) => letters[letter] ?? '');

/** Folds a word and removes its plural ending; an approximation that only has to be consistent. */
export const stem = (word: string): string =>
	fold(word)
		.replace(/(?<=..)ies$/, 'y')
		.replace(/(?<=..[^isu])s$/, '');

/** Lists the words of a text as they are written: letters alone are skipped, numbers are kept. */
export const listWords = (text: string): string[] =>
	text.normalize('NFKC').match(/\p{L}{2,}|[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu) ?? [];
