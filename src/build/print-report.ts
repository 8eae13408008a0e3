import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite } from './build-site.ts';
import type { Files } from './files.ts';

const brotliSize = (contents: string | Uint8Array) => brotliCompressSync(contents).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files of a page that its head loads, by the ending of their names. */
function sumAssets(html: string, base: string, files: Files, extension: string): number {
	const names = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
	return [...new Set(names)]
		.filter((url) => url.endsWith(extension) && url.startsWith(base))
		.map((url) => files.get(url.slice(base.length - 1)))
		.reduce((sum, contents) => sum + (contents === undefined ? 0 : brotliSize(contents)), 0);
}

/**
 * The table at the end of a build: every page with the bytes of its HTML as written and, with
 * brotli, of its HTML, its styles and its scripts.
 */
export function formatReport({ files, routes, crawled }: BuiltSite, base: string): string {
	const rows = routes
		.toSorted((a, b) => a.route.localeCompare(b.route))
		.map(({ route, html }) => [
			route,
			kilobytes(Buffer.byteLength(html)),
			kilobytes(brotliSize(html)),
			kilobytes(sumAssets(html, base, files, '.css')),
			kilobytes(sumAssets(html, base, files, '.js')),
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
	const bytes = [...files.values()].reduce((sum, contents) => sum + Buffer.byteLength(contents), 0);
	const links = crawled === undefined ? '' : `, ${crawled} links followed by linkinator`;
	return [
		...lines,
		'',
		`${routes.length} pages, ${files.size} files, ${kilobytes(bytes)}${links}.`,
	].join('\n');
}
