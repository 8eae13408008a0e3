import { DomUtils, parseDocument } from 'htmlparser2';

/** A parsed body, and what its styles, fonts and scripts depend on. */
export interface ReadBody {
	document: ReturnType<typeof parseDocument>;
	/** The names of its elements. */
	elements: ReadonlySet<string>;
	classes: ReadonlySet<string>;
	/** The islands in it, in order of first appearance. */
	islands: readonly string[];
}

/** Parses the body of a page, and reads what its styles, fonts and scripts depend on. */
export function readBody(html: string): ReadBody {
	const document = parseDocument(html);
	const found = DomUtils.getElementsByTagName('*', document);
	const valuesOf = (name: string) => found.flatMap(({ attribs }) => attribs[name] ?? []);
	return {
		document,
		elements: new Set(found.map(({ name }) => name)),
		classes: new Set(valuesOf('class').flatMap((value) => value.split(' '))),
		islands: [...new Set(valuesOf('data-island'))],
	};
}
