import { DomUtils } from 'htmlparser2';
import type { ReadBody } from '../read-body.ts';

type Document = ReadBody['document'];
type Node = Document['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** A part of a page that can be found and linked to. */
export interface FoundSection {
	/** A path of this site, with its anchor if it has one. */
	path: string;
	title: string;
	/** What its page is called. */
	page: string;
	/** Headings in it that have no anchor of their own. */
	headings: readonly string[];
	/** Its words in the order of reading, a sentence or a line each; none of its title's. */
	sentences: readonly string[];
}

/** Elements without text of their page: navigation, drawings, fields. */
const wordless = new Set(['nav', 'svg', 'script', 'style', 'template', 'form']);

/** Classes of text that is repeated elsewhere, or only of use on its page. */
export const unreadClasses: readonly string[] = [
	...['back-link', 'back-to-contents', 'mentions', 'next-read', 'on-paths', 'paths', 'choices'],
	...['canon-mark', 'canon-panel', 'canon-table', 'glosses', 'own-ties', 'event-links'],
	// Transcripts repeat the balloons; stories and papers are not looked up.
	...['transcript', 'story-text', 'specimen', 'specimen-note', 'making-words', 'covers', 'papers'],
	...['work-list', 'subjects', 'end-next'],
	// Reference sheets are found by their page: a search for a person should find their story.
	...['model-sheet', 'model-row', 'sheet-index', 'sheet-summary', 'take-sheets', 'views', 'take'],
	// A caption repeats the text beside it, and a term's link its button.
	...['vignette', 'term-link', 'listed', 'letter-name'],
	...['page-picture', 'skip-link', 'visually-hidden'],
];

/** Elements that are sections of their own when they have an id and a heading. */
const holders = new Set(['main', 'section', 'article', 'aside', 'div', 'li', 'details', 'tr']);

/** Inline elements; all others begin and end a line. */
const inLine = new Set([
	...['a', 'abbr', 'b', 'bdi', 'br', 'button', 'cite', 'code', 'dd', 'del', 'dfn', 'em', 'i'],
	...['ins', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'td', 'th', 'time', 'var'],
]);

/** The space between two sentences. */
const sentenceEnd = /(?<=[.?!…][”’)]*) +(?=[“‘(]?\p{Lu})/u;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const isElement = (node: Node): node is Element => 'attribs' in node;

const isUnread = ({ name, attribs, children }: Element) =>
	wordless.has(name) ||
	// Plain labels of folded parts are skipped, but headings in them are indexed.
	(name === 'summary' && !children.some(isElement)) ||
	(attribs.class ?? '').split(' ').some((each) => unreadClasses.includes(each));

/** Whether an element heads what follows it; a term does where it can be linked to. */
const isHeading = ({ name, attribs }: Element) =>
	/^h[1-6]$/.test(name) || (name === 'dt' && attribs.id !== undefined);

/** What leads to an element, behind its page's route; undefined where nothing does. */
const anchorOf = ({ name, attribs }: Element) =>
	name === 'main' ? '' : attribs.id === undefined ? undefined : `#${attribs.id}`;

/** The heading of an element: the first in it that no element with an id of its own holds. */
function findHeading(element: Element): Element | undefined {
	for (const child of element.children) {
		if (!isElement(child) || isUnread(child)) continue;
		if (isHeading(child)) return child;
		if (child.attribs.id !== undefined && holders.has(child.name)) continue;
		const found = findHeading(child);
		if (found) return found;
	}
	return undefined;
}

/**
 * Splits a page into its sections: every element with an id in which a heading stands, every heading
 * and term with an id that none of them holds, and every element with an id that says under which
 * name it is found (`data-found-as`).
 * @param document the page's body
 * @param page its route, and what it is called
 * @returns the sections in the order in which they begin; the first is the page itself
 */
export function readSections(
	document: Document,
	page: { route: string; title: string },
): FoundSection[] {
	const sections: (FoundSection & { headings: string[]; sentences: string[] })[] = [];
	/** The section being read; text before the first is dropped. */
	let current: (typeof sections)[number] | undefined;
	/** Headings that name a section, with their captions: their words are its title. */
	const names = new Set<Node>();
	let line = '';

	function endLine(): void {
		const text = tidy(line);
		if (text) current?.sentences.push(...text.split(sentenceEnd));
		line = '';
	}
	function begin(anchor: string, title: string): void {
		current = { path: page.route + anchor, title, page: page.title, headings: [], sentences: [] };
		sections.push(current);
	}
	/** What a heading is called: with its caption, where it has one. */
	function nameOf(heading: Element): string {
		const ids = heading.attribs['aria-labelledby']?.split(' ') ?? [];
		const parts = ids.flatMap((id) => DomUtils.getElementById(id, document.children) ?? []);
		for (const part of [heading, ...parts]) names.add(part);
		const title = (parts.length > 0 ? parts : [heading])
			.map((part) => tidy(DomUtils.textContent(part)))
			.join(': ');
		// Chapters are numbered.
		return title.replace(/^\d+\. /, '');
	}

	function read(node: Node): void {
		if (!isElement(node)) {
			if (node.type === 'text') line += node.data;
			return;
		}
		if (isUnread(node) || names.has(node)) return;
		const { name, attribs } = node;
		const anchor = anchorOf(node);
		const foundAs = attribs['data-found-as'];
		if (!inLine.has(name)) endLine();
		if (isHeading(node)) {
			// Its section ends with its parent.
			if (anchor !== undefined) {
				begin(anchor, nameOf(node));
				return;
			}
			current?.headings.push(tidy(DomUtils.textContent(node)));
		} else if (attribs.class === 'caption' && !current?.path.includes('#')) {
			// A person's caption is their role.
			current?.headings.push(tidy(DomUtils.textContent(node)));
		}
		const before = current;
		if (anchor !== undefined && foundAs !== undefined) begin(anchor, foundAs);
		else if (anchor !== undefined && holders.has(name)) {
			const heading = findHeading(node);
			if (heading) begin(anchor, nameOf(heading));
		}
		for (const child of node.children) read(child);
		// A term and its definition are one line, and so are the cells of a row.
		if (name === 'dt') line += ': ';
		else if (name === 'td' || name === 'th' || name === 'br') line += ' ';
		else if (name === 'dd' || !inLine.has(name)) endLine();
		if (name !== 'header') current = before;
	}

	for (const main of DomUtils.findAll(({ name }) => name === 'main', document.children)) read(main);
	return sections.filter(({ path, sentences }) => !path.includes('#') || sentences.length > 0);
}
