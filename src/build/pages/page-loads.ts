import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

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

/** The most that a server sends before it hears from the reader again: what is smaller comes at once. */
const initialWindow = 14_600;

/**
 * How much of a page a browser must have for its first screen.
 * @param stream the page compressed with brotli
 * @returns bytes of the stream; all of them where it comes at once anyway
 */
export function measureFirstView(html: string, stream: Uint8Array): number {
	if (stream.length <= initialWindow) return stream.length;
	return measurePrefix(stream, measureFirstScreen(html));
}

/** The value of an attribute in the text of a tag. */
const attribute = (tag: string, name: string) =>
	new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** What a page makes a browser load, as URLs. */
export interface PageLoads {
	blocking: readonly string[];
	scripts: readonly string[];
	/** The bytes of each script that stands in the page, as if it were sent alone with brotli. */
	inlineScripts: readonly number[];
	fonts: readonly string[];
	/** Each picture's choices, of which one browser loads one. */
	pictures: readonly (readonly string[])[];
	/** The icons, of which one browser loads one too. */
	icons: readonly string[];
}

/** Few texts stand in many pages: each is compressed once. */
const sizes = new Map<string, number>();
function weighText(text: string): number {
	const known = sizes.get(text);
	if (known !== undefined) return known;
	const bytes = brotliCompressSync(text).length;
	sizes.set(text, bytes);
	return bytes;
}

/** The scripts that stand in a page and are run; data for other programs has another type. */
const listInlineScripts = (html: string) =>
	[...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, tag = '', text = '']) => {
		const type = attribute(tag, 'type') ?? 'module';
		const isRun = type === 'module' || type.endsWith('javascript');
		return isRun && attribute(tag, 'src') === undefined ? text : [];
	});

/** Lists what a page as it was built makes a browser load. */
export function listLoads(html: string): PageLoads {
	const blocking = new Set<string>();
	const scripts = new Set<string>();
	/** By their choices, so that a picture that is shown twice counts once. */
	const pictures = new Map<string, string[]>();
	const icons: string[] = [];
	const addPicture = (choices: string[]) => pictures.set(choices.join(' '), choices);
	let choices: string[] | undefined;
	for (const [tag, name] of html.matchAll(/<(img|source|script|link|\/?picture)\b[^>]*>/g)) {
		const url = attribute(tag, 'src') ?? attribute(tag, 'srcset') ?? attribute(tag, 'href');
		if (name === 'picture') choices = [];
		if (name === '/picture') {
			addPicture(choices ?? []);
			choices = undefined;
		}
		if (url === undefined) continue;
		if (name === 'img' || name === 'source') {
			if (choices) choices.push(url);
			else addPicture([url]);
		} else if (name === 'script') {
			scripts.add(url);
			if (!/ (defer|async|type="module")/.test(tag)) blocking.add(url);
		} else if (/ rel="stylesheet"/.test(tag)) blocking.add(url);
		else if (/ rel="icon"/.test(tag)) icons.push(url);
	}
	const fonts = new Set([...html.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) => url));
	return {
		blocking: [...blocking],
		scripts: [...scripts],
		inlineScripts: listInlineScripts(html).map(weighText),
		fonts: [...fonts],
		pictures: [...pictures.values()],
		icons,
	};
}
