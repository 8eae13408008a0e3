import { checkPolicy } from '../check-policy.ts';
import { listLoads, type PageLoads } from './page-loads.ts';
import { type ReadPage, readPage } from './read-page.ts';

/**
 * What in a page leads somewhere, with spaces between: the name of an element, its attribute (none
 * for structured data), and the URL. Thousands of pages have the same ones: as one text, each is read
 * and looked up fastest.
 */
export type Reference = `${string} ${string} ${string}`;

/** What is wrong with a page whatever else there is. */
export interface PageFault {
	what: string;
	mend?: string;
}

/**
 * All that is ever asked of a page once it is written, read from its bytes alone: the same bytes have
 * the same facts. It is plain data, so that it can be kept and sent.
 */
export interface PageFacts {
	title: string;
	description: string;
	/** The address of its canonical link; null without one. */
	canonical: string | null;
	noIndex: boolean;
	/** Its ids, each once. */
	ids: readonly string[];
	/** In the order of the page. */
	references: readonly Reference[];
	faults: readonly PageFault[];
	loads: PageLoads;
}

/** What is wrong within a page, however it is reached and whatever it leads to. */
function listFaults(read: ReadPage, ids: ReadonlySet<string>): PageFault[] {
	const faults: PageFault[] = [];
	const say = (what: string, mend?: string) => faults.push({ what, ...(mend && { mend }) });
	if (read.titles > 1) say(`It has ${read.titles} titles.`);
	if (!read.lang) say('Its <html> has no lang.');
	if (read.headings !== 1) say(`It has ${read.headings} <h1> and should have one.`);
	checkPolicy(read, say);
	if (ids.size < read.ids.length) {
		const seen = new Set<string>();
		for (const id of read.ids) {
			if (seen.has(id)) say(`The id “${id}” stands twice.`);
			seen.add(id);
		}
	}
	for (const { element, missing } of read.imageFaults) say(`${element} has no ${missing}.`);
	for (const { element, id } of read.idReferences) {
		if (!ids.has(id)) say(`${element} names the id “${id}”, which is not on the page.`);
	}
	return faults;
}

/**
 * Reads all that is to be known of a built page.
 * @throws when its structured data is no JSON, which only the build itself could have made so
 */
export function gatherFacts(html: string): PageFacts {
	const read = readPage(html);
	const ids = new Set(read.ids);
	return {
		title: read.title,
		description: read.description ?? '',
		canonical: read.canonical ?? null,
		noIndex: read.noIndex,
		ids: [...ids],
		references: read.references.map(
			({ tag, attribute, url }) => `${tag} ${attribute} ${url}` as const,
		),
		faults: listFaults(read, ids),
		loads: listLoads(html),
	};
}
