/** One mistake, said so that the person who made it can mend it. */
export interface Problem {
	/** File and line, record and field, or page and element. */
	where: string;
	/** What is wrong there, and why it matters if that is not plain. */
	what: string;
	/** What to do about it. */
	mend?: string;
}

/** Takes a problem down; the build goes on to find the others. */
export type Report = (problem: Problem) => void;

/** Passes problems on and remembers whether there were any. */
export function watchReport(report: Report): { report: Report; isClean: () => boolean } {
	let clean = true;
	return {
		report(problem) {
			clean = false;
			report(problem);
		},
		isClean: () => clean,
	};
}

/** A build that found mistakes: nothing was written. */
export class BuildFailure extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(formatProblems(problems));
		this.name = 'BuildFailure';
		this.problems = problems;
	}
}

/** All problems as text for a terminal, in the order in which they were found. */
export function formatProblems(problems: readonly Problem[]): string {
	const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
	const lines = problems.flatMap(({ where, what, mend }) => [
		`  ${where}`,
		`      ${what}`,
		...(mend === undefined ? [] : [`      → ${mend}`]),
	]);
	return [`${count}:`, '', ...lines].join('\n');
}

/** The candidate that is spelled most like `word`, if one is close enough to be a slip. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
	let nearest: string | undefined;
	let least = Math.max(2, Math.floor(word.length / 2));
	for (const candidate of candidates) {
		const distance = candidate.includes(word) ? 1 : countEdits(word, candidate);
		if (distance < least) {
			least = distance;
			nearest = candidate;
		}
	}
	return nearest;
}

/** Where each of some parts of a word of this length begins, and the end of the last. */
const cutAt = (length: number, parts: number) =>
	Array.from({ length: parts + 1 }, (_, part) => Math.floor((part * length) / parts));

/**
 * Prepares for many questions after slips among many words: the time that one takes does not grow
 * with their number. A word that is cut into one more part than letters may differ has one part left
 * as it was in whatever it became, at most as many letters away.
 * @param most how many letters may differ
 * @returns a function that finds the first of the words from which another differs by no more
 */
export function createNearestFinder(
	words: Iterable<string>,
	most: number,
): (word: string) => string | undefined {
	const known = [...words];
	const parts = most + 1;
	/** The words by one of their parts: which it is, of how long a word. */
	const withPart = new Map<string, number[]>();
	const nameOf = (length: number, part: number, text: string) => `${length} ${part} ${text}`;
	known.forEach((word, index) => {
		const cuts = cutAt(word.length, parts);
		for (let part = 0; part < parts; part++) {
			const name = nameOf(word.length, part, word.slice(cuts[part], cuts[part + 1]));
			const others = withPart.get(name);
			if (others) others.push(index);
			else withPart.set(name, [index]);
		}
	});
	return (asked) => {
		let first = known.length;
		for (let length = asked.length - most; length <= asked.length + most; length++) {
			const cuts = cutAt(length, parts);
			for (let part = 0; part < parts; part++) {
				const [start = 0, end = 0] = cuts.slice(part);
				for (let from = Math.max(0, start - most); from <= start + most; from++) {
					const name = nameOf(length, part, asked.slice(from, from + end - start));
					for (const index of withPart.get(name) ?? []) {
						if (index < first && countEdits(asked, known[index] ?? '') <= most) first = index;
					}
				}
			}
		}
		return known[first];
	};
}

/** How many letters must be put in, taken out or changed to turn one word into the other. */
export function countEdits(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
