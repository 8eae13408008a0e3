import { markedWords } from '../content/words.ts';

const languages = new Map(markedWords.map(({ word, lang }) => [word, lang]));
const pattern = new RegExp(`(?<![\\p{L}-])(${[...languages.keys()].join('|')})(?![\\p{L}-])`, 'gu');

/**
 * Splits a text into words with a mark (language, or not to be translated) and the text between
 * them.
 */
export function splitMarked(
	text: string,
): { text: string; mark?: { lang: string } | { translate: 'no' } }[] {
	// `split` with a capturing group puts the matches at odd indices.
	return text.split(pattern).map((piece, i) => {
		if (i % 2 === 0) return { text: piece };
		const lang = languages.get(piece);
		return { text: piece, mark: lang === undefined ? { translate: 'no' } : { lang } };
	});
}
