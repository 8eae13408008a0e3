import { createRequire } from 'node:module';
import type { BrotliWasmType } from 'brotli-wasm';
import { remember } from './cache.ts';
import type { Files } from './files.ts';
import { findCache, readSources } from './project.ts';

/** Files that are text; pictures, fonts and the PDF are compressed as they are. */
const textFile = /\.(html|css|js|svg|xml|txt)$/;

const require = createRequire(import.meta.url);

/** What one file is compressed to, by the ending of its name. */
const encoders: Readonly<Record<'br' | 'gz', (contents: Uint8Array) => Promise<Uint8Array>>> = {
	async br(contents) {
		// WebAssembly, and for gzip plain JavaScript: what they make is decided by the lock file alone,
		// and not by how somebody compiled Node for a processor.
		const { compress } = require('brotli-wasm') as BrotliWasmType;
		return compress(contents, { quality: 11 });
	},
	async gz(contents) {
		const { gzipSync } = await import('fflate');
		return gzipSync(contents, { level: 9, mtime: 0 });
	},
};

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that serve them. What was compressed in
 * an earlier build is found in the cache; the same text makes the same bytes on every machine.
 * @param files gets the compressed files
 */
export async function compressFiles(files: Files): Promise<void> {
	const encoderVersions = await readSources('package-lock.json');
	const folder = findCache('compressed');
	for (const [file, contents] of [...files]) {
		if (!textFile.test(file)) continue;
		const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
		for (const [ending, encode] of Object.entries(encoders)) {
			const madeFrom = [...encoderVersions, ending, bytes];
			files.set(`${file}.${ending}`, await remember(folder, madeFrom, () => encode(bytes)));
		}
	}
}
