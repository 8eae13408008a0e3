import { keep, keyOf, recall } from '../cache.ts';
import type { FinishText } from '../finish-text.ts';
import { findCache, readSources } from '../project.ts';
import { decodeRecord, describePage, encodeRecord, type PageRecord } from './describe-page.ts';
import type { HeadedPage } from './render-documents.tsx';

/** A page as hosts get it. */
export interface FinishedPage {
	html: Uint8Array;
	/** Its compressed forms, for hosts that serve them. */
	forms: { br: Uint8Array; gz: Uint8Array } | undefined;
	record: PageRecord;
}

/** Globs, below the project's folder, of all code that decides what becomes of the same bytes. */
export const finishedBy: readonly string[] = [
	'package-lock.json',
	'src/build/pages/{finish-page,describe-page,page-facts,page-loads,read-page}.ts',
	'src/build/{finish-text,compress-text,check-policy}.ts',
	'src/build/hosting/policy.ts',
];

/** A page as it is kept. */
interface Entry {
	/** Its own part, as UTF-8: all else is at hand. */
	main: Uint8Array;
	br: Uint8Array;
	gz: Uint8Array;
	/** What is known of it, encoded. */
	record: Uint8Array;
}

/** Bytes of the three lengths that stand before the parts of an entry. */
const lengths = 12;

function pack({ main, br, gz, record }: Entry): Uint8Array {
	const parts = [main, br, gz];
	const head = Buffer.alloc(lengths);
	parts.forEach((part, index) => {
		head.writeUInt32LE(part.length, index * 4);
	});
	return Buffer.concat([head, ...parts, record]);
}

function unpack(entry: Uint8Array): Entry {
	const buffer = Buffer.from(entry.buffer, entry.byteOffset, entry.byteLength);
	const br = lengths + buffer.readUInt32LE(0);
	const gz = br + buffer.readUInt32LE(4);
	const record = gz + buffer.readUInt32LE(8);
	return {
		main: buffer.subarray(lengths, br),
		br: buffer.subarray(br, gz),
		gz: buffer.subarray(gz, record),
		record: buffer.subarray(record),
	};
}

/** Takes a page through its last steps. */
export type FinishPage = (page: HeadedPage) => Promise<FinishedPage>;

/**
 * Prepares the last steps of pages: each is read for the checks and compressed. What was found out
 * about the very same bytes in an earlier build comes out of the cache, as long as the code that
 * reads and compresses is the same.
 * @param finishText compresses and reads one, wherever that is done
 * @param level of compression; undefined for pages without compressed forms
 */
export async function createPageFinisher(
	finishText: FinishText,
	level: number | undefined,
): Promise<FinishPage> {
	if (level === undefined) {
		return async ({ readMain, join }) => {
			const html = join(readMain());
			const record = decodeRecord(encodeRecord(describePage(html, undefined)));
			return { html, forms: undefined, record };
		};
	}
	const encoder = `brotli ${process.versions.brotli} at ${level}`;
	const makers = keyOf(...(await readSources(...finishedBy)), encoder);
	const folder = findCache('pages');
	return async ({ sum, readMain, join }) => {
		const key = keyOf(makers, sum);
		const kept = recall(folder, key);
		if (kept !== undefined) {
			const { main, br, gz, record } = unpack(kept);
			return { html: join(main), forms: { br, gz }, record: decodeRecord(record) };
		}
		const main = readMain();
		const html = join(main);
		const { br, gz, record } = await finishText({ text: html, level, isPage: true });
		keep(folder, key, pack({ main, br, gz, record }));
		return { html, forms: { br, gz }, record: decodeRecord(record) };
	};
}
