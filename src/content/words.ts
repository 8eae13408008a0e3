/**
 * Words of the texts that are told apart in their markup: names that a translator would take for
 * words, and, with their language (BCP 47), words that a voice would else read as English.
 */
export const markedWords: readonly { word: string; lang?: string }[] = [
	{ word: 'Wren' },
	{ word: 'Hull' },
	{ word: 'Lung' },
	{ word: 'Tern' },
	{ word: 'the Limits' },
];
