import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/**
 * Turns an SVG without `<text>` into a PNG. It is resvg as WebAssembly, so that every machine
 * draws the same bytes.
 * @param width of the PNG in pixels; the height follows from the drawing
 * @throws when the SVG is not well-formed
 */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
	ready ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
	await ready;
	const drawing = new Resvg(svg, {
		fitTo: { mode: 'width', value: width },
		font: { loadSystemFonts: false },
	});
	const image = drawing.render();
	try {
		// A copy: the bytes are the library's until `free`.
		return Uint8Array.from(image.asPng());
	} finally {
		image.free();
		drawing.free();
	}
}
