import { DomUtils } from 'htmlparser2';
import type { ReadBody } from '../read-body.ts';

type Document = ReadBody['document'];
type Node = Document['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** A part of a page that a search can find and link to. */
export interface IndexedSection {
	/** A path of this site, with its anchor if it has one. */
	path: string;
	title: string;
	/** The title of its page. */
	page: string;
	/** Text in it that is no sentence: inner headings, labels, cells. */
	labels: readonly string[];
	/** Its sentences in reading order, without its title. */
	sentences: readonly string[];
}

/** Elements that are not indexed: navigation, drawings, fields. */
const skippedElements = new Set(['nav', 'svg', 'script', 'style', 'template', 'form']);

/** Classes of text that is not indexed: it is repeated elsewhere, or only useful on its page. */
export const skippedClasses: readonly string[] = [
	...['back-link', 'back-to-contents', 'mentions', 'next-read', 'on-paths', 'paths', 'choices'],
	...['canon-mark', 'canon-panel', 'canon-table', 'glosses', 'own-ties', 'event-links'],
	// A transcript repeats the balloons.
	...[
		'lettering',
		'specimen-note',
		'making-words',
		'covers',
		'papers',
		'work-list',
		'end-next',
		'that-was',
	],
	// Reference sheets are found by their page: a search for a person should find their story.
	...['model-sheet', 'model-row', 'sheet-index', 'sheet-summary', 'take-sheets', 'views', 'take'],
	// A caption repeats the text beside it, and a term's link its button.
	...['vignette', 'term-link', 'listed', 'letter-name', 'kind'],
	...['page-picture', 'skip-link', 'visually-hidden', 'enlarge', 'shown', 'commands'],
];

/** Elements that are sections of their own when they have an id and a heading. */
const sectionElements = new Set([
	'main',
	'section',
	'article',
	'aside',
	'div',
	'li',
	'details',
	'tr',
]);

/** Inline elements; all others begin and end a line. */
const inlineElements = new Set([
	...['a', 'abbr', 'b', 'bdi', 'br', 'button', 'cite', 'code', 'dd', 'del', 'dfn', 'em', 'i'],
	...['ins', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'td', 'th', 'time', 'var'],
]);

/** The space between two sentences. A question stays with its answer, a title with its name. */
const sentenceEnd = /(?<=[.!…][”’)]*)(?<!\b(?:Dr|Mrs?|\p{Lu})\.) +(?=[“‘([]?\p{Lu})/u;

/** Splits prose. Two words are too few for a sentence, and stay with the next: “Panel 1.” */
function splitProse(text: string): string[] {
	const sentences: string[] = [];
	let short = '';
	for (const part of text.split(sentenceEnd)) {
		const sentence = short + part;
		short = sentence.split(' ').length > 2 ? '' : `${sentence} `;
		if (!short) sentences.push(sentence);
	}
	return short ? [...sentences, short.trim()] : sentences;
}

/** Whether a line is one or more sentences. */
const isProse = (line: string) => /[.?!…][”’)\]]*$/.test(line) && line.split(' ').length > 2;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const isElement = (node: Node): node is Element => 'attribs' in node;

const isSkipped = ({ name, attribs, children }: Element) =>
	skippedElements.has(name) ||
	// Plain labels of folded parts are skipped, but headings in them are indexed.
	(name === 'summary' && !children.some(isElement)) ||
	(attribs.class ?? '').split(' ').some((each) => skippedClasses.includes(each));

/** Whether an element is a heading; a term is one if it has an id. */
const isHeading = ({ name, attribs }: Element) =>
	/^h[1-6]$/.test(name) || (name === 'dt' && attribs.id !== undefined);

/** The anchor of an element: '' for the page itself, undefined without an id. */
const anchorOf = ({ name, attribs }: Element) =>
	name === 'main' ? '' : attribs.id === undefined ? undefined : `#${attribs.id}`;

/** The heading of an element: the first in it that is not in a section of its own. */
function findHeading(element: Element): Element | undefined {
	for (const child of element.children) {
		if (!isElement(child) || isSkipped(child)) continue;
		if (isHeading(child)) return child;
		if (child.attribs.id !== undefined && sectionElements.has(child.name)) continue;
		const found = findHeading(child);
		if (found) return found;
	}
	return undefined;
}

/**
 * Splits a page into sections: every element with an id and a heading, every other heading and term with an
 * id, and every element with an id and `data-found-as`, which is its title.
 * @param document the page's body
 * @param page its route and title
 * @returns the sections in document order; the first is the page itself
 */
export function readSections(
	document: Document,
	page: { route: string; title: string },
): IndexedSection[] {
	const sections: (IndexedSection & { labels: string[]; sentences: string[] })[] = [];
	/** The section being read; text before the first is dropped. */
	let current: (typeof sections)[number] | undefined;
	/** Headings and captions that are the title of a section, and so are not indexed again. */
	const titles = new Set<Node>();
	let line = '';
	/** A term whose definition follows, or a question whose answer does: it begins the next line. */
	let term = '';

	function endLine(): void {
		const text = tidy(line);
		line = '';
		if (!text) return;
		if (term) current?.sentences.push(...splitProse(`${term} ${text}`));
		else if (isProse(text)) current?.sentences.push(...splitProse(text));
		else current?.labels.push(text);
		term = '';
	}
	function begin(anchor: string, title: string): void {
		current = { path: page.route + anchor, title, page: page.title, labels: [], sentences: [] };
		sections.push(current);
	}
	/** The title of a section: its heading, after its caption if it has one. */
	function titleOf(heading: Element): string {
		const ids = heading.attribs['aria-labelledby']?.split(' ') ?? [];
		const parts = ids.flatMap((id) => DomUtils.getElementById(id, document.children) ?? []);
		for (const part of [heading, ...parts]) titles.add(part);
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
		if (isSkipped(node) || titles.has(node)) return;
		const { name, attribs } = node;
		const anchor = anchorOf(node);
		const foundAs = attribs['data-found-as'];
		if (!inlineElements.has(name)) endLine();
		if (isHeading(node) && anchor !== undefined) {
			// Its section ends with its parent.
			begin(anchor, titleOf(node));
			return;
		}
		const before = current;
		if (anchor !== undefined && foundAs !== undefined) {
			begin(anchor, foundAs);
			for (const child of node.children) {
				if (DomUtils.textContent(child) === foundAs) titles.add(child);
			}
		} else if (anchor !== undefined && sectionElements.has(name)) {
			const heading = findHeading(node);
			if (heading) begin(anchor, titleOf(heading));
		}
		const start = line.length;
		for (const child of node.children) read(child);
		// The short cells of a row are one line.
		if (name === 'dt' || (isHeading(node) && line.endsWith('?'))) {
			term = tidy(line).replace(/[^.?!…:]$/, '$&:');
			if (name !== 'dt') current?.labels.push(term);
			line = '';
		} else if (name === 'td' || name === 'th') {
			const cell = line.slice(start);
			if (isProse(tidy(cell))) {
				line = line.slice(0, start);
				endLine();
				line = cell;
				endLine();
			} else line += ' ';
		} else if (name === 'br') line += ' ';
		else if (name === 'dd' || !inlineElements.has(name)) endLine();
		if (name !== 'header') current = before;
	}

	for (const main of DomUtils.findAll(({ name }) => name === 'main', document.children)) read(main);
	return sections.filter(
		({ path, sentences, labels }) =>
			!path.includes('#') || sentences.length > 0 || labels.length > 0,
	);
}
