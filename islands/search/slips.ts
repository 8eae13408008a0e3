/**
 * Finds the words that differ from a typed one by the fewest slips, a letter too many, too few, another
 * or two that have changed places each, up to some; or that begin so, which is half a slip more.
 * The words of an alphabet are walked like a tree: what two of them share is looked at once.
 * @param words by the alphabet
 * @param shared how many letters each has in common with the one before
 * @returns the numbers of the words, with their slips
 */
export function listSlips(
	words: readonly string[],
	shared: readonly number[],
	typed: string,
	most: number,
): { slips: number; numbers: number[] } {
	const { length } = typed;
	/** For each letter of a word, how far what is before it is from each beginning of what was typed. */
	const rows: number[][] = [Array.from({ length: length + 1 }, (_, at) => at)];
	const distance = (row: number, at: number) => rows[row]?.[at] ?? 99;
	let slips = most;
	let numbers: number[] = [];
	/** The length of a beginning that is too far already, with all words that have it. */
	let dead = 99;
	for (const [number, word] of words.entries()) {
		let at = shared[number] ?? 0;
		if (at >= dead) continue;
		dead = 99;
		for (; at < word.length && dead > at; at++) {
			const row = [at + 1];
			let least = at + 1;
			for (let to = 1; to <= length; to++) {
				const value = Math.min(
					(row[to - 1] ?? 99) + 1,
					distance(at, to) + 1,
					distance(at, to - 1) + +(word[at] !== typed[to - 1]),
					word[at] === typed[to - 2] && word[at - 1] === typed[to - 1]
						? distance(at - 1, to - 2) + 1
						: 99,
				);
				row.push(value);
				least = Math.min(least, value);
			}
			rows[at + 1] = row;
			if (least > most) dead = at + 1;
		}
		let own = dead > word.length ? distance(word.length, length) : 99;
		for (let end = Math.min(at, word.length - 1); end > 0; end--) {
			own = Math.min(own, distance(end, length) + 0.5);
		}
		if (own < slips) numbers = [];
		if (own <= slips) {
			slips = own;
			numbers.push(number);
		}
	}
	return { slips, numbers };
}
