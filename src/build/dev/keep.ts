import type { Problem, Report } from '../problems.ts';

/**
 * Makes something, or gives what was made under this name before, if it was of the same things. What
 * was reported then is reported again.
 * @param of all that decides what is made; each thing is compared by identity
 */
export type Keep = <Made>(
	name: string,
	of: readonly unknown[],
	report: Report,
	make: (report: Report) => Made | Promise<Made>,
) => Promise<Made>;

/** Starts with nothing kept. */
export function createKeep(): Keep {
	const entries = new Map<
		string,
		{ of: readonly unknown[]; made: unknown; problems: readonly Problem[] }
	>();
	return async <Made>(
		name: string,
		of: readonly unknown[],
		report: Report,
		make: (report: Report) => Made | Promise<Made>,
	): Promise<Made> => {
		const kept = entries.get(name);
		const isSame =
			kept !== undefined &&
			kept.of.length === of.length &&
			of.every((each, index) => Object.is(each, kept.of[index]));
		if (isSame) {
			for (const problem of kept.problems) report(problem);
			return kept.made as Made;
		}
		entries.delete(name);
		const problems: Problem[] = [];
		const made = await make((problem) => {
			problems.push(problem);
			report(problem);
		});
		entries.set(name, { of, made, problems });
		return made;
	};
}
