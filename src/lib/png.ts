import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';

/** The palette limit of an 8-bit PNG. */
const mostColours = 256;

/** Colours that look the same, as RGBA in little-endian order. */
interface Shade {
	/** The one with the longest run: a flat colour, and not a blend at an edge. */
	colour: number;
	longest: number;
	count: number;
	/** Its index in the palette. */
	index: number;
}

/** Sorts the pixels' colours into shades, which agree in the upper six bits of each channel. */
function listShades(pixels: Uint32Array): Map<number, Shade> {
	const shades = new Map<number, Shade>();
	for (let start = 0, end = 0; start < pixels.length; start = end) {
		const colour = pixels[start] ?? 0;
		while (end < pixels.length && pixels[end] === colour) end++;
		const run = end - start;
		const shade = shades.get(colour & 0xfcfcfcfc);
		if (shade === undefined) {
			shades.set(colour & 0xfcfcfcfc, { colour, longest: run, count: run, index: 0 });
			continue;
		}
		shade.count += run;
		if (run > shade.longest) Object.assign(shade, { colour, longest: run });
	}
	return shades;
}

/** How far apart two colours look, squared: the eye is best at green, and alpha changes all three. */
function distance(a: number, b: number): number {
	const red = (a & 0xff) - (b & 0xff);
	const green = ((a >>> 8) & 0xff) - ((b >>> 8) & 0xff);
	const blue = ((a >>> 16) & 0xff) - ((b >>> 16) & 0xff);
	const alpha = (a >>> 24) - (b >>> 24);
	return 2 * red * red + 4 * green * green + 3 * blue * blue + 9 * alpha * alpha;
}

/** Finds the nearest colour of a palette, or the first that is near enough. */
function findNear(palette: readonly number[], colour: number, enough: number) {
	let [index, far] = [0, Number.POSITIVE_INFINITY];
	for (let i = 0; i < palette.length && far > enough; i++) {
		const distant = distance(colour, palette[i] ?? 0);
		if (distant < far) [index, far] = [i, distant];
	}
	return { index, far };
}

/**
 * Picks the most frequent colours, which are the flat ones, then every other that is further than a gap
 * from all picked so far. The gap grows until the palette fits.
 */
function pickPalette(shades: readonly Shade[]): number[] {
	let picked = shades.map(({ colour }) => colour);
	const flat = picked.slice(0, mostColours / 2);
	const blended = picked.slice(flat.length);
	for (let gap = 100; picked.length > mostColours; gap *= 1.5) {
		picked = [...flat];
		for (const colour of blended) {
			if (picked.length > mostColours) break;
			if (findNear(picked, colour, gap).far > gap) picked.push(colour);
		}
	}
	return picked;
}

/** Writes a chunk: length, name, contents and checksum. */
function writeChunk(name: string, contents: Uint8Array): Buffer {
	const chunk = Buffer.alloc(12 + contents.length);
	chunk.writeUInt32BE(contents.length);
	chunk.write(name, 4, 'latin1');
	chunk.set(contents, 8);
	chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + contents.length);
	return chunk;
}

/**
 * Writes a drawing's pixels as a PNG with a palette, a third of the size of true colour: flat colours are
 * exact, blended ones become the nearest. Source: PNG, third edition.
 * @param pixels as RGBA with premultiplied alpha
 */
export function writePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
	const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
	const shades = listShades(colours);
	const sorted = [...shades.values()].sort((a, b) => b.count - a.count || a.colour - b.colour);
	const palette = pickPalette(sorted);
	for (const shade of sorted) shade.index = findNear(palette, shade.colour, 0).index;

	// Each row begins with its filter: 0, none.
	const rows = new Uint8Array((width + 1) * height);
	let [last, index] = [-1, 0];
	for (let i = 0; i < colours.length; i++) {
		const colour = colours[i] ?? 0;
		if (colour !== last) index = shades.get(colour & 0xfcfcfcfc)?.index ?? 0;
		last = colour;
		rows[i + Math.floor(i / width) + 1] = index;
	}
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width);
	head.writeUInt32BE(height, 4);
	head.set([8, 3], 8);
	const alpha = palette.map((colour) => colour >>> 24);
	// Colours of a palette are not premultiplied.
	const full = palette.flatMap((colour, i) =>
		[0, 8, 16].map((shift) => (((colour >>> shift) & 0xff) * 255) / (alpha[i] || 255)),
	);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		writeChunk('IHDR', head),
		writeChunk('PLTE', Uint8Array.from(full, Math.round)),
		writeChunk('tRNS', Uint8Array.from(alpha)),
		// fflate writes the same bytes with every version of Node; node:zlib does not.
		writeChunk('IDAT', zlibSync(rows, { level: 4 })),
		writeChunk('IEND', Uint8Array.of()),
	]);
}
