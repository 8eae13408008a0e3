import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readSite } from '../support/shared-site.ts';

/**
 * The most that a page may weigh, in bytes as hosts send them that compress on request: with Brotli at
 * quality 6, the default of nginx.
 */
const budgets = {
	// At the best quality, what a server sends before it hears from the reader again: ten segments of
	// 1,460 bytes (RFC 6928).
	html: 16_200,
	// Preact and four small islands; a page with more behaviour than that is another kind of site.
	scripts: 6_950,
	// A work besides: a comic's pages turn by key, and its reader's place is kept.
	reading: 7_300,
	// The index of the search and the scripts that read it: a second on a slow line (1.6 Mbit/s).
	search: 165_000,
	// Three families in the weights and characters that are in use. One load serves every page.
	fonts: 60_000,
	// Before the reader scrolls: less than a second of the slow line.
	atOnce: 163_000,
	// With every drawing of the longest page: three seconds and a half of the slow line.
	whole: 680_000,
	// The landing page, whole: less than two seconds, with room for a few more faces.
	landing: 360_000,
};

/** Pages that are read for long: their HTML may come in several rounds. */
const longPages =
	/^\/(|canon\/|a-to-z\/|people\/|submission-guidelines\/|theme-ideas\/|timeline\/|world-bible\/|world-details\/|legal-information\/|creative-resources\/(deck-kit|model-sheets)\/|read\/.+)$/;

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Bytes as they are sent. */
const weigh = (contents: string | Uint8Array) =>
	brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** Finds what a page exceeds, with the files that count for it. */
function findOverweight(route: string, html: string, weighFile: (file: string) => number) {
	const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
	const urlOf = ({ attribs }: Element) => attribs.src ?? attribs.srcset ?? attribs.href ?? [];
	const pick = (isMeant: (element: Element) => boolean) =>
		new Set(elements.filter(isMeant).flatMap(urlOf));
	const sum = (files: Iterable<string>) =>
		[...files].reduce((all, file) => all + weighFile(file), 0);

	const document = weigh(html);
	const scripts = pick(
		({ name, attribs }) =>
			(name === 'script' && attribs.src !== undefined) || attribs.rel === 'modulepreload',
	);
	const inline = elements
		.filter(({ name, attribs: { src, type } }) => name === 'script' && !src && !type)
		.reduce((all, script) => all + weigh(DomUtils.textContent(script)), 0);
	const index = pick(({ attribs }) => attribs.as === 'fetch');
	const fonts = new Set(html.match(/\/assets\/[\w.-]+\.woff2(?=\))/g));
	// Photographs have a srcset: a maker decides what they weigh, and they wait for the reader.
	const images = elements.filter(({ name, attribs }) => name === 'img' && !attribs.srcset);
	/** Of the looks of a picture the heaviest. */
	const pictures = (shown: readonly Element[]) =>
		shown.flatMap((image) => {
			const { parent } = image;
			const looks =
				parent?.type === 'tag' && parent.name === 'picture'
					? DomUtils.getElementsByTagName('*', parent.children)
					: [image];
			return looks.flatMap(urlOf).toSorted((a, b) => weighFile(b) - weighFile(a))[0] ?? [];
		});
	const icon = pick(({ attribs }) => attribs.rel === 'icon');
	const early = images.filter(({ attribs }) => attribs.loading !== 'lazy');
	const load = (shown: readonly Element[]) =>
		document + sum(new Set([...scripts, ...fonts, ...icon, ...pictures(shown)]));

	const ownScripts = /^\/read\/./.test(route) ? budgets.reading : budgets.scripts;
	const rows: [what: string, bytes: number, most: number][] = [
		['HTML', document, longPages.test(route) ? Number.POSITIVE_INFINITY : budgets.html],
		index.size > 0
			? ['search', sum(scripts) + sum(index) + inline, budgets.search]
			: ['scripts', sum(scripts) + inline, ownScripts],
		['fonts', sum(fonts), budgets.fonts],
		['what is loaded before its reader scrolls', load(early), budgets.atOnce],
		['all that it loads', load(images), route === '/' ? budgets.landing : budgets.whole],
	];
	return rows
		.filter(([, bytes, most]) => bytes > most)
		.map(([what, bytes, most]) => `${route}: ${what}: ${bytes} bytes, at most ${most}`);
}

describe('the weight of pages', () => {
	it('is within their budgets', async () => {
		const { files, routes } = await readSite();
		const weights = new Map<string, number>();
		const weighFile = (file: string) => {
			const contents = files.get(file) ?? assert.fail(`${file} is not there`);
			const weight =
				weights.get(file) ??
				(/\.(js|json|svg)$/.test(file) ? weigh(contents) : Buffer.byteLength(contents));
			weights.set(file, weight);
			return weight;
		};
		const found = routes.flatMap(({ route, html }) => findOverweight(route, html, weighFile));
		assert.deepEqual(found, []);
	});
	it('counts every file that a page loads, and of a picture the heavier look', () => {
		const page = `<style>p{src:url(/assets/a.woff2)}</style><script src="/a.js"></script>
<picture><source srcset="/night.svg"><img src="/day.svg"></picture><img loading="lazy" src="/late.svg">`;
		const find = (file: string) =>
			findOverweight('/x/', page, (each) => (each === file ? 1_000_000 : 0)).length;
		assert.deepEqual(
			['/other.svg', '/late.svg', '/day.svg', '/night.svg', '/a.js', '/assets/a.woff2'].map(find),
			[0, 1, 2, 2, 3, 3],
		);
	});
});
