import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { findPackageFile } from './project.ts';

let ready: Promise<void> | undefined;

/**
 * Rasterizes a drawing as a PNG with a palette, which has a third of the size of true colour. Native code
 * makes the palette: other kinds of machines may write other bytes.
 * @param width of the PNG in pixels; the height follows from the drawing
 * @param fonts for text in the drawing, as OpenType files
 * @throws when the SVG is not well-formed
 */
export const rasterize = (
	svg: string,
	width: number,
	fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> =>
	paint(svg, width, fonts, async ({ pixels, width, height }) => {
		// sharp is slow to load, and most drawings are in the cache.
		const { default: sharp } = await import('sharp');
		// Less effort would shift flat colours slightly; dithering would add noise to them.
		return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
			.png({ palette: true, effort: 5, dither: 0 })
			.toBuffer();
	});

/** Rasterizes a drawing for use in another: as a PNG in true colour, which is faster to write and read. */
export const rasterizePart = (
	svg: string,
	width: number,
	fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> => paint(svg, width, fonts, (image) => image.asPng());

async function paint(
	svg: string,
	width: number,
	fonts: readonly Uint8Array[],
	write: (
		image: ReturnType<InstanceType<typeof Resvg>['render']>,
	) => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
	const drawing = await openDrawing(svg, fonts, width);
	const image = drawing.render();
	try {
		return await write(image);
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
