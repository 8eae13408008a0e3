/**
 * Words of the texts that are told apart in their markup: names that a translator would take for
 * words, and, with their language (BCP 47), words that a voice would else read as English.
 */
const markedWords: readonly { word: string; lang?: string }[] = [
	{ word: 'Wren' },
	{ word: 'Hull' },
	{ word: 'Lung' },
	{ word: 'Tern' },
	{ word: 'Limits' },
	{ word: 'Aguenta', lang: 'pt' },
	{ word: 'Folga', lang: 'pt' },
	{ word: 'folga', lang: 'pt' },
	{ word: 'N sta li', lang: 'kea' },
	{ word: 'Señora', lang: 'es' },
	{ word: 'Thamo', lang: 'bn-Latn' },
	{ word: 'bhai', lang: 'bn-Latn' },
	{ word: 'Dúró', lang: 'yo' },
	{ word: 'Haal', lang: 'nl' },
	{ word: 'Mevrouw', lang: 'nl' },
	{ word: 'minha filha', lang: 'pt-BR' },
	{ word: 'Minha filha', lang: 'pt-BR' },
	{ word: 'Meu filho', lang: 'pt-BR' },
	{ word: 'tulou', lang: 'sm' },
	{ word: 'Tulou', lang: 'sm' },
	{ word: 'uso', lang: 'sm' },
	{ word: 'kwenu', lang: 'ig' },
	{ word: 'yaa', lang: 'ig' },
	{ word: 'Ndo', lang: 'ig' },
	{ word: 'biko', lang: 'ig' },
	{ word: 'chú', lang: 'vi' },
	{ word: 'cháu', lang: 'vi' },
	{ word: 'Cháu', lang: 'vi' },
	{ word: 'cô', lang: 'vi' },
	{ word: 'anh', lang: 'vi' },
	{ word: 'Nei', lang: 'nb' },
	{ word: 'matpakke', lang: 'nb' },
	{ word: 'Ha det', lang: 'nb' },
	{ word: 'L-bher ghaddar', lang: 'ary-Latn' },
	{ word: 'benti', lang: 'ary-Latn' },
	{ word: 'wlidi', lang: 'ary-Latn' },
	{ word: 'Yallah', lang: 'ary-Latn' },
	{ word: 'janik', lang: 'hy-Latn' },
	{ word: 'Doe gewoon', lang: 'nl' },
	{ word: 'verdorie', lang: 'nl' },
	{ word: 'Laat maar', lang: 'nl' },
	{ word: 'Amma', lang: 'ta-Latn' },
	{ word: 'Anna', lang: 'ta-Latn' },
	{ word: 'Thatha', lang: 'ta-Latn' },
	{ word: 'Aiyo', lang: 'ta-Latn' },
	{ word: 'da', lang: 'ta-Latn' },
	{ word: 'Yaaba', lang: 'mos' },
	{ word: 'Barka', lang: 'mos' },
];

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
