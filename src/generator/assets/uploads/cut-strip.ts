/** Pixels as sharp decodes them. */
interface Pixels {
	data: Buffer;
	info: { width: number; height: number; channels: number };
}

/** Height by width: of a page that fits a screen, and the least of a picture that is cut into such pages. */
const pageRatio = 1.6;
const stripRatio = 2 * pageRatio;

/** The range of values in a row: the gutter between two panels is almost uniform. */
function measureRange({ data, info: { width, channels } }: Pixels, row: number): number {
	let [min, max] = [255, 0];
	const start = row * width * channels;
	for (let at = start; at < start + width * channels; at++) {
		min = Math.min(min, data[at] ?? 0);
		max = Math.max(max, data[at] ?? 0);
	}
	return max - min;
}

/**
 * Cuts a strip into pages that fit a screen, at the most uniform row in the last third of each, so that few
 * panels are cut. Other pictures stay whole.
 * @returns the top and the height of each page, in pixels
 */
export function cutStrip(pixels: Pixels): { top: number; height: number }[] {
	const { width, height } = pixels.info;
	const full = Math.round(width * pageRatio);
	const pages: { top: number; height: number }[] = [];
	let top = 0;
	// The last page may be a little higher, rather than leave a sliver.
	while (height > width * stripRatio && height - top > 1.2 * full) {
		let cut = top + full;
		let minRange = measureRange(pixels, cut);
		for (let row = cut - 1; row > top + (full * 2) / 3 && minRange > 0; row--) {
			const range = measureRange(pixels, row);
			if (range < minRange) [cut, minRange] = [row, range];
		}
		pages.push({ top, height: cut - top });
		top = cut;
	}
	return [...pages, { top, height: height - top }];
}
