import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { writePng } from './png.ts';
import { reasonOf } from './problems.ts';
import { findPackageFile } from './project.ts';

let ready: Promise<void> | undefined;

/**
 * Turns a drawing into a PNG. It is resvg as WebAssembly, so that every machine draws the same bytes.
 * @param width of the PNG in pixels; the height follows from the drawing
 * @param fonts for the drawing's text, as OpenType files; without them it can have none
 * @throws when the SVG is not well-formed
 */
export const rasterize = (
	svg: string,
	width: number,
	fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> =>
	paint(svg, width, fonts, ({ pixels, width, height }) => writePng(pixels, width, height));

/** Turns a drawing into a PNG that is part of another drawing: large, and soon written and read. */
export const rasterizePart = (svg: string, width: number): Promise<Uint8Array> =>
	// A copy: the bytes are the library's until `free`.
	paint(svg, width, [], (image) => Uint8Array.from(image.asPng()));

async function paint(
	svg: string,
	width: number,
	fonts: readonly Uint8Array[],
	write: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Uint8Array,
): Promise<Uint8Array> {
	const drawing = await openDrawing(svg, fonts, width);
	const image = drawing.render();
	try {
		return write(image);
	} finally {
		image.free();
		drawing.free();
	}
}

/** Starts the library; while one writes, an earlier version of this module has done so. */
async function start(): Promise<void> {
	const library = await readFile(findPackageFile('@resvg/resvg-wasm/index_bg.wasm'));
	await initWasm(library).catch((error: unknown) => {
		if (!reasonOf(error).includes('Already initialized')) throw error;
	});
}

async function openDrawing(
	svg: string,
	fonts: readonly Uint8Array[],
	width: number,
): Promise<InstanceType<typeof Resvg>> {
	ready ??= start();
	await ready;
	return new Resvg(svg, {
		fitTo: { mode: 'width', value: width },
		font: { loadSystemFonts: false, fontBuffers: [...fonts] },
	});
}
