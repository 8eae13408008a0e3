import { keep, keyOf, recall } from '../cache.ts';
import type { CompressText } from '../compress-text.ts';
import { findCache, readSources } from '../project.ts';
import { gatherFacts, type PageFacts } from './page-facts.ts';
import { measureFirstView } from './page-loads.ts';
import type { WholePage } from './render-documents.tsx';
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

/** Bytes of the two lengths that stand before the parts of an entry. */
const lengths = 8;

function pack(br: Uint8Array, gz: Uint8Array, record: PageRecord): Uint8Array {
	const head = Buffer.alloc(lengths);
	head.writeUInt32LE(br.length, 0);
	head.writeUInt32LE(gz.length, 4);
	return Buffer.concat([head, br, gz, Buffer.from(JSON.stringify(record))]);
}

function unpack(entry: Uint8Array): Pick<FinishedPage, 'forms' | 'record'> {
	const buffer = Buffer.from(entry.buffer, entry.byteOffset, entry.byteLength);
	const gz = lengths + buffer.readUInt32LE(0);
	const record = gz + buffer.readUInt32LE(4);
	return {
		forms: { br: buffer.subarray(lengths, gz), gz: buffer.subarray(gz, record) },
		record: JSON.parse(buffer.toString('utf8', record)) as PageRecord,
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
export type FinishPage = (page: WholePage) => Promise<FinishedPage>;

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
		return async ({ html }) => ({ html, forms: undefined, record: describePage(html, undefined) });
	}
	const makers = keyOf(...(await readSources(...finishedBy)), String(level));
	const folder = findCache('pages');
	return async ({ html, sum }) => {
		const key = keyOf(makers, sum);
		const kept = recall(folder, key);
		if (kept !== undefined) return { html, ...unpack(kept) };
		const forms = await compress(html, level);
		const record = describePage(html, forms.br);
		keep(folder, key, pack(forms.br, forms.gz, record));
		return { html, forms, record };
	};
}
