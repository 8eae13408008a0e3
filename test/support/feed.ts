import { Parser } from 'htmlparser2';

/** An element of XML. */
interface Element {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: Element[];
	text: string;
}

/** Reads XML as a tree; what is not well-formed is in `faults`. */
function readXml(xml: string): { root: Element; faults: string[] } {
	const faults: string[] = [];
	if (!/^<\?xml version="1\.0"( encoding="utf-8")?\?>\n</i.test(xml))
		faults.push('No XML declaration.');
	for (const [reference] of xml.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);).{0,9}/gi)) {
		faults.push(`A bare ampersand: ${reference}`);
	}
	const root: Element = { name: '', attributes: {}, children: [], text: '' };
	const open = [root];
	// The parser closes what is left open without a word: tags are counted here.
	const tags = [...xml.matchAll(/<(\/?)([\w:-]+)[^<>]*?(\/?)>/g)];
	const depth: string[] = [];
	for (const [, end, name = '', isEmpty] of tags) {
		if (end && depth.pop() !== name) faults.push(`</${name}> ends something else.`);
		if (!end && !isEmpty) depth.push(name);
	}
	if (depth.length > 0) faults.push(`Left open: ${depth.join(', ')}`);
	if (xml.replace(/<[^<>]*>/g, '').includes('<')) faults.push('A bare “<”.');
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				const element: Element = { name, attributes, children: [], text: '' };
				open.at(-1)?.children.push(element);
				open.push(element);
			},
			ontext(text) {
				const element = open.at(-1);
				if (element) element.text += text;
			},
			onclosetag: () => void open.pop(),
		},
		{ xmlMode: true, decodeEntities: true },
	);
	parser.end(xml);
	return { root: root.children[0] ?? root, faults };
}

/** An entry of a feed. */
export interface FeedEntry {
	id: string;
	title: string;
	updated: string;
	/** Its page, and all addresses in its content. */
	link: string;
	places: readonly string[];
}

const all = (element: Element, name: string) =>
	element.children.filter((each) => each.name === name);
const first = (element: Element, name: string) => all(element, name)[0]?.text ?? '';

/** The entries of an Atom feed. */
export const readEntries = (xml: string): FeedEntry[] =>
	all(readXml(xml).root, 'entry').map((entry) => ({
		id: first(entry, 'id'),
		title: first(entry, 'title'),
		updated: first(entry, 'updated'),
		link: all(entry, 'link')[0]?.attributes.href ?? '',
		places: [...first(entry, 'content').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
	}));

/** A date of RFC 3339, with its capital letters as RFC 4287 (section 3.3) demands. */
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** An IRI with its scheme; a `tag:` one after RFC 4151. */
const isId = (id: string) =>
	id.startsWith('tag:')
		? /^tag:([a-z\d-]+\.)*[a-z\d-]+,\d{4}(-\d{2}(-\d{2})?)?:[\w\-.~!$&'()*+,;=:@/?%]*$/.test(id)
		: /^https?:\/\/\S+$/.test(id);

/** What RFC 4287 forbids in a feed, as sentences. */
export function findFeedFaults(xml: string): string[] {
	const { root, faults } = readXml(xml);
	const check = (isRight: boolean, fault: string) => {
		if (!isRight) faults.push(fault);
	};
	check(
		root.name === 'feed' && root.attributes.xmlns === 'http://www.w3.org/2005/Atom',
		'It is no feed.',
	);
	const entries = all(root, 'entry');
	const hasAuthor = (element: Element) =>
		all(element, 'author').some((author) => all(author, 'name').length === 1);
	check(
		hasAuthor(root) || (entries.length > 0 && entries.every(hasAuthor)),
		'It has no author (4.1.1).',
	);
	check(
		all(root, 'link').some(({ attributes }) => attributes.rel === 'self'),
		'It has no link to itself (4.1.1).',
	);
	const ids = new Set<string>();
	for (const element of [root, ...entries]) {
		for (const name of ['id', 'title', 'updated']) {
			check(
				all(element, name).length === 1,
				`${first(element, 'id')}: ${all(element, name).length} of ${name} (4.1)`,
			);
		}
		const id = first(element, 'id');
		check(isId(id), `${id} is no name for ever (4.2.6).`);
		check(!ids.has(id), `${id} stands twice (4.1.1).`);
		ids.add(id);
		for (const name of ['updated', 'published']) {
			for (const { text } of all(element, name))
				check(date.test(text), `${id}: ${text} is no date (3.3).`);
		}
		const alternates = all(element, 'link').filter(
			({ attributes }) => attributes.rel === 'alternate',
		);
		const kinds = alternates.map(({ attributes }) => `${attributes.type} ${attributes.hreflang}`);
		check(new Set(kinds).size === kinds.length, `${id} has two pages of one kind (4.1).`);
		for (const { attributes } of all(element, 'link')) {
			check(
				/^https?:\/\//.test(attributes.href ?? ''),
				`${id}: no whole address ${attributes.href}`,
			);
		}
		if (element === root) continue;
		check(
			alternates.length > 0 || all(element, 'content').length === 1,
			`${id} leads nowhere and says nothing (4.1.2).`,
		);
		check(
			all(element, 'content').every(({ children }) => children.length === 0),
			`${id}: HTML that is not escaped (4.1.3.3).`,
		);
	}
	const latest = entries
		.map((entry) => first(entry, 'updated'))
		.sort()
		.at(-1);
	check(first(root, 'updated') === latest, 'It is not of the day of its latest entry.');
	return faults;
}
