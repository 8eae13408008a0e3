import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../cache.ts';
import type { Files } from '../files.ts';

/** Files that are text; pictures, fonts and the PDF are compressed as they are. */
const textFile = /\.(html|css|js|svg|xml|txt|json|atom)$/;

/**
 * Compresses a file with brotli, as a browser is sent it; one that is no text stays as it is.
 * @param file its path, which says whether it is text
 */
export async function compressBrotli(
	file: string,
	contents: string | Uint8Array,
): Promise<Uint8Array> {
	const text = Buffer.from(contents);
	if (!textFile.test(file)) return text;
	// A drawing takes three times as long at the best level, and is 50 bytes smaller.
	const level = file.endsWith('.svg') ? 10 : 11;
	return cached('brotli', [`${process.versions.brotli} ${level}`, text], () =>
		promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
	);
}

/** Compresses every text of a site; returns the compressed copies alone, as `.br` and `.gz`. */
export async function compressFiles(files: Files): Promise<Files> {
	const copies = [...files]
		.filter(([file]) => textFile.test(file))
		.map(
			async ([file, contents]): Promise<[string, Uint8Array][]> => [
				[`${file}.br`, await compressBrotli(file, contents)],
				[`${file}.gz`, await promisify(gzip)(contents, { level: 9 })],
			],
		);
	return new Map((await Promise.all(copies)).flat());
}
