import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeXml } from '../../generator/escape-xml.ts';
import { stylesheet } from './stylesheet.ts';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

/** Elements that are removed with their contents. */
const dropped = new Set([
	'script',
	'style',
	'template',
	'svg',
	'nav',
	'input',
	'select',
	'audio',
	'fieldset',
]);

/** Elements that are replaced by their contents. */
const unwrapped = new Set([
	...['button', 'label', 'form', 'picture', 'source', 'details', 'summary', 'until-found'],
]);

/** Attributes that are kept. */
const kept = new Set([
	...['id', 'href', 'src', 'alt', 'lang', 'dir', 'translate', 'datetime', 'colspan', 'rowspan'],
	...['scope', 'start', 'value', 'reversed', 'type', 'class', 'role'],
	...['aria-label', 'aria-labelledby', 'aria-describedby'],
]);

/** Classes that the book's stylesheet knows. */
const styled = new Set([...stylesheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

/** The value that an attribute has in the book; undefined leaves it out. */
function cleanAttribute(name: string, value: string, ids: ReadonlySet<string>) {
	if (!kept.has(name)) return undefined;
	if (name === 'class') {
		return (
			value
				.split(/\s+/)
				.filter((each) => styled.has(each))
				.join(' ') || undefined
		);
	}
	// Roles for screen readers in browsers are not for books.
	if (name === 'role') return value.startsWith('doc-') ? value : undefined;
	if (/^aria-(labelledby|describedby)$/.test(name)) {
		return value.split(/\s+/).every((id) => ids.has(id)) ? value : undefined;
	}
	return value;
}

/** The ids in markup. */
export const listIds = (html: string): ReadonlySet<string> =>
	new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));

/**
 * Turns HTML as components render it into the XHTML of a book: well-formed, without scripts, forms and
 * inline drawings, with words in place of what is hidden from screen readers, and each `lang` as
 * `xml:lang` too.
 * @param resolve the address that a link has in the book; undefined takes the link from its words
 */
export function toXhtml(html: string, resolve: (href: string) => string | undefined): string {
	const ids = listIds(html);
	const clean = (nodes: readonly ChildNode[]): ChildNode[] =>
		nodes.flatMap((node) => {
			if (!('attribs' in node)) return node;
			const { name, attribs } = node;
			if (dropped.has(name) || attribs['aria-hidden'] === 'true') return [];
			const children = clean(node.children);
			const href = attribs.href === undefined ? undefined : resolve(attribs.href);
			if (unwrapped.has(name) || (name === 'a' && href === undefined)) return children;
			const values = Object.entries(attribs).flatMap(([attribute, value]) => {
				const cleaned = attribute === 'href' ? href : cleanAttribute(attribute, value, ids);
				return cleaned === undefined ? [] : [[attribute, cleaned]];
			});
			if (attribs.lang !== undefined) values.push(['xml:lang', attribs.lang]);
			node.attribs = Object.fromEntries(values);
			node.children = children;
			return node;
		});
	const written = DomUtils.getOuterHTML(clean(parseDocument(html).children), {
		...{ encodeEntities: 'utf8', selfClosingTags: true, emptyAttrs: true },
	});
	// XML has no named entities.
	return written.replaceAll('&nbsp;', '\u00a0');
}

/** A whole document of the book around what stands in its body. */
export function frameXhtml(lang: string, title: string, body: string, styles: string): string {
	return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="${styles}"/>
</head>
<body>
${body}
</body>
</html>
`;
}
