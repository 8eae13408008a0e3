import type { Problem } from '../problems.ts';
import type { PageWeight, Weight } from './weigh-pages.ts';

/**
 * The most that a page may weigh, in bytes as hosts send them that compress on request. At the best
 * quality of Brotli the same pages are a tenth smaller, pictures an eighth.
 */
export const budgets = {
	// At the best quality, what a server sends before it hears from the reader again: ten segments of
	// 1,460 bytes (RFC 6928).
	html: 16_200,
	// Preact and four small islands; a page with more behaviour than that is another kind of site.
	scripts: 6_850,
	// A work besides: a comic's pages turn by key, and its reader's place is kept.
	reading: 7_200,
	// What a search reads and the scripts that read it: a second on a slow telephone line (1.6 Mbit/s).
	search: 160_000,
	// Three families in the weights and characters that are in use. One load serves every page.
	fonts: 60_000,
	// Before the reader scrolls: less than a second of the slow line.
	atOnce: 163_000,
	// With every drawing of the longest page: three seconds and a half of the slow line.
	whole: 680_000,
	// The landing page, whole: less than two seconds.
	landing: 330_000,
};

/** Pages that are read for long: their HTML may come in several rounds. */
const longPages: ReadonlySet<string> = new Set([
	...[
		'/',
		'/canon/',
		'/a-to-z/',
		'/people/',
		'/submission-guidelines/',
		'/theme-ideas/',
		'/timeline/',
	],
	...['/world-bible/', '/world-details/'],
	...['/creative-resources/deck-kit/', '/creative-resources/model-sheets/'],
	...['/legal-information/', '/people/'],
]);

/** Whether a page is that of a work. */
const isWorkRoute = (route: string) => /^\/read\/./.test(route);

/** Bytes for people. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const sumOf = (weights: readonly Weight[]) =>
	weights.reduce((all, { bytes }) => all + bytes, 0);

/** The heaviest of some files, in words. */
const listHeaviest = (weights: readonly Weight[]) =>
	weights
		.toSorted((a, b) => b.bytes - a.bytes)
		.slice(0, 4)
		.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`)
		.join(', ');

function findPageOverweight(page: PageWeight, limits: typeof budgets): Problem[] {
	const { route, html, scripts, index, fonts, pictures, atOnce, whole } = page;
	const document = { file: 'the HTML', bytes: html };
	const all = [document, ...scripts, ...fonts, ...pictures];
	const hasSearch = index.length > 0;
	const search = [...scripts, ...index];
	const isWork = isWorkRoute(route);
	const isLong = longPages.has(route) || isWork;
	const wholeLimit = route === '/' ? limits.landing : limits.whole;
	const simpler = 'Draw it simpler, or give part of it a page of its own.';
	const rows: [string, number, number, readonly Weight[], string][] = [
		[
			'Its HTML takes',
			html,
			isLong ? Infinity : limits.html,
			[document],
			'Split the page, or add it to the long pages in src/generator/checks/budgets.ts.',
		],
		hasSearch
			? [
					'Its search takes',
					sumOf(search),
					limits.search,
					search,
					'Leave out what nobody looks for.',
				]
			: [
					'Its scripts take',
					sumOf(scripts),
					isWork ? limits.reading : limits.scripts,
					scripts,
					'Do it with HTML or styles, or split the island.',
				],
		['Its fonts take', sumOf(fonts), limits.fonts, fonts, 'Leave out a weight or an axis.'],
		['What it loads before its reader scrolls takes', atOnce, limits.atOnce, all, simpler],
		['All that it loads takes', whole, wholeLimit, all, simpler],
	];
	return rows
		.filter(([, bytes, limit]) => bytes > limit)
		.map(([name, bytes, limit, parts, fix]) => ({
			where: route,
			what: `${name} ${kilobytes(bytes)} with brotli, ${kilobytes(bytes - limit)} over its budget of ${kilobytes(limit)}. Largest: ${listHeaviest(parts)}`,
			fix,
		}));
}

/** Finds every page that is over a budget, by how much and for what. */
export const findOverweight = (pages: readonly PageWeight[], limits = budgets): Problem[] =>
	pages.flatMap((page) => findPageOverweight(page, limits));
