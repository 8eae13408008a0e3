import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Files } from '../../lib/files.ts';

/** Text files; others are already compressed. */
const textFile = /\.(html|css|js|svg|xml|txt|json|atom)$/;

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Makes compressed copies of every text file, as `.br` and `.gz`. */
export async function compressFiles(files: Files): Promise<Files> {
	const copies = [...files]
		.filter(([file]) => textFile.test(file))
		.map(
			async ([file, contents]): Promise<[string, Uint8Array][]> => [
				[`${file}.br`, await promisify(brotliCompress)(contents, best)],
				[`${file}.gz`, await promisify(gzip)(contents, { level: 9 })],
			],
		);
	return new Map((await Promise.all(copies)).flat());
}
