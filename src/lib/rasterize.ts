import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { writePng } from './png.ts';
import { findPackageFile } from './project.ts';

let ready: Promise<void> | undefined;

/**
 * Rasterizes a drawing as a PNG, with resvg as WebAssembly: every machine makes the same bytes.
 * @param width of the PNG in pixels; the height follows from the drawing
 * @param fonts for text in the drawing, as OpenType files
 * @throws when the SVG is not well-formed
 */
export const rasterize = (
	svg: string,
	width: number,
	fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> =>
	paint(svg, width, fonts, ({ pixels, width, height }) => writePng(pixels, width, height));

/** Rasterizes a drawing for use in another: as a PNG in true colour, which is faster to write and read. */
export const rasterizePart = (
	svg: string,
	width: number,
	fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> =>
	// Copied, since `free` releases the bytes.
	paint(svg, width, fonts, (image) => Uint8Array.from(image.asPng()));

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

async function openDrawing(
	svg: string,
	fonts: readonly Uint8Array[],
	width: number,
): Promise<InstanceType<typeof Resvg>> {
	ready ??= readFile(findPackageFile('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
	await ready;
	return new Resvg(svg, {
		fitTo: { mode: 'width', value: width },
		font: { loadSystemFonts: false, fontBuffers: [...fonts] },
	});
}
