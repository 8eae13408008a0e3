import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** A drawing that is to be turned into a PNG. */
export interface RasterTask {
	/** Without `<text>`. */
	svg: string;
	/** Of the PNG in pixels; the height follows from the drawing. */
	width: number;
}

/** Turns drawings into PNGs, wherever that is done. */
export type Rasterize = (task: RasterTask) => Promise<Uint8Array>;

/**
 * Turns a drawing into a PNG. It is resvg as WebAssembly, so that every machine draws the same bytes.
 * @throws when the SVG is not well-formed
 */
const rasterize: Rasterize = async ({ svg, width }) => {
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
};

export default rasterize;
