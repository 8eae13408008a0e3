import { Parser } from 'htmlparser2';

/** An element of XML. */
interface Element {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: Element[];
	text: string;
}

/** Parses XML to a tree, and lists where it is not well-formed. */
export function readXml(xml: string): { root: Element; faults: string[] } {
	const faults: string[] = [];
	if (!/^<\?xml version="1\.0"( encoding="utf-8")?\?>\n</i.test(xml))
		faults.push('No XML declaration.');
	for (const [reference] of xml.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);).{0,9}/gi)) {
		faults.push(`A bare ampersand: ${reference}`);
	}
	const root: Element = { name: '', attributes: {}, children: [], text: '' };
	const open = [root];
	// The parser closes open tags silently, so they are checked here.
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

/** Violations of RFC 4287 that could make feed readers lose an entry. */
export function findFeedFaults(xml: string): string[] {
	const { root, faults } = readXml(xml);
	const entries = all(root, 'entry');
	const ids = new Set<string>();
	for (const element of [root, ...entries]) {
		const id = first(element, 'id');
		for (const name of ['id', 'title', 'updated']) {
			const count = all(element, name).length;
			if (count !== 1) faults.push(`${id}: ${count} of ${name} (4.1)`);
		}
		if (!/^(tag|https?):/.test(id)) faults.push(`${id} is not an IRI (4.2.6).`);
		if (ids.has(id)) faults.push(`${id} stands twice (4.1.1).`);
		ids.add(id);
		const updated = first(element, 'updated');
		if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(updated)) {
			faults.push(`${id}: ${updated} is not a date (3.3).`);
		}
		if (all(element, 'content').some(({ children }) => children.length > 0)) {
			faults.push(`${id}: its HTML is not escaped (4.1.3.3).`);
		}
	}
	if (all(root, 'author').length === 0) faults.push('It has no author (4.1.1).');
	return faults;
}
