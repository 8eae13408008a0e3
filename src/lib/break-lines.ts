/** Breaks a text at spaces into lines no wider than `width`; a word that is wider stays whole. */
export function breakLines(
	text: string,
	width: number,
	measure: (text: string) => number,
): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && measure(`${last} ${word}`) <= width)
			lines.push(`${lines.pop()} ${word}`);
		else lines.push(word);
	}
	return lines;
}

/** Cuts each word that is wider than `width` into pieces that are not, with spaces between them. */
export const cutWords = (text: string, width: number, measure: (text: string) => number): string =>
	text
		.split(' ')
		.map((word) => {
			const pieces = [''];
			for (const letter of measure(word) > width ? word : '') {
				const last = pieces.pop() ?? '';
				pieces.push(...(last && measure(last + letter) > width ? [last, letter] : [last + letter]));
			}
			return pieces.join(' ') || word;
		})
		.join(' ');
