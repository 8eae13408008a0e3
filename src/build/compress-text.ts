import { brotliCompressSync, constants } from 'node:zlib';
import { gzipSync } from 'fflate';

// A site is the same wherever it is built. Brotli has made the same bytes from 1.0.9 to 1.2.0, on
// x64 and on arm64; a test holds it to them. Not every build of Node has the same zlib: gzip is plain
// JavaScript here, decided by the lock file.

/** A text in the forms that browsers accept. */
export interface CompressedForms {
	br: Uint8Array;
	gz: Uint8Array;
}

/** Compresses a text with brotli at a level from 0 to 11, and with gzip. */
export const compressText = (text: Uint8Array, level: number): CompressedForms => ({
	br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
	gz: gzipSync(text, { level: 9, mtime: 0 }),
});
