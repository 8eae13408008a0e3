/** One mistake, described for the person who can fix it. */
export interface Problem {
	/** File and line, record and field, or page and element. */
	where: string;
	/** What is wrong there, and why it matters if that is not obvious. */
	what: string;
	/** What to do about it. */
	fix?: string;
}

/** A build that found problems and wrote nothing. */
export class BuildFailure extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		const merged = mergeProblems(problems);
		super(formatProblems(merged));
		this.name = 'BuildFailure';
		this.problems = merged;
	}
}

/** Merges problems with the same text into one, which lists up to three locations. */
export function mergeProblems(problems: readonly Problem[]): Problem[] {
	const merged = new Map<string, { problem: Problem; places: Set<string> }>();
	for (const problem of problems) {
		const key = `${problem.what}\n${problem.fix}`;
		const same = merged.get(key) ?? { problem, places: new Set() };
		merged.set(key, same);
		same.places.add(problem.where);
	}
	return [...merged.values()].map(({ problem, places }) => ({
		...problem,
		where:
			places.size > 3
				? `${problem.where} and ${places.size - 1} more places`
				: [...places].join(', '),
	}));
}

/** Formats problems for a terminal. */
function formatProblems(problems: readonly Problem[]): string {
	const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
	const lines = problems.flatMap(({ where, what, fix }) => [
		`  ${where}`,
		`      ${what}`,
		...(fix === undefined ? [] : [`      → ${fix}`]),
	]);
	return [`${count}:`, '', ...lines].join('\n');
}

/** The message of an error, or of anything else that was thrown. */
export const reasonOf = (error: unknown): string =>
	error instanceof Error ? error.message : String(error);

/** Finds the candidate closest to `word`, if one is close enough to be a typing error. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
	let nearest: string | undefined;
	let limit = Math.max(2, Math.ceil(word.length / 2));
	for (const candidate of candidates) {
		const distance = candidate.includes(word) ? 1 : countEdits(word, candidate);
		if (distance < limit) {
			limit = distance;
			nearest = candidate;
		}
	}
	return nearest;
}

/** The fix for an unknown name: the nearest known one, or `otherwise`. */
export function suggestName(name: string, known: Iterable<string>, otherwise: string): string {
	const near = findNearest(name, known);
	return near ? `Did you mean “${near}”?` : otherwise;
}

/** The Levenshtein distance of two words. */
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
