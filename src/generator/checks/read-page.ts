import { Parser } from 'htmlparser2';
import type { InlineCode } from '../../components/page-context.ts';
import { routeOfFile } from '../files.ts';

/** An element of a built page that holds a URL. */
export interface Reference {
	/** The element as messages show it, such as `<a href="/resources/">`. */
	element: string;
	/** `search` for a form that asks a page of this site. */
	tag: string;
	/** '' for structured data. */
	attribute: string;
	url: string;
}

/** What a page makes a browser load, as URLs. */
export interface PageLoads {
	/** Files without which a browser paints nothing. */
	blocking: Set<string>;
	scripts: Set<string>;
	/** What a search finds. */
	index: Set<string>;
	/** Each picture's choices, of which one browser loads one. */
	pictures: string[][];
	/** The same of those that wait until they come near the window. */
	latePictures: string[][];
	/** The icons, of which one browser loads one too. */
	icons: string[];
}

/** What the checks need to know of one built page. */
export interface ReadPage {
	file: string;
	route: string;
	/** Its bytes, in UTF-8. */
	contents: Uint8Array;
	lang: string | undefined;
	title: string;
	titles: number;
	description: string;
	canonical: string | undefined;
	noIndex: boolean;
	headings: number;
	/** Every id, as often as it stands in the page. */
	ids: string[];
	references: Reference[];
	/** Images that lack an attribute, and which. */
	imageFaults: { element: string; missing: string }[];
	/** Links that open a window without `noopener`. */
	openers: string[];
	/** Ids that an attribute such as `aria-labelledby` or `for` points at. */
	idReferences: { element: string; id: string }[];
	/** The content policy of its `meta` element. */
	policy: string | undefined;
	/** Scripts and styles that stand in the page; data blocks are neither. */
	inlineCode: (InlineCode & { type: string | undefined })[];
	/** Attributes that are code: `style`, `onclick` and their like, `javascript:` addresses. */
	inlineAttributes: { element: string; attribute: string }[];
	loads: PageLoads;
}

const urlAttributes: Readonly<Record<string, readonly string[]>> = {
	a: ['href'],
	area: ['href'],
	audio: ['src'],
	button: ['formaction'],
	embed: ['src'],
	form: ['action'],
	iframe: ['src'],
	image: ['href'],
	img: ['src', 'srcset'],
	input: ['formaction'],
	link: ['href'],
	object: ['data'],
	script: ['src'],
	source: ['src', 'srcset'],
	use: ['href'],
	video: ['src', 'poster'],
};

const idAttributes = new Set([
	...['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'],
	'headers',
]);

/** Attributes that tell an element from others of its kind. */
const telling = new Set(['id', 'href', 'src', 'action', 'formaction', 'alt', 'for']);

type Attributes = Readonly<Record<string, string>>;

function describe(tag: string, attributes: Attributes): string {
	let element = `<${tag}`;
	for (const name in attributes) if (telling.has(name)) element += ` ${name}="${attributes[name]}"`;
	return `${element}>`;
}

/** Whether an attribute is code that a content policy stops. */
const isCode = (name: string, value: string) =>
	name === 'style' ||
	name.startsWith('on') ||
	(value.includes(':') && /^\s*javascript:/i.test(value));

/** Whether an element is a button that sends its form. */
const isSubmit = (tag: string, { type }: Attributes) =>
	tag === 'button'
		? type === undefined || type === 'submit'
		: tag === 'input' && (type === 'submit' || type === 'image');

/** Whether an element is a form that only asks: what is typed into it stands in an address, as in a link. */
const isSearch = (tag: string, { method }: Attributes) => tag === 'form' && method === 'get';

/** The URLs of an attribute: `srcset` holds several, each with a size behind it. */
const splitUrls = (attribute: string, value: string): string[] =>
	attribute === 'srcset'
		? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
		: [value];

/** Every text in structured data that is an address; an `@id` is a name. */
function listDataUrls(value: unknown): Reference[] {
	if (typeof value === 'string' && /^https?:/.test(value)) {
		return [{ element: `Structured data “${value}”`, tag: 'script', attribute: '', url: value }];
	}
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([key, part]) => (key === '@id' ? [] : listDataUrls(part)))
		: [];
}

/**
 * Reads a built page for all checks, in one pass.
 * @param file its path on the site
 * @throws when its structured data is no JSON, which only the build itself could have made so
 */
