import { createRequire } from 'node:module';
import type { BrotliWasmType } from 'brotli-wasm';
import { gzipSync } from 'fflate';

// WebAssembly, and for gzip plain JavaScript: what they make is decided by the lock file alone, and
// not by how somebody compiled Node for a processor.
const brotli = createRequire(import.meta.url)('brotli-wasm') as BrotliWasmType;

/**
 * Compresses a text as well as can be; it runs in threads of its own.
 * @returns how long the form for brotli is, in four bytes with the lowest first, then that form, then
 * the one for gzip
 */
export default function compressText(text: Uint8Array): Uint8Array {
	const length = Buffer.alloc(4);
	const br = brotli.compress(text, { quality: 11 });
	length.writeUInt32LE(br.length);
	return Buffer.concat([length, br, gzipSync(text, { level: 9, mtime: 0 })]);
}
