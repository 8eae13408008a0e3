import { collectProblems, type Problem } from '../problems.ts';
import type { PageWeight, Weight } from './weigh-pages.ts';

/** The most that a page may weigh, in bytes as they are sent. */
export interface Budgets {
	firstView: number;
	scripts: number;
	index: number;
	fonts: number;
	/** The landing page with all that it loads, and any other page before its reader scrolls. */
	landing: number;
	page: number;
	/** A picture that waits until it comes near the window. */
	latePicture: number;
}

/** The site's budgets, and why each is what it is. */
export const budgets: Budgets = {
	// What a server sends before it hears from the reader again: ten segments of 1,460 bytes (RFC 6928).
	firstView: 14_600,
	// Preact and four small islands; a page with more behaviour than that is another kind of site.
	scripts: 6_144,
	// What one page finds, and the scripts that find it, loaded when that page is there already: a second on a slow telephone line
	// (1.6 Mbit/s), and then an answer to each key from no line at all.
	index: 160_000,
	// Three families in the weights and characters that are in use. One load serves every page.
	fonts: 60_000,
	// The hero and a page of a comic: two seconds on a slow telephone line (1.6 Mbit/s).
	landing: 300_000,
	// A long read with its drawings: less than a second of the same line.
	page: 150_000,
	// A drawing that comes as one reads on: a quarter of a second of the same line.
	latePicture: 50_000,
};

/** Bytes for people. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The heaviest of some files, in words. */
const listHeaviest = (weights: readonly Weight[]) =>
	weights
		.toSorted((a, b) => b.bytes - a.bytes)
		.slice(0, 4)
		.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`)
		.join(', ');

/**
 * Finds every page that makes a reader wait: one that is over a budget, by how much and for what, and
 * one that cannot be painted from its HTML alone.
 */
export function findOverweight(
	pages: Iterable<PageWeight>,
	{ firstView, scripts, index, fonts, landing, page, latePicture }: Budgets,
): Problem[] {
	const { problems, report } = collectProblems();
	for (const weight of pages) {
		const where = weight.route;
		const sum = (weights: readonly Weight[]) => weights.reduce((all, { bytes }) => all + bytes, 0);
		const hold = (name: string, bytes: number, limit: number, largest: string, fix: string) => {
			if (bytes <= limit) return;
			const over = kilobytes(bytes - limit);
			report({
				where,
				what: `${name} ${kilobytes(bytes)} with brotli, ${over} over the ${kilobytes(limit)} of its budget. Largest: ${largest}`,
				fix,
			});
		};
		for (const { file } of weight.blocking) {
			report({
				where,
				what: `Nothing is painted before ${file} has come.`,
				fix: 'Let styles stand in the page, and give a script “defer”.',
			});
		}
		const { written, html } = weight;
		hold(
			'Its first view takes',
			weight.firstView,
			firstView,
			`the HTML with its styles, ${kilobytes(written)} as written, ${kilobytes(html)} whole`,
			'Move what is not seen at once further down, or give it fewer styles of its own.',
		);
		const searches = weight.index.length > 0;
		hold(
			'Its scripts take',
			searches ? 0 : sum(weight.scripts),
			scripts,
			listHeaviest(weight.scripts),
			'Do it with HTML or styles, or split the island.',
		);
		hold(
			'Its search takes',
			searches ? sum([...weight.index, ...weight.scripts]) : 0,
			index,
			listHeaviest([...weight.index, ...weight.scripts]),
			'Leave out what nobody looks for, in src/generator/pages/search/.',
		);
		hold(
			'Its fonts take',
			sum(weight.fonts),
			fonts,
			listHeaviest(weight.fonts),
			'Leave out a weight or an axis in src/generator/assets/fonts.ts.',
		);
		for (const each of weight.latePictures) {
			hold('One of its pictures takes', each.bytes, latePicture, each.file, 'Draw it simpler.');
		}
		const isLanding = where === '/';
		const isLate = new Set(isLanding ? [] : weight.latePictures);
		hold(
			isLanding
				? 'The landing page with all that it loads takes'
				: 'The page with all that it loads before its reader scrolls takes',
			isLanding ? weight.whole : weight.atOnce,
			isLanding ? landing : page,
			listHeaviest([
				{ file: 'the HTML', bytes: html },
				...weight.pictures.filter((each) => !isLate.has(each)),
				...weight.scripts,
				...weight.fonts,
			]),
			'Draw it simpler, or give part of it a page of its own.',
		);
	}
	return problems;
}
