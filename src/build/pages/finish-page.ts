import { keep, keyOf, recall } from '../cache.ts';
import type { CompressText } from '../compress-text.ts';
import { findCache, readSources } from '../project.ts';
import { gatherFacts, type PageFacts } from './page-facts.ts';
import { measureFirstView } from './page-loads.ts';
import type { HeadedPage } from './render-documents.tsx';
import type { PageSizes } from './weigh-pages.ts';

/** What is known of a page once it is written: plain data. */
export interface PageRecord {
	facts: PageFacts;
	sizes: PageSizes;
}

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
	'src/build/pages/{finish-page,page-facts,page-loads,read-page}.ts',
	'src/build/{compress-text,check-policy}.ts',
	'src/build/hosting/policy.ts',
];

/** A page as it is kept. */
interface Entry {
	/** Its own part, as UTF-8: all else is at hand. */
	main: Uint8Array;
	br: Uint8Array;
	gz: Uint8Array;
	record: PageRecord;
}

/** Bytes of the three lengths that stand before the parts of an entry. */
const lengths = 12;

function pack({ main, br, gz, record }: Entry): Uint8Array {
	const parts = [main, br, gz];
	const head = Buffer.alloc(lengths);
	parts.forEach((part, index) => {
		head.writeUInt32LE(part.length, index * 4);
	});
	return Buffer.concat([head, ...parts, encodeRecord(record)]);
}

/** Plain data as JSON in ASCII, which is read again in less than half the time that UTF-8 takes. */
const encodeRecord = (record: PageRecord): Buffer =>
	Buffer.from(
		JSON.stringify(record).replace(
			/[\u0080-\uffff]/g,
			(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
		),
	);

function unpack(entry: Uint8Array): Entry {
	const buffer = Buffer.from(entry.buffer, entry.byteOffset, entry.byteLength);
	const br = lengths + buffer.readUInt32LE(0);
	const gz = br + buffer.readUInt32LE(4);
	const record = gz + buffer.readUInt32LE(8);
	return {
		main: buffer.subarray(lengths, br),
		br: buffer.subarray(br, gz),
		gz: buffer.subarray(gz, record),
		record: JSON.parse(buffer.toString('latin1', record)) as PageRecord,
	};
}

function describePage(html: Buffer, br: Uint8Array | undefined): PageRecord {
	const text = html.toString();
	const record: PageRecord = {
		facts: gatherFacts(text),
		sizes: {
			written: html.length,
			html: (br ?? html).length,
			firstView: br ? measureFirstView(text, br) : html.length,
		},
	};
	// Words of its own: those that are cut out of the page would keep all of it in memory.
	return JSON.parse(JSON.stringify(record)) as PageRecord;
}

/** Takes a page through its last steps. */
export type FinishPage = (page: HeadedPage) => Promise<FinishedPage>;

/**
 * Prepares the last steps of pages: each is read for the checks and compressed. What was found out
 * about the very same bytes in an earlier build comes out of the cache, as long as the code that
 * reads and compresses is the same.
 * @param level of compression, which `compress` keeps to; undefined for pages without compressed forms
 */
export async function createPageFinisher(
	compress: CompressText,
	level: number | undefined,
): Promise<FinishPage> {
	if (level === undefined) {
		return async ({ readMain, join }) => {
			const html = join(readMain());
			return { html, forms: undefined, record: describePage(html, undefined) };
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
			return { html: join(main), forms: { br, gz }, record };
		}
		const main = readMain();
		const html = join(main);
		const forms = await compress(html, level);
		const record = describePage(html, forms.br);
		keep(folder, key, pack({ main, ...forms, record }));
		return { html, forms, record };
	};
}
