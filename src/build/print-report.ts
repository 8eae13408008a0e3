import type { Settings } from '../site.ts';
import type { BuiltSite } from './build-site.ts';
import { type Files, fileOfRoute } from './files.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A file's size with brotli, as it stands beside it. */
const brotliSize = (files: Files, file: string) => Buffer.byteLength(files.get(`${file}.br`) ?? '');

/** The files of a page that its head loads, by the ending of their names. */
function sumAssets(html: string, files: Files, extension: string): number {
	const names = [...html.matchAll(/ (?:href|src)="[^"]*?(assets\/[^"]*)"/g)].map(
		([, name = '']) => `/${name}`,
	);
	return [...new Set(names)]
		.filter((name) => name.endsWith(extension))
		.reduce((sum, name) => sum + brotliSize(files, name), 0);
}

/** What a build without an address says, so that nobody finds out from a search engine. */
const noAddress =
	'No SITE_URL: canonical links, sitemap.xml, social previews and structured data were left out.';

/**
 * The table at the end of a build: every page with the bytes of its HTML as written and, with
 * brotli, of its HTML, its styles and its scripts. Files that are others compressed are not counted.
 */
export function formatReport({ files, routes, crawled }: BuiltSite, settings: Settings): string {
	const rows = routes
		.toSorted((a, b) => a.route.localeCompare(b.route))
		.map(({ route, html }) => [
			route,
			kilobytes(Buffer.byteLength(html)),
			kilobytes(brotliSize(files, fileOfRoute(route))),
			kilobytes(sumAssets(html, files, '.css')),
			kilobytes(sumAssets(html, files, '.js')),
		]);
	const table = [['Page', 'HTML', 'brotli', 'CSS', 'JS'], ...rows];
	const widths = [0, 1, 2, 3, 4].map((column) =>
		Math.max(...table.map((row) => row[column]?.length ?? 0)),
	);
	const lines = table.map((row) =>
		row
			.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
			.join('  '),
	);
	const plain = [...files].filter(([file]) => !/\.(br|gz)$/.test(file));
	const bytes = plain.reduce((sum, [, contents]) => sum + Buffer.byteLength(contents), 0);
	const links = crawled === undefined ? '' : `, ${crawled} links followed by linkinator`;
	return [
		...lines,
		'',
		`${routes.length} pages, ${plain.length} files, ${kilobytes(bytes)}${links}.`,
		...(settings.address === null ? ['', noAddress] : []),
	].join('\n');
}
