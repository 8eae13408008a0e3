import { relativeBase, type Settings } from '../../site.ts';
import { servedBase } from '../content/place.ts';
import type { Files } from '../files.ts';
import { weighSent } from '../output/compress.ts';
import type { ParsedPage } from './read-page.ts';

/** One file and its bytes as they are sent. */
export interface Weight {
	file: string;
	bytes: number;
}

/** What a page makes a browser load, in bytes as they are sent. */
export interface PageWeight {
	route: string;
	/** The HTML as written, and as sent. */
	written: number;
	html: number;
	/** Files, and scripts in the HTML, whose weight includes them already. */
	scripts: readonly Weight[];
	/** What a search loads: in none of the sums. */
	index: readonly Weight[];
	fonts: readonly Weight[];
	/** The heaviest choice of each picture. */
	pictures: readonly Weight[];
	/**
	 * What a phone loads of each photograph, in none of the sums: an editor cannot make it lighter, and
	 * all but the first wait for the reader.
	 */
	photographs: readonly Weight[];
	/** What is loaded before a reader scrolls, and all of it. */
	atOnce: number;
	whole: number;
}

/** Whether a script in a page is run; data for other programs has another type. */
const isRun = (type = 'module') => type === 'module' || type.endsWith('javascript');

const heaviestOf = (weights: readonly Weight[]) =>
	weights.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest));

/**
 * Weighs pages with all that they load.
 * @param files every file of the site
 */
export function weighPages(
	pages: readonly ParsedPage[],
	files: Files,
	{ base, images }: Pick<Settings, 'base' | 'images'>,
	weighContents = weighSent,
): PageWeight[] {
	const host = images.host?.replace(/\/$/, '');
	/** The file that a URL of a page leads to; other hosts' are refused elsewhere. */
	function findFile(url: string, route: string): string {
		if (host !== undefined && url.startsWith(`${host}/`)) return url.slice(host.length);
		const from = base === relativeBase ? route : servedBase(base);
		const { pathname } = new URL(url, `https://site.invalid${from}`);
		return base === relativeBase ? pathname : pathname.slice(base.length - 1);
	}
	const weights = new Map<string, Weight>();
	function weigh(file: string): Weight {
		const weight = weights.get(file) ?? {
			file,
			bytes: weighContents(file, files.get(file) ?? ''),
		};
		weights.set(file, weight);
		return weight;
	}

	return pages.map(({ file, route, contents, loads, inlineCode }) => {
		// A file that is named twice is loaded once.
		const weighAll = (urls: readonly string[]) =>
			[...new Set(urls.map((url) => findFile(url, route)))].map(weigh);
		const shown = loads.pictures
			.filter(({ choices }) => choices.length > 0)
			.map(({ choices, isLate }) => ({ weight: heaviestOf(weighAll(choices)), isLate }));
		const early = shown.filter(({ isLate }) => !isLate);
		const html = weighContents(file, contents);
		const inline = inlineCode
			.filter(({ kind, type }) => kind === 'script' && isRun(type))
			.map(({ source }) => ({
				file: 'one in the HTML',
				bytes: weighContents('/inline.js', source),
			}));
		const scripts = weighAll(loads.scripts);
		const fonts = weighAll(loads.fonts);
		const sum = (pictures: typeof shown) =>
			[...new Set([...scripts, ...fonts, ...pictures.map(({ weight }) => weight)])].reduce(
				(all, { bytes }) => all + bytes,
				html,
			);
		return {
			route,
			written: contents.length,
			html,
			scripts: [...scripts, ...inline],
			index: weighAll(loads.index),
			fonts,
			pictures: [...new Set(shown.map(({ weight }) => weight))],
			photographs: weighAll(loads.photographs),
			atOnce: sum(early),
			whole: sum(shown),
		};
	});
}
