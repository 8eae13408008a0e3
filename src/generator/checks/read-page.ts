import { DomUtils, parseDocument } from 'htmlparser2';
import type { InlineCode } from '../../components/page-context.ts';
import { routeOfFile } from '../files.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

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
	scripts: string[];
	/** The index that a search reads. */
	index: string[];
	fonts: string[];
	/** Each picture's choices, of which a browser loads one, and whether it waits for the reader. */
	pictures: { choices: string[]; isLate: boolean }[];
	/** Each photograph, in the width that a phone loads. */
	photographs: string[];
}

/** What the checks need to know of one built page. */
export interface ParsedPage {
	file: string;
	route: string;
	/** Its bytes, in UTF-8. */
	contents: Uint8Array;
	title: string;
	description: string;
	canonical: string | undefined;
	noIndex: boolean;
	ids: string[];
	references: Reference[];
	/** Images without a width or height, for which a browser keeps no room, or without words. */
	incompleteImages: { element: string; missing: string }[];
	/** Ids that an attribute such as `aria-labelledby` or `for` points at. */
	idReferences: { element: string; id: string }[];
	/** Stylesheets and scripts that block rendering. */
	blocking: string[];
	/** The content policy of its `meta` element. */
	policy: string | undefined;
	/** Scripts and styles in the page; data blocks are neither. */
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

const idAttributes = [
	...['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'],
	'headers',
];

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

/** Whether an attribute is code that a content policy blocks. */
const isCode = (name: string, value: string) =>
	name === 'style' ||
	name.startsWith('on') ||
	(value.includes(':') && /^\s*javascript:/i.test(value));

/** Whether an element is a button that sends its form. */
const isSubmit = ({ name, attribs: { type } }: Element) =>
	name === 'button'
		? type === undefined || type === 'submit'
		: name === 'input' && (type === 'submit' || type === 'image');

/** Whether each button of a form without an action says where the form is sent. */
function hasAddressedButtons(form: Element): boolean {
	const buttons = DomUtils.getElementsByTagName('*', form).filter(isSubmit);
	return buttons.length > 0 && buttons.every(({ attribs }) => attribs.formaction !== undefined);
}

/** Every text in structured data that is an address; an `@id` is a name. */
function listDataUrls(value: unknown): Reference[] {
	if (typeof value === 'string' && /^https?:/.test(value)) {
		return [{ element: `Structured data “${value}”`, tag: 'script', attribute: '', url: value }];
	}
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([key, part]) => (key === '@id' ? [] : listDataUrls(part)))
		: [];
}

/** The URLs of an element; `srcset` holds several, each with a size behind it. */
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
	// A form with “get” makes an address, as a link does.
	const tag = name === 'form' && attribs.method === 'get' ? 'search' : name;
	return (urlAttributes[name] ?? []).flatMap((attribute) => {
		const value = attribs[attribute];
		if (value === undefined) return [];
		const urls =
			attribute === 'srcset'
				? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
				: [value];
		return urls.map((url) => ({ element: describe(element), tag, attribute, url }));
	});
}

function listIdReferences(element: Element): ParsedPage['idReferences'] {
	const own = idAttributes.filter((attribute) => attribute in element.attribs);
	return own.flatMap((attribute) =>
		(element.attribs[attribute] ?? '')
			.split(/\s+/)
			.filter(Boolean)
			.map((id) => ({ element: `${describe(element)} ${attribute}`, id })),
	);
}

/** Whether a script blocks rendering until it has run. */
const isBlockingScript = ({ name, attribs }: Element) =>
	name === 'script' &&
	attribs.src !== undefined &&
	attribs.type !== 'module' &&
	!('defer' in attribs || 'async' in attribs);

const isPhotograph = ({ name, attribs }: Element) => name === 'img' && attribs.srcset !== undefined;

/**
 * The width of a photograph that a phone loads, with 400 pixels of CSS across and two of the screen in
 * each.
 * @param srcset addresses with widths, the smallest first
 */
function chooseForPhone(srcset = ''): string | undefined {
	const choices = srcset.split(',').map((choice) => choice.trim().split(/\s+/));
	return (choices.find(([, width = '']) => Number.parseInt(width, 10) >= 800) ??
		choices.at(-1))?.[0];
}

function listLoads(elements: readonly Element[], styles: readonly string[]): PageLoads {
	const urlOf = ({ attribs }: Element) => attribs.src ?? attribs.srcset ?? attribs.href ?? [];
	const isIndex = ({ attribs }: Element) => attribs.as === 'fetch';
	const isScript = ({ name, attribs }: Element) =>
		(name === 'script' && attribs.src !== undefined) || attribs.rel === 'modulepreload';
	const choose = (choices: readonly Element[]) => ({
		choices: choices.flatMap(urlOf),
		isLate: choices.some(({ attribs }) => attribs.loading === 'lazy'),
	});
	return {
		scripts: elements.filter(isScript).flatMap(urlOf),
		index: elements.filter(isIndex).flatMap(urlOf),
		fonts: styles.flatMap((style) =>
			[...style.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) => url),
		),
		pictures: [
			...elements
				.filter(hasName('picture'))
				.map(({ children }) => choose(DomUtils.getElementsByTagName('*', children))),
			...elements
				.filter((each) => each.name === 'img' && !isInside(each, 'picture') && !isPhotograph(each))
				.map((image) => choose([image])),
			choose(elements.filter(({ attribs }) => attribs.rel === 'icon')),
		],
		photographs: elements
			.filter(isPhotograph)
			.flatMap(({ attribs }) => chooseForPhone(attribs.srcset) ?? []),
	};
}

/**
 * Reads a built page for all checks.
 * @param file its path on the site
 * @throws when its structured data is no JSON, which would be a defect of the build
 */
export function readPage(file: string, contents: Uint8Array): ParsedPage {
	const html = Buffer.from(contents.buffer, contents.byteOffset, contents.length).toString();
	const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
	const findMeta = (key: string, value: string) =>
		elements.find(({ name, attribs }) => name === 'meta' && attribs[key] === value)?.attribs
			.content;
	// A drawing may have a title too.
	const title = elements.find((each) => each.name === 'title' && isInside(each, 'head'));
	const inlineCode = elements
		.filter(
			(each) => hasName('style', 'script')(each) && each.attribs.src === undefined && !isData(each),
		)
		.map((each) => ({
			kind: each.name === 'style' ? ('style' as const) : ('script' as const),
			source: DomUtils.textContent(each),
			type: each.attribs.type,
		}));
	const styles = inlineCode.flatMap(({ kind, source }) => (kind === 'style' ? source : []));
	return {
		file,
		route: routeOfFile(file),
		contents,
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
		idReferences: elements.flatMap(listIdReferences),
		blocking: elements
			.filter((each) => isBlockingScript(each) || each.attribs.rel === 'stylesheet')
			.map(describe),
		policy: findMeta('http-equiv', 'Content-Security-Policy'),
		inlineCode,
		inlineAttributes: elements.flatMap((element) =>
			Object.entries(element.attribs)
				.filter(([name, value]) => isCode(name, value))
				.map(([attribute]) => ({ element: describe(element), attribute })),
		),
		loads: listLoads(elements, styles),
	};
}
