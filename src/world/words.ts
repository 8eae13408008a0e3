import { markedWords } from '../content/words.ts';

const languages = new Map(markedWords.map(({ word, lang }) => [word, lang]));
const pattern = new RegExp(`(?<![\\p{L}-])(${[...languages.keys()].join('|')})(?![\\p{L}-])`, 'gu');

/** Cuts a text into marked words and what is between them; both together are the text. */
export function splitMarked(
	text: string,
): { text: string; mark?: { lang: string } | { translate: 'no' } }[] {
	// Every other piece is what the pattern has caught.
	return text.split(pattern).map((piece, i) => {
		if (i % 2 === 0) return { text: piece };
		const lang = languages.get(piece);
		return { text: piece, mark: lang === undefined ? { translate: 'no' } : { lang } };
	});
}
