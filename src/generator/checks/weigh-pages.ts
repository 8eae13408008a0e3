import { brotliCompressSync } from 'node:zlib';
import { relativeBase, type Settings } from '../../site.ts';
import { servedBase } from '../content/place.ts';
import type { Files } from '../files.ts';
import { compressBrotli } from '../output/compress.ts';
import { measureFirstView } from './first-view.ts';
import type { ReadPage } from './read-page.ts';

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
	/** The HTML up to the end of the first screen, with the styles that stand in it. */
	firstView: number;
	/** Files without which a browser paints nothing. */
	blocking: readonly Weight[];
	/** Files, and each script that stands in the HTML, which weighs it already. */
	scripts: readonly Weight[];
	/** What a search finds: not in the whole. */
	index: readonly Weight[];
	fonts: readonly Weight[];
	/** Of each picture the largest of its choices; one browser loads one. */
	pictures: readonly Weight[];
	/** Those of them that wait until they come near the window. */
	latePictures: readonly Weight[];
	/** What is loaded before a reader scrolls: all of it but those. */
	atOnce: number;
	/** All of it, once a reader has seen the whole page. */
	whole: number;
}

/** The scripts that stand in a page and are run; data for other programs has another type. */
const isRun = (type = 'module') => type === 'module' || type.endsWith('javascript');

/**
 * Weighs pages as hosts send them.
 * @param files every file of the site
 */
export async function weighPages(
	pages: readonly ReadPage[],
	files: Files,
	{ base, images }: Pick<Settings, 'base' | 'images'>,
	compress = compressBrotli,
): Promise<PageWeight[]> {
	const host = images.host?.replace(/\/$/, '');
	/** Few scripts stand in many pages: each is compressed once. */
	const inline = new Map<string, number>();
	const weighScript = (source: string): Weight => {
		const bytes = inline.get(source) ?? brotliCompressSync(source).length;
		inline.set(source, bytes);
		return { file: 'one in the HTML', bytes };
	};
	/** The file that a URL of a page leads to; other hosts' are refused elsewhere. */
	function findFile(url: string, route: string): string {
		if (host !== undefined && url.startsWith(`${host}/`)) return url.slice(host.length);
		const from = base === relativeBase ? route : servedBase(base);
		const { pathname } = new URL(url, `https://site.invalid${from}`);
		return base === relativeBase ? pathname : pathname.slice(base.length - 1);
	}
	const known = new Map<string, Promise<Weight>>();
	async function weighFile(file: string): Promise<Weight> {
		return { file, bytes: (await compress(file, files.get(file) ?? '')).length };
	}
	function weigh(url: string, route: string): Promise<Weight> {
		const file = findFile(url, route);
		const weight = known.get(file) ?? weighFile(file);
		known.set(file, weight);
		return weight;
	}

	async function weighPage({
		file,
		route,
		contents,
		loads,
		inlineCode,
	}: ReadPage): Promise<PageWeight> {
		const weighAll = (urls: Iterable<string>) =>
			Promise.all(Array.from(urls, (url) => weigh(url, route)));
		const heaviest = async (urls: readonly string[]) =>
			(await weighAll(urls)).toSorted((a, b) => b.bytes - a.bytes)[0] ?? [];
		const br = await compress(file, contents);
		const styles = inlineCode.filter(({ kind }) => kind === 'style');
		const fontUrls = styles.flatMap(({ source }) =>
			[...source.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) => url),
		);
		const blocking = await weighAll(loads.blocking);
		const scripts = await weighAll(loads.scripts);
		const index = await weighAll(loads.index);
		const fonts = await weighAll(new Set(fontUrls));
		const weighPictures = async (of: readonly (readonly string[])[]) =>
			(await Promise.all(of.map(heaviest))).flat();
		const early = await weighPictures([...loads.pictures, loads.icons]);
		const late = await weighPictures(loads.latePictures);
		// A picture that is shown twice is loaded once.
		const pictures = [...new Set([...early, ...late])];
		const first = new Set([...blocking, ...scripts, ...fonts, ...early]);
		const sum = (weights: Iterable<Weight>) =>
			[...weights].reduce((all, { bytes }) => all + bytes, br.length);
		return {
			route,
			written: contents.length,
			html: br.length,
			firstView: measureFirstView(contents, br),
			blocking,
			scripts: [
				...scripts,
				...inlineCode.flatMap(({ kind, type, source }) =>
					kind === 'script' && isRun(type) ? weighScript(source) : [],
				),
			],
			index,
			fonts,
			pictures,
			latePictures: pictures.filter((each) => !first.has(each)),
			atOnce: sum(first),
			whole: sum(new Set([...first, ...pictures])),
		};
	}
	return Promise.all(pages.map(weighPage));
}
