import type { Settings } from '../../site.ts';
import type { Files } from '../files.ts';
import { budgets, kilobytes, sumOf } from './budgets.ts';
import type { PageWeight } from './weigh-pages.ts';

/** A reminder after a build without an address. */
const noAddress =
	'No SITE_URL: canonical links, sitemap.xml, social previews, structured data and the feeds were left out.';

/**
 * The table at the end of a build: every page with the bytes of its HTML as written and, as they are
 * sent, of its HTML, scripts and fonts, of what it loads before its reader scrolls, of all, and of its
 * photographs.
 */
export function formatReport(
	{ files, weights }: { files: Files; weights: readonly PageWeight[] },
	settings: Settings,
): string {
	const rows = weights
		.toSorted((a, b) => (a.route < b.route ? -1 : 1))
		.map(({ route, scripts, fonts, written, html, atOnce, whole, photographs }) => [
			route,
			...[written, html, sumOf(scripts), sumOf(fonts), atOnce, whole].map(kilobytes),
			...(photographs.length > 0 ? [kilobytes(sumOf(photographs))] : []),
		]);
	const { html, scripts, fonts, atOnce, whole } = budgets;
	const table = [
		['Page', 'written', 'HTML', 'scripts', 'fonts', 'at once', 'whole', 'photos'],
		...rows,
		['At most', '', ...[html, scripts, fonts, atOnce, whole].map(kilobytes)],
	];
	const width = Math.max(...table.map(([name = '']) => name.length));
	const lines = table.map(([name = '', ...cells]) =>
		[name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' '),
	);
	const indexes = weights
		.filter(({ index }) => index.length > 0)
		.map(
			({ route, index, scripts: own }) =>
				`${route} reads an index of ${kilobytes(sumOf(index))} besides: ${kilobytes(sumOf([...index, ...own]))} with its scripts, at most ${kilobytes(budgets.search)}.`,
		);
	const bytes = [...files.values()].reduce((all, each) => all + Buffer.byteLength(each), 0);
	return [
		...lines,
		...indexes,
		'',
		`${weights.length} pages, ${files.size} files, ${kilobytes(bytes)}.`,
		...(settings.address === null ? ['', noAddress] : []),
	].join('\n');
}
