import { createRequire } from 'node:module';
import type { BrotliWasmType } from 'brotli-wasm';
import { gzipSync } from 'fflate';

// WebAssembly, and for gzip plain JavaScript: what they make is decided by the lock file alone, and
// not by how somebody compiled Node for a processor.
const brotli = createRequire(import.meta.url)('brotli-wasm') as BrotliWasmType;

/** A text in the forms that browsers accept. */
export interface CompressedForms {
	br: Uint8Array;
	gz: Uint8Array;
}

/** Compresses a text with brotli at a level from 0 to 11, and with gzip. */
export type CompressText = (
	text: Uint8Array,
	level: number,
) => CompressedForms | Promise<CompressedForms>;

/** What a thread is asked for. */
export interface CompressTask {
	text: Uint8Array;
	level: number;
}

/** Compresses a text; it runs in threads of its own. */
export default function compressText({ text, level }: CompressTask): CompressedForms {
	return {
		br: brotli.compress(text, { quality: level }),
		gz: gzipSync(text, { level: 9, mtime: 0 }),
	};
}
