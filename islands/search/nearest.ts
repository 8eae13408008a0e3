/** The edit distance of two words, where exchanging two neighbouring letters is one edit. */
function distance(a: string, b: string): number {
	const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		rows.push(row);
		for (let j = 1; j <= b.length; j++) {
			const at = (up: number, left: number) => rows[i - up]?.[j - left] as number;
			const isSame = a[i - 1] === b[j - 1];
			row[j] = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1));
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				row[j] = Math.min(at(0, 0), at(2, 2) + 1);
			}
		}
	}
	return rows[a.length]?.[b.length] as number;
}

/**
 * Finds the word that a mistyped one most likely stands for. The first letter is seldom mistyped.
 * @param term the mistyped word's stem
 * @param vocabulary the words that there are by stem, and how much each matters
 * @param edits the number of edits allowed; short words have fewer
 */
export function findNearest(
	term: string,
	vocabulary: ReadonlyMap<string, { word: string; weight: number }>,
	edits: number,
): string | undefined {
	const max = Math.min(edits, Math.floor(term.length / 3));
	let nearest: { word: string; cost: number; weight: number } | undefined;
	for (const [known, { word, weight }] of vocabulary) {
		if (known.length < 3 || Math.abs(known.length - term.length) > max) continue;
		const edits = distance(term, known);
		if (edits > max) continue;
		const cost = edits + (known[0] === term[0] ? 0 : 0.5);
		const { cost: least = 9, weight: highest = 0 } = nearest ?? {};
		if (cost < least || (cost === least && weight > highest)) nearest = { word, cost, weight };
	}
	return nearest?.word;
}
