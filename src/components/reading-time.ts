import { inWords } from '../model/numbers.ts';
import { scriptOf, type Work, workKinds, workRoute } from '../model/works.ts';
import { countComicMinutes, countMinutes } from '../world/lengths.ts';
import { usePage } from './page-context.ts';

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Formats the reading time of a number of words: “4 minutes”, “1 hour 5 minutes”. */
export function formatReadingTime(words: number): string {
	const all = countMinutes(words);
	const [hours, minutes] = [Math.floor(all / 60), all % 60];
	return [hours > 0 && count(hours, 'hour'), minutes > 0 && count(minutes, 'minute')]
		.filter(Boolean)
		.join(' ');
}

/** Returns a function that gives the time to read a work, in whole minutes. */
export function useMinutes(): (work: Work) => number {
	const { countWords } = usePage();
	return (work) => {
		const words = countWords(workRoute(work.slug)) ?? 0;
		const pages = scriptOf(work);
		return pages ? countComicMinutes(words, pages) : countMinutes(words);
	};
}

/** What a work is, and how long: “A story, 4 minutes”, “A comic, six pages”, “A picture”. */
export function useKind(): (work: Work) => string {
	const { countWords } = usePage();
	return (work) => {
		const { one } = workKinds[work.kind];
		const pages = scriptOf(work);
		if (pages)
			return `${one}, ${pages.length === 1 ? 'one page' : `${inWords(pages.length)} pages`}`;
		if (['art', 'film', 'model', 'paper'].includes(work.kind)) return one;
		return `${one}, ${formatReadingTime(countWords(workRoute(work.slug)) ?? 0)}`;
	};
}
