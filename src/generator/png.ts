import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';

/** As many colours as a byte can name. */
const mostColours = 256;

/** Colours that nobody tells apart, as RGBA read from its low end. */
interface Shade {
	/** The one that fills the most in a row: a flat colour, and not what its edges blend into. */
	colour: number;
	longest: number;
	count: number;
	/** Its place in the palette. */
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

/** The colour of a palette that is nearest to another, by its place, or the first that is near enough. */
function findNear(palette: readonly number[], colour: number, enough: number) {
	let [index, far] = [0, Number.POSITIVE_INFINITY];
	for (let i = 0; i < palette.length && far > enough; i++) {
		const distant = distance(colour, palette[i] ?? 0);
		if (distant < far) [index, far] = [i, distant];
	}
	return { index, far };
}

/**
 * Picks the most frequent colours, which are the flat ones, and of all others those that are further from
 * what was picked before than a gap, the least that will do.
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

/** A part of the file: its length, name, contents and checksum. */
function writeChunk(name: string, contents: Uint8Array): Buffer {
	const chunk = Buffer.alloc(12 + contents.length);
	chunk.writeUInt32BE(contents.length);
	chunk.write(name, 4, 'latin1');
	chunk.set(contents, 8);
	chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + contents.length);
	return chunk;
}

/**
 * Writes a drawing's pixels as a PNG with a palette: flat colours keep their own, and what their edges
 * blend into becomes the nearest. It is a third of the size. Source: PNG, third edition.
 * @param pixels red, green, blue and alpha of each, the colours multiplied with alpha
 */
export function writePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
	const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
	const shades = listShades(colours);
	const sorted = [...shades.values()].sort((a, b) => b.count - a.count || a.colour - b.colour);
	const palette = pickPalette(sorted);
	for (const shade of sorted) shade.index = findNear(palette, shade.colour, 0).index;

	// Each row begins with the number of its filter, which is none.
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
	// In a palette colours are what they would be if nothing were seen through them.
	const full = palette.flatMap((colour, i) =>
		[0, 8, 16].map((shift) => (((colour >>> shift) & 0xff) * 255) / (alpha[i] || 255)),
	);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		writeChunk('IHDR', head),
		writeChunk('PLTE', Uint8Array.from(full, Math.round)),
		writeChunk('tRNS', Uint8Array.from(alpha)),
		// The library's bytes are the same with every Node, which those of zlib are not.
		writeChunk('IDAT', zlibSync(rows, { level: 4 })),
		writeChunk('IEND', Uint8Array.of()),
	]);
}
