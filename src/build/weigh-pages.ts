import { brotliDecompressSync, constants } from 'node:zlib';
import { relativeBase, type Settings } from '../site.ts';
import { type Files, fileOfRoute } from './files.ts';
import { servedBase } from './place.ts';

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
	scripts: readonly Weight[];
	fonts: readonly Weight[];
	/** Of each picture the largest of its choices; one browser loads one. */
	pictures: readonly Weight[];
	/** All of it, once a reader has seen the whole page. */
	whole: number;
}

/**
 * How much text is taken to stand on the first screen, in characters. A window of 1440 by 900 pixels
 * has room for less on every page, with all that comes before it in the markup and is out of sight:
 * a test measures it in the browser.
 */
export const firstScreenText = 9000;

/** The bytes of a page that the first screen's markup takes. */
function measureFirstScreen(html: string): number {
	let text = 0;
	let end = html.length;
	const parts = /<script.*?<\/script>|<[^>]*>|[^<]+/gs;
	parts.lastIndex = Math.max(0, html.indexOf('<body'));
	for (let part = parts.exec(html); part !== null; part = parts.exec(html)) {
		if (!part[0].startsWith('<')) text += part[0].length;
		if (text >= firstScreenText) {
			end = parts.lastIndex;
			break;
		}
	}
	return Buffer.byteLength(html.slice(0, end));
}

/** How much of a brotli stream a browser must have before it can read so many bytes of what it holds. */
function measurePrefix(stream: Uint8Array, wanted: number): number {
	let [low, high] = [0, stream.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const read = brotliDecompressSync(stream.subarray(0, middle), {
			// What is there so far is enough.
			finishFlush: constants.BROTLI_OPERATION_FLUSH,
		});
		if (read.length < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The value of an attribute in the text of a tag. */
const attribute = (tag: string, name: string) =>
	new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

const sum = (weights: readonly Weight[]) => weights.reduce((all, { bytes }) => all + bytes, 0);

/**
 * Weighs pages as they were built. Every file is measured once, however many pages load it.
 * @param files with the compressed form beside each text
 * @param atOnce the most that is sent at once, in bytes: a page that is smaller is its first view
 * @returns a function of a page's route and HTML
 */
export function createScales(
	files: Files,
	{ base, images }: Pick<Settings, 'base' | 'images'>,
	atOnce: number,
): (route: string, html: string) => PageWeight {
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

	return (route, html) => {
		const stream = files.get(`${fileOfRoute(route)}.br`) ?? html;
		const blocking = new Set<Weight>();
		const scripts = new Set<Weight>();
		const pictures = new Set<Weight>();
		const icons: Weight[] = [];
		const heaviest = (weights: Weight[]) => weights.toSorted((a, b) => b.bytes - a.bytes)[0];
		let choices: Weight[] | undefined;
		for (const [tag, name] of html.matchAll(/<(img|source|script|link|\/?picture)\b[^>]*>/g)) {
			const url = attribute(tag, 'src') ?? attribute(tag, 'srcset') ?? attribute(tag, 'href');
			if (name === 'picture') choices = [];
			if (name === '/picture') {
				const chosen = heaviest(choices ?? []);
				if (chosen) pictures.add(chosen);
				choices = undefined;
			}
			if (url === undefined) continue;
			if (name === 'img' || name === 'source') {
				const weight = weigh(url, route);
				if (choices) choices.push(weight);
				else pictures.add(weight);
			} else if (name === 'script') {
				scripts.add(weigh(url, route));
				if (!/ (defer|async|type="module")/.test(tag)) blocking.add(weigh(url, route));
			} else if (/ rel="stylesheet"/.test(tag)) blocking.add(weigh(url, route));
			else if (/ rel="icon"/.test(tag)) icons.push(weigh(url, route));
		}
		const fonts = new Set(
			[...html.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) => weigh(url, route)),
		);
		const icon = heaviest(icons);
		if (icon) pictures.add(icon);

		const size = Buffer.byteLength(stream);
		const firstView =
			size <= atOnce || typeof stream === 'string'
				? size
				: measurePrefix(stream, measureFirstScreen(html));
		const all = new Set([...blocking, ...scripts, ...fonts, ...pictures]);
		return {
			route,
			written: Buffer.byteLength(html),
			html: size,
			firstView,
			blocking: [...blocking],
			scripts: [...scripts],
			fonts: [...fonts],
			pictures: [...pictures],
			whole: size + sum([...all]),
		};
	};
}
