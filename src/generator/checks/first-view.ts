import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * How much text is taken to stand on the first screen of a page that does not come at once, in
 * characters. A window of 1440 by 900 pixels has room for less, with all that comes before it in the
 * markup and is out of sight: a test measures it in the browser.
 */
export const firstScreenText = 4500;

/** A picture that waits until it comes near the window takes at least the room of so much text. */
const latePictureText = 250;

/** The bytes of a page that the first screen's markup takes. */
function measureFirstScreen(html: string): number {
	let text = 0;
	let end = html.length;
	const parts = /<script.*?<\/script>|<[^>]*>|[^<]+/gs;
	parts.lastIndex = Math.max(0, html.indexOf('<body'));
	for (let part = parts.exec(html); part !== null; part = parts.exec(html)) {
		if (!part[0].startsWith('<')) text += part[0].length;
		else if (/^<img\b.*\bloading="lazy"/s.test(part[0])) text += latePictureText;
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
export const initialWindow = 14_600;

/**
 * How much of a page a browser must have for its first screen.
 * @param stream the page compressed with brotli
 * @returns bytes of the stream; all of them where it comes at once anyway
 */
export function measureFirstView(html: Uint8Array, stream: Uint8Array): number {
	if (stream.length <= initialWindow) return stream.length;
	return measurePrefix(stream, measureFirstScreen(Buffer.from(html).toString()));
}
