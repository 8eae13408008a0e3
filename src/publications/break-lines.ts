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

/** The same in as many lines, as even as they can be: what browsers do for `text-wrap: balance`. */
export function balanceLines(
	text: string,
	width: number,
	measure: (text: string) => number,
): string[] {
	const count = breakLines(text, width, measure).length;
	let [narrow, wide] = [0, width];
	// Half a unit is less than any eye sees.
	while (wide - narrow > 0.5) {
		const between = (narrow + wide) / 2;
		if (breakLines(text, between, measure).length > count) narrow = between;
		else wide = between;
	}
	return breakLines(text, wide, measure);
}
