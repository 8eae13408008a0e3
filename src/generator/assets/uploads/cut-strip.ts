/** Pixels as sharp decodes them, with the number of bytes that each has. */
interface Pixels {
	data: Buffer;
	info: { width: number; height: number; channels: number };
}

/** Heights by widths: of a page that a screen shows whole, and of a picture that is cut into such pages. */
const pageRatio = 1.6;
const stripRatio = 2 * pageRatio;

/** How much the colours of a row differ: the gutter between two panels has hardly any. */
function measureRow({ data, info: { width, channels } }: Pixels, row: number): number {
	let [least, most] = [255, 0];
	const start = row * width * channels;
	for (let at = start; at < start + width * channels; at++) {
		least = Math.min(least, data[at] ?? 0);
		most = Math.max(most, data[at] ?? 0);
	}
	return most - least;
}

/**
 * Cuts a strip into pages as high as a screen, each where the row is the calmest in its last third, so
 * that few panels are cut. Other pictures stay whole.
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
		let calmest = measureRow(pixels, cut);
		for (let row = cut - 1; row > top + (full * 2) / 3 && calmest > 0; row--) {
			const spread = measureRow(pixels, row);
			if (spread < calmest) [cut, calmest] = [row, spread];
		}
		pages.push({ top, height: cut - top });
		top = cut;
	}
	return [...pages, { top, height: height - top }];
}
