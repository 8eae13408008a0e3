import { Parser } from 'htmlparser2';
import type { InlineCode } from '../../components/page-context.ts';

/** An element of a built page that holds a URL. */
export interface PageReference {
	/** The element as it stands in the page, such as `<a href="/resources/">`. */
	readonly element: string;
	tag: string;
	attribute: string;
	url: string;
}

/** What the checks need to know of one built page. */
export interface ReadPage {
	lang: string | undefined;
	title: string;
	titles: number;
	description: string | undefined;
	canonical: string | undefined;
	noIndex: boolean;
	headings: number;
	/** Every id, as often as it stands in the page. */
	ids: string[];
	references: PageReference[];
	/** Images that lack an attribute, and which. */
	imageFaults: { element: string; missing: string }[];
	/** Ids that an attribute such as `aria-labelledby` or `for` points at. */
	idReferences: { readonly element: string; id: string }[];
	/** The content policy of its `meta` element. */
	policy: string | undefined;
	/** Scripts and styles that stand in the page; data blocks are neither. */
	inlineCode: InlineCode[];
	/** Attributes that are code: `style`, `onclick` and their like, `javascript:` addresses. */
	inlineAttributes: { element: string; attribute: string }[];
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
	'for',
	'aria-labelledby',
	'aria-describedby',
	'aria-controls',
	'popovertarget',
	'list',
	'headers',
]);

type Attributes = Readonly<Record<string, string>>;

/** An element as messages show it: with what tells it from others of its kind. */
const describe = (tag: string, attributes: Attributes) =>
	`<${tag}${Object.entries(attributes)
		.filter(([name]) => ['id', 'href', 'src', 'action', 'formaction', 'alt', 'for'].includes(name))
		.map(([name, value]) => ` ${name}="${value}"`)
		.join('')}>`;

/** An element and its attribute, put into words only for those who ask: few are ever blamed. */
class Found {
	constructor(
		readonly tag: string,
		readonly attributes: Attributes,
		readonly attribute: string,
	) {}

	get element(): string {
		return describe(this.tag, this.attributes);
	}
}

class FoundUrl extends Found implements PageReference {
	constructor(
		tag: string,
		attributes: Attributes,
		attribute: string,
		readonly url: string,
	) {
		super(tag, attributes, attribute);
	}
}

class FoundId extends Found {
	constructor(
		tag: string,
		attributes: Attributes,
		attribute: string,
		readonly id: string,
	) {
		super(tag, attributes, attribute);
	}

	override get element(): string {
		return `${super.element} ${this.attribute}`;
	}
}

/** Whether an attribute is code that a content policy stops. */
function isCode(name: string, value: string): boolean {
	if (name === 'style' || name.startsWith('on')) return true;
	// Most values begin with another letter: looking at one is far cheaper than a search.
	const first = value.charCodeAt(0);
	return (first <= 32 || first === 74 || first === 106) && /^\s*javascript:/i.test(value);
}

/** Whether an element is a button that sends its form. */
const isSubmit = (tag: string, { type }: Attributes) =>
	tag === 'button'
		? type === undefined || type === 'submit'
		: tag === 'input' && (type === 'submit' || type === 'image');

/** The URLs of an attribute: `srcset` holds several, each with a size behind it. */
function splitUrls(attribute: string, value: string): string[] {
	if (attribute !== 'srcset') return [value];
	return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** Every text in structured data that is an address; an `@id` is a name. */
function listDataUrls(value: unknown): PageReference[] {
	if (typeof value === 'string' && /^https?:/.test(value)) {
		return [{ element: `Structured data “${value}”`, tag: 'script', attribute: '', url: value }];
	}
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([key, part]) => (key === '@id' ? [] : listDataUrls(part)))
		: [];
}

/**
 * Reads a built page for the checks.
 * @throws when its structured data is no JSON, which only the build itself could have made so
 */
export function readPage(html: string): ReadPage {
	const page: ReadPage = {
		lang: undefined,
		title: '',
		titles: 0,
		description: undefined,
		canonical: undefined,
		noIndex: false,
		headings: 0,
		ids: [],
		references: [],
		imageFaults: [],
		idReferences: [],
		policy: undefined,
		inlineCode: [],
		inlineAttributes: [],
	};
	let inTitle = false;
	/** The text of a data block, while its element is open. */
	let data: string | undefined;
	let code: InlineCode | undefined;
	let svgDepth = 0;
	/** The form without an action that is open, and how many of its buttons say where it is sent. */
	let form: { found: FoundUrl; buttons: number; placeless: number } | undefined;
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (tag === 'svg') svgDepth++;
			if (tag === 'html') page.lang = attributes.lang;
			if (tag === 'h1') page.headings++;
			if (tag === 'script' && attributes.type === 'application/ld+json') data = '';
			else if (tag === 'style' || (tag === 'script' && attributes.src === undefined)) {
				code = { kind: tag, source: '' };
				page.inlineCode.push(code);
			}
			if (tag === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy') {
				page.policy = attributes.content;
			}
			for (const attribute in attributes) {
				const value = attributes[attribute] ?? '';
				if (isCode(attribute, value)) {
					page.inlineAttributes.push({ element: describe(tag, attributes), attribute });
				}
				if (!idAttributes.has(attribute)) continue;
				for (const id of value.split(/\s+/)) {
					if (id !== '') page.idReferences.push(new FoundId(tag, attributes, attribute, id));
				}
			}
			if (tag === 'title' && svgDepth === 0) {
				inTitle = true;
				page.titles++;
			}
			if (tag === 'meta' && attributes.name === 'description')
				page.description = attributes.content;
			if (tag === 'meta' && attributes.name === 'robots') {
				page.noIndex = /noindex/.test(attributes.content ?? '');
			}
			if (tag === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href ?? '';
			if (attributes.id !== undefined) page.ids.push(attributes.id);
			if (tag === 'img') {
				for (const missing of ['alt', 'width', 'height']) {
					if (attributes[missing] === undefined)
						page.imageFaults.push({ element: describe(tag, attributes), missing });
				}
			}
			for (const attribute of urlAttributes[tag] ?? []) {
				const value = attributes[attribute];
				if (value === undefined) continue;
				for (const url of splitUrls(attribute, value)) {
					page.references.push(new FoundUrl(tag, attributes, attribute, url));
				}
			}
			if (tag === 'meta' && attributes.property === 'og:image') {
				const url = attributes.content ?? '';
				page.references.push({
					element: `<meta og:image="${url}">`,
					tag,
					attribute: 'content',
					url,
				});
			}
			if (tag === 'form' && attributes.action === undefined) {
				form = { found: new FoundUrl(tag, attributes, 'action', ''), buttons: 0, placeless: 0 };
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
			if (tag === 'svg') svgDepth--;
		},
	});
	parser.write(html);
	parser.end();
	return page;
}
