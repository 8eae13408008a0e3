import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../cache.ts';
import type { Files } from '../files.ts';

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Files that are text; pictures, fonts and the PDF are compressed as they are. */
const textFile = /\.(html|css|js|svg|xml|txt|json|ics|atom)$/;

/** As many pages as the best that brotli can do is worth 50 ms each. */
const fewPages = 250;

/** A text in the forms that browsers accept. */
export interface CompressedForms {
	br: Uint8Array;
	gz: Uint8Array;
}

/** Compresses a file of the site, once however often it is asked; undefined for one that is no text. */
export type Compress = (
	file: string,
	contents: string | Uint8Array,
) => Promise<CompressedForms | undefined>;

/**
 * Prepares to compress the texts of a site. The best that brotli can do takes 50 ms for a page, and
 * the fifth level 1: its pages are a ninth larger, which is worth a few seconds of a build, and not
 * ten minutes of it. A drawing takes three times as long at the best level as at the one below, which
 * leaves it 50 bytes larger. What was compressed in an earlier build is found in the cache.
 * @param pages how many pages the site has
 */
export function createCompressor(pages: number): Compress {
	const encoders = `brotli ${process.versions.brotli}, zlib ${process.versions.zlib}`;
	async function compress(
		file: string,
		contents: string | Uint8Array,
	): Promise<CompressedForms | undefined> {
		const level = pages > fewPages ? 5 : file.endsWith('.svg') ? 10 : 11;
		const text = typeof contents === 'string' ? Buffer.from(contents) : contents;
		const kept = await cached('compressed', [encoders, `at ${level}`, text], async () => {
			const [br, gz] = await Promise.all([
				compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
				compressGzip(text, { level: 9 }),
			]);
			const length = Buffer.alloc(4);
			length.writeUInt32LE(br.length);
			return Buffer.concat([length, br, gz]);
		});
		const gz = 4 + Buffer.from(kept.buffer, kept.byteOffset).readUInt32LE(0);
		return { br: kept.subarray(4, gz), gz: kept.subarray(gz) };
	}
	// Pages are weighed before they are written.
	const known = new Map<string, ReturnType<Compress>>();
	return async (file, contents) => {
		if (!textFile.test(file)) return undefined;
		const forms = known.get(file) ?? compress(file, contents);
		known.set(file, forms);
		return forms;
	};
}

/** Compresses every text of a site; the compressed files alone, each beside its text. */
export async function compressFiles(files: Files, compress: Compress): Promise<Files> {
	const made = await Promise.all(
		[...files].map(async ([file, contents]): Promise<[string, Uint8Array][]> => {
			const forms = await compress(file, contents);
			return forms
				? [
						[`${file}.br`, forms.br],
						[`${file}.gz`, forms.gz],
					]
				: [];
		}),
	);
	return new Map(made.flat());
}