export function readPage(file: string, contents: Uint8Array): ReadPage {
	const page: ReadPage = {
		file,
		route: routeOfFile(file),
		contents,
		lang: undefined,
		title: '',
		titles: 0,
		description: '',
		canonical: undefined,
		noIndex: false,
		headings: 0,
		ids: [],
		references: [],
		imageFaults: [],
		openers: [],
		idReferences: [],
		policy: undefined,
		inlineCode: [],
		inlineAttributes: [],
		loads: {
			blocking: new Set(),
			scripts: new Set(),
			index: new Set(),
			pictures: [],
			latePictures: [],
			icons: [],
		},
	};
	const { loads } = page;
	let inTitle = false;
	/** The text of a data block, while its element is open. */
	let data: string | undefined;
	let code: InlineCode | undefined;
	let svgDepth = 0;
	/** The choices of the `<picture>` that is open. */
	let choices: string[] | undefined;
	let choicesAreLate = false;
	/** The form without an action that is open, and how many of its buttons say where it is sent. */
	let form: { found: Reference; buttons: number; placeless: number } | undefined;

	function readLoads(tag: string, attributes: Attributes): void {
		const url = attributes.src ?? attributes.srcset ?? attributes.href;
		if (url === undefined) return;
		if (tag === 'img' || tag === 'source') {
			const isLate = attributes.loading === 'lazy';
			if (choices) {
				choices.push(url);
				choicesAreLate ||= isLate;
			} else if (isLate) loads.latePictures.push([url]);
			else loads.pictures.push([url]);
		} else if (tag === 'script') {
			loads.scripts.add(url);
			const waits = 'defer' in attributes || 'async' in attributes || attributes.type === 'module';
			if (!waits) loads.blocking.add(url);
		} else if (tag === 'link' && attributes.rel === 'stylesheet') loads.blocking.add(url);
		else if (tag === 'link' && attributes.rel === 'icon') loads.icons.push(url);
		else if (tag === 'link' && attributes.rel === 'modulepreload') loads.scripts.add(url);
		else if (tag === 'link' && attributes.as === 'fetch') loads.index.add(url);
	}

	function readMeta({ name, property, content = '', ...others }: Attributes): void {
		if (others['http-equiv'] === 'Content-Security-Policy') page.policy = content;
		if (name === 'description') page.description = content;
		if (name === 'robots') page.noIndex = content.includes('noindex');
		if (property === 'og:image') {
			const element = `<meta og:image="${content}">`;
			page.references.push({ element, tag: 'meta', attribute: 'content', url: content });
		}
	}

	const parser = new Parser({
		onopentag(tag, attributes) {
			if (tag === 'svg') svgDepth++;
			if (tag === 'html') page.lang = attributes.lang;
			if (tag === 'h1') page.headings++;
			if (tag === 'meta') readMeta(attributes);
			if (tag === 'picture') choices = [];
			if (tag === 'script' && attributes.type === 'application/ld+json') data = '';
			else if (tag === 'style' || (tag === 'script' && attributes.src === undefined)) {
				const found = { kind: tag, source: '', type: attributes.type } as const;
				code = found;
				page.inlineCode.push(found);
			}
			for (const attribute in attributes) {
				const value = attributes[attribute] ?? '';
				if (isCode(attribute, value)) {
					page.inlineAttributes.push({ element: describe(tag, attributes), attribute });
				}
				if (!idAttributes.has(attribute)) continue;
				const element = `${describe(tag, attributes)} ${attribute}`;
				for (const id of value.split(/\s+/).filter(Boolean))
					page.idReferences.push({ element, id });
			}
			if (tag === 'title' && svgDepth === 0) {
				inTitle = true;
				page.titles++;
			}
			if (tag === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href ?? '';
			if (attributes.id !== undefined) page.ids.push(attributes.id);
			if (attributes.target === '_blank' && !/\bnoopener\b/.test(attributes.rel ?? '')) {
				page.openers.push(describe(tag, attributes));
			}
			if (tag === 'img') {
				for (const missing of ['alt', 'width', 'height']) {
					if (attributes[missing] !== undefined) continue;
					page.imageFaults.push({ element: describe(tag, attributes), missing });
				}
			}
			for (const attribute of urlAttributes[tag] ?? []) {
				const value = attributes[attribute];
				if (value === undefined) continue;
				const element = describe(tag, attributes);
				for (const url of splitUrls(attribute, value)) {
					const found = isSearch(tag, attributes) ? 'search' : tag;
					page.references.push({ element, tag: found, attribute, url });
				}
			}
			readLoads(tag, attributes);
			if (tag === 'form' && attributes.action === undefined) {
				const element = describe(tag, attributes);
				const found = { element, tag, attribute: 'action', url: '' };
				form = { found, buttons: 0, placeless: 0 };
			}
			if (form && isSubmit(tag, attributes)) {
				form.buttons++;
				if (attributes.formaction === undefined) form.placeless++;
			}
		},
		ontext(text) {
			if (inTitle) page.title += text;
			if (data !== undefined) data += text;
			if (code !== undefined) code.source += text;
		},
		onclosetag(tag) {
			if (tag === 'title') inTitle = false;
			if (tag === 'form' && form) {
				if (form.buttons === 0 || form.placeless > 0) page.references.push(form.found);
				form = undefined;
			}
			if (tag === 'script' && data !== undefined) {
				page.references.push(...listDataUrls(JSON.parse(data)));
				data = undefined;
			}
			if (tag === 'script' || tag === 'style') code = undefined;
			if (tag === 'picture' && choices) {
				(choicesAreLate ? loads.latePictures : loads.pictures).push(choices);
				choices = undefined;
				choicesAreLate = false;
			}
			if (tag === 'svg') svgDepth--;
		},
	});
	parser.end(Buffer.from(contents.buffer, contents.byteOffset, contents.length).toString());
	return page;
}
