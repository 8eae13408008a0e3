import { DomUtils, parseDocument } from 'htmlparser2';
import { type Files, routeOfFile } from '../../lib/files.ts';
import type { InlineCode, PublishedFile } from '../../model/built.ts';
import type { Content } from '../content/read-content.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** An element of a built page that holds a URL. */
export interface Reference {
	/** The element as messages show it, such as `<a href="/resources/">`. */
	element: string;
	/** `search` for a form that is sent to a page of this site. */
	tag: string;
	/** '' for structured data. */
	attribute: string;
	url: string;
}

/** A built page, as the checks read it. */
export interface ParsedPage {
	file: string;
	route: string;
	html: string;
	title: string;
	description: string;
	canonical: string | undefined;
	noIndex: boolean;
	ids: string[];
	references: Reference[];
	/** Images without a width or height, so that the page would shift, or without alt text. */
	incompleteImages: { element: string; missing: string }[];
	/** The content policy of its `meta` element. */
	policy: string | undefined;
	/** Inline scripts and styles, except data blocks. */
	inlineCode: InlineCode[];
	/** Attributes with code: `style`, `onclick` and the like. */
	inlineAttributes: { element: string; attribute: string }[];
	/** Whether it loads the index of the search. */
	hasSearch: boolean;
}

/** A built site, as the checks read it. */
export interface CheckedSite {
	content: Content;
	files: Files;
	publications: readonly PublishedFile[];
	pages: readonly ParsedPage[];
}

/** The attributes that hold a URL, on whatever element. */
const urlAttributes = ['href', 'src', 'srcset', 'poster', 'action', 'formaction'];

const identifyingAttributes = new Set(['id', 'href', 'src', 'action', 'formaction', 'alt', 'for']);

/** An element as messages show it. */
function describe({ name, attribs }: Element): string {
	const shown = Object.entries(attribs).filter(([key]) => identifyingAttributes.has(key));
	return `<${name}${shown.map(([key, value]) => ` ${key}="${value}"`).join('')}>`;
}

const hasName =
	(...names: readonly string[]) =>
	({ name }: Element) =>
		names.includes(name);

const isInside = ({ parent }: Element, name: string) =>
	parent?.type === 'tag' && parent.name === name;

const isData = ({ name, attribs }: Element) =>
	name === 'script' && attribs.type === 'application/ld+json';

/** Whether every submit button of a form without an action has one. */
function hasAddressedButtons(form: Element): boolean {
	const buttons = DomUtils.getElementsByTagName('button', form).filter(
		({ attribs }) => attribs.type !== 'button',
	);
	return buttons.length > 0 && buttons.every(({ attribs }) => attribs.formaction !== undefined);
}

/** Lists the URLs in structured data, except each `@id`, which is a name. */
function listDataUrls(value: unknown): Reference[] {
	if (typeof value === 'string' && /^https?:/.test(value)) {
		return [{ element: `Structured data “${value}”`, tag: 'script', attribute: '', url: value }];
	}
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([key, part]) => (key === '@id' ? [] : listDataUrls(part)))
		: [];
}

/** Lists the URLs of an element; `srcset` has several, each followed by a size. */
function listReferences(element: Element): Reference[] {
	const { name, attribs } = element;
	if (isData(element)) return listDataUrls(JSON.parse(DomUtils.textContent(element)));
	if (name === 'meta') {
		const { property, content: url = '' } = attribs;
		const shown = `<meta og:image="${url}">`;
		return property === 'og:image'
			? [{ element: shown, tag: name, attribute: 'content', url }]
			: [];
	}
	if (name === 'form' && attribs.action === undefined) {
		const found = { element: describe(element), tag: name, attribute: 'action', url: '' };
		return hasAddressedButtons(element) ? [] : [found];
	}
	// A form with “get” leads to an address, like a link.
	const tag = name === 'form' && attribs.method === 'get' ? 'search' : name;
	return urlAttributes.flatMap((attribute) => {
		const value = attribs[attribute];
		if (value === undefined) return [];
		const urls =
			attribute === 'srcset'
				? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
				: [value];
		return urls.map((url) => ({ element: describe(element), tag, attribute, url }));
	});
}

/**
 * Parses a built page for all checks.
 * @param file its path on the site
 * @throws if its structured data is not JSON, which would be a bug of the build
 */
export function readPage(file: string, html: string): ParsedPage {
	const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
	const findMeta = (key: string, value: string) =>
		elements.find(({ name, attribs }) => name === 'meta' && attribs[key] === value)?.attribs
			.content;
	// An inline drawing can have a title, too.
	const title = elements.find((each) => each.name === 'title' && isInside(each, 'head'));
	const inlineCode = elements
		.filter(
			(each) => hasName('style', 'script')(each) && each.attribs.src === undefined && !isData(each),
		)
		.map((each) => ({
			kind: each.name === 'style' ? ('style' as const) : ('script' as const),
			source: DomUtils.textContent(each),
		}));
	return {
		file,
		route: routeOfFile(file),
		html,
		title: title ? DomUtils.textContent(title) : '',
		description: findMeta('name', 'description') ?? '',
		canonical: elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
		noIndex: findMeta('name', 'robots')?.includes('noindex') ?? false,
		ids: elements.flatMap(({ attribs }) => attribs.id ?? []),
		references: elements.flatMap(listReferences),
		incompleteImages: elements
			.filter(hasName('img'))
			.flatMap((image) =>
				['alt', 'width', 'height'].flatMap((missing) =>
					image.attribs[missing] === undefined ? { element: describe(image), missing } : [],
				),
			),
		policy: findMeta('http-equiv', 'Content-Security-Policy'),
		inlineCode,
		inlineAttributes: elements.flatMap((element) =>
			Object.keys(element.attribs)
				.filter((name) => name === 'style' || name.startsWith('on'))
				.map((attribute) => ({ element: describe(element), attribute })),
		),
		hasSearch: elements.some(({ attribs }) => attribs.as === 'fetch'),
	};
}
