import { relativeBase, type Settings } from '../../site.ts';
import type { Files } from '../files.ts';
import { servedBase } from '../place.ts';
import type { PageLoads } from './page-loads.ts';

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
	fonts: readonly Weight[];
	/** Of each picture the largest of its choices; one browser loads one. */
	pictures: readonly Weight[];
	/** All of it, once a reader has seen the whole page. */
	whole: number;
}

const sum = (weights: readonly Weight[]) => weights.reduce((all, { bytes }) => all + bytes, 0);

/** A page's own sizes in bytes. */
export type PageSizes = Pick<PageWeight, 'written' | 'html' | 'firstView'>;

/**
 * Weighs pages as they were built. Every file is measured once, however many pages load it.
 * @param files all but the pages, with the compressed form beside each text
 * @returns a function of a page's route, its own sizes, and what it loads
 */
export function createScales(
	files: Files,
	{ base, images }: Pick<Settings, 'base' | 'images'>,
): (route: string, sizes: PageSizes, loads: PageLoads) => PageWeight {
	const host = images.host?.replace(/\/$/, '');
	const known = new Map<string, Weight>();
	/** The file that a URL of a page leads to; other hosts' are refused elsewhere. */
	function weigh(url: string, route: string): Weight {
		const below = base === relativeBase ? route : '';
		const found = known.get(below + url);
		if (found) return found;
		const isHosted = host !== undefined && url.startsWith(`${host}/`);
		const path = isHosted
			? url.slice(host.length)
			: new URL(url, `https://site.invalid${base === relativeBase ? route : servedBase(base)}`)
					.pathname;
		const file = isHosted || base === relativeBase ? path : path.slice(base.length - 1);
		const weight = {
			file,
			bytes: Buffer.byteLength(files.get(`${file}.br`) ?? files.get(file) ?? ''),
		};
		known.set(below + url, weight);
		return weight;
	}

	return (route, sizes, loads) => {
		const weighAll = (urls: readonly string[]) => urls.map((url) => weigh(url, route));
		const heaviest = (urls: readonly string[]) =>
			weighAll(urls).toSorted((a, b) => b.bytes - a.bytes)[0] ?? [];
		const blocking = weighAll(loads.blocking);
		const scripts = weighAll(loads.scripts);
		const fonts = weighAll(loads.fonts);
		const pictures = [...new Set([...loads.pictures, loads.icons].flatMap(heaviest))];
		const all = new Set([...blocking, ...scripts, ...fonts, ...pictures]);
		return {
			route,
			...sizes,
			blocking,
			scripts: [
				...scripts,
				...loads.inlineScripts.map((bytes) => ({ file: 'one in the HTML', bytes })),
			],
			fonts,
			pictures,
			whole: sizes.html + sum([...all]),
		};
	};
}
