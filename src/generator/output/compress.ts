import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { Files } from '../files.ts';

/** Text files; others are already compressed. */
const textFile = /\.(html|css|js|svg|xml|txt|json|atom)$/;

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/**
 * Weighs a file as hosts send it that compress on request: text with Brotli at quality 6, the default of
 * nginx. The best quality takes thirty times as long.
 * @param file its path, whose ending says whether it is text
 * @returns bytes
 */
export function weighSent(file: string, contents: string | Uint8Array): number {
	return textFile.test(file)
		? brotliCompressSync(contents, quality(6)).length
		: Buffer.byteLength(contents);
}

/** Makes compressed copies of every text file, as `.br` and `.gz`. */
export async function compressFiles(files: Files): Promise<Files> {
	const copies = [...files]
		.filter(([file]) => textFile.test(file))
		.map(
			async ([file, contents]): Promise<[string, Uint8Array][]> => [
				[`${file}.br`, await promisify(brotliCompress)(contents, quality(11))],
				[`${file}.gz`, await promisify(gzip)(contents, { level: 9 })],
			],
		);
	return new Map((await Promise.all(copies)).flat());
}
