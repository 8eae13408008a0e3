import { gatherFacts, type PageFacts } from './page-facts.ts';
import { measureFirstView } from './page-loads.ts';
import type { PageSizes } from './weigh-pages.ts';

/** What is known of a page once it is written: plain data. */
export interface PageRecord {
	facts: PageFacts;
	sizes: PageSizes;
}

/**
 * Finds out all that is asked of a page once it is written.
 * @param html as UTF-8
 * @param br the same with brotli; undefined for a page without compressed forms
 */
export function describePage(html: Uint8Array, br: Uint8Array | undefined): PageRecord {
	const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString();
	return {
		facts: gatherFacts(text),
		sizes: {
			written: html.length,
			html: (br ?? html).length,
			firstView: br ? measureFirstView(text, br) : html.length,
		},
	};
}

/** Plain data as JSON in ASCII, which is read again in less than half the time that UTF-8 takes. */
export const encodeRecord = (record: PageRecord): Uint8Array =>
	Buffer.from(
		JSON.stringify(record).replace(
			/[\u0080-\uffff]/g,
			(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
		),
	);

/** Reads a record again. Its words are its own: those cut out of a page keep all of it in memory. */
export const decodeRecord = (record: Uint8Array): PageRecord =>
	JSON.parse(
		Buffer.from(record.buffer, record.byteOffset, record.byteLength).toString('latin1'),
	) as PageRecord;
