import type { Settings } from '../../site.ts';
import type { Files } from '../files.ts';
import { type Budgets, kilobytes } from './budgets.ts';
import type { PageWeight, Weight } from './weigh-pages.ts';

/** What a build has to say at its end. */
interface Outcome {
	files: Files;
	weights: readonly PageWeight[];
}

/** What a build without an address says, so that nobody finds out from a search engine. */
const noAddress =
	'No SITE_URL: canonical links, sitemap.xml, social previews, structured data and the feed of changes were left out.';

/** As many pages as a person looks over; the heaviest stand for the others. */
const mostRows = 60;

const sum = (weights: readonly Weight[]) =>
	kilobytes(weights.reduce((all, { bytes }) => all + bytes, 0));

/**
 * The table at the end of a build: every page with the bytes of its HTML as written and, as they are
 * sent, of what a browser needs for its first view, of its scripts, of its fonts, of what it loads before its
 * reader scrolls, and of all. Files that are others compressed are not counted.
 */
export function formatReport(
	{ files, weights }: Outcome,
	settings: Settings,
	budgets: Budgets,
): string {
	const shown = weights.toSorted((a, b) => b.whole - a.whole).slice(0, mostRows);
	const rows = shown
		.sort((a, b) => (a.route < b.route ? -1 : 1))
		.map(({ route, written, html, firstView, scripts, fonts, atOnce, whole }) => [
			route,
			kilobytes(written),
			kilobytes(html),
			kilobytes(firstView),
			sum(scripts),
			sum(fonts),
			kilobytes(atOnce),
			kilobytes(whole),
		]);
	const limits = [budgets.firstView, budgets.scripts, budgets.fonts, budgets.page].map(kilobytes);
	const table = [
		['Page', 'HTML', 'brotli', 'first view', 'JS', 'fonts', 'at once', 'whole'],
		...rows,
		[`At most (whole /: ${kilobytes(budgets.landing)})`, '', '', ...limits],
	];
	const widths = [0, 1, 2, 3, 4, 5, 6, 7].map((column) =>
		Math.max(...table.map((row) => row[column]?.length ?? 0)),
	);
	const lines = table.map((row) =>
		row
			.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
			.join('  '),
	);
	const bytes = [...files.values()].reduce((all, each) => all + Buffer.byteLength(each), 0);
	const others = weights.length - shown.length;
	return [
		...lines,
		...(others > 0 ? ['', `The heaviest ${mostRows}; ${others} others weigh less.`] : []),
		'',
		`${weights.length} pages, ${files.size} files, ${kilobytes(bytes)}.`,
		...(settings.address === null ? ['', noAddress] : []),
	].join('\n');
}
