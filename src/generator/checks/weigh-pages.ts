import { relativeBase, type Settings } from '../../site.ts';
import { servedBase } from '../content/place.ts';
import type { Files } from '../files.ts';
import { compressBrotli } from '../output/compress.ts';
import type { ParsedPage } from './read-page.ts';

/** One file and its bytes as they are sent. */
export interface Weight {
	file: string;
	bytes: number;
}

/** What a page makes a browser load, in bytes as they are sent: text with brotli. */
export interface PageWeight {
	route: string;
	/** The HTML as written, and as sent. */
	written: number;
	html: number;
	/** Files, and scripts that stand in the HTML, which weighs them already. */
	scripts: readonly Weight[];
	/** What a search reads: in none of the sums. */
	index: readonly Weight[];
	fonts: readonly Weight[];
	/** The heaviest choice of each picture. */
	pictures: readonly Weight[];
	/** What is loaded before a reader scrolls, and all of it. */
	atOnce: number;
	whole: number;
}

/** The scripts that stand in a page and are run; data for other programs has another type. */
const isRun = (type = 'module') => type === 'module' || type.endsWith('javascript');

const heaviestOf = (weights: readonly Weight[]) =>
	weights.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest));

/**
 * Weighs pages as hosts send them.
 * @param files every file of the site
 */
export async function weighPages(
	pages: readonly ParsedPage[],
	files: Files,
	{ base, images }: Pick<Settings, 'base' | 'images'>,
	compress = compressBrotli,
): Promise<PageWeight[]> {
	const host = images.host?.replace(/\/$/, '');
	/** The file that a URL of a page leads to; other hosts' are refused elsewhere. */
	function findFile(url: string, route: string): string {
		if (host !== undefined && url.startsWith(`${host}/`)) return url.slice(host.length);
		const from = base === relativeBase ? route : servedBase(base);
		const { pathname } = new URL(url, `https://site.invalid${from}`);
		return base === relativeBase ? pathname : pathname.slice(base.length - 1);
	}
	const weights = new Map<string, Promise<Weight>>();
	async function weighFile(file: string): Promise<Weight> {
		return { file, bytes: (await compress(file, files.get(file) ?? '')).length };
	}
	function weigh(file: string): Promise<Weight> {
		const weight = weights.get(file) ?? weighFile(file);
		weights.set(file, weight);
		return weight;
	}

	async function weighPage(page: ParsedPage): Promise<PageWeight> {
		const { file, route, loads, inlineCode } = page;
		// A file that is named twice is loaded once.
		const weighAll = (urls: readonly string[]) =>
			Promise.all([...new Set(urls.map((url) => findFile(url, route)))].map(weigh));
		const shown = loads.pictures.filter(({ choices }) => choices.length > 0);
		const pictures = await Promise.all(
			shown.map(async ({ choices }) => heaviestOf(await weighAll(choices))),
		);
		const early = pictures.filter((_, i) => !shown[i]?.isLate);
		const { length: html } = await compress(file, page.contents);
		const inline = await Promise.all(
			inlineCode
				.filter(({ kind, type }) => kind === 'script' && isRun(type))
				.map(({ source }) => compress('/inline.js', source)),
		);
		const scripts = await weighAll(loads.scripts);
		const fonts = await weighAll(loads.fonts);
		const sum = (own: readonly Weight[]) =>
			[...new Set([...scripts, ...fonts, ...own])].reduce((all, { bytes }) => all + bytes, html);
		return {
			route,
			written: page.contents.length,
			html,
			scripts: [
				...scripts,
				...inline.map(({ length }) => ({ file: 'one in the HTML', bytes: length })),
			],
			index: await weighAll(loads.index),
			fonts,
			pictures: [...new Set(pictures)],
			atOnce: sum(early),
			whole: sum(pictures),
		};
	}
	return Promise.all(pages.map(weighPage));
}
