import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeXml } from '../../lib/escape-xml.ts';
import { stylesheet } from './stylesheet.ts';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

/** Elements that are removed together with their content. */
const dropped = new Set(['script', 'style', 'svg', 'nav', 'input', 'select', 'fieldset']);

/** Elements that are replaced by their content. */
const unwrapped = new Set([
	...['button', 'label', 'form', 'picture', 'source', 'details', 'summary'],
]);

const kept = new Set([
	...['id', 'href', 'src', 'alt', 'lang', 'dir', 'translate', 'datetime', 'colspan', 'rowspan'],
	...['scope', 'start', 'value', 'reversed', 'type', 'class', 'role'],
	...['aria-label', 'aria-labelledby', 'aria-describedby'],
]);

/** The classes used by the book's stylesheet; others are removed. */
const styled = new Set([...stylesheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

/** The attribute's value in the book; undefined removes it. */
function cleanAttribute(name: string, value: string, ids: ReadonlySet<string>) {
	if (!kept.has(name)) return undefined;
	if (name === 'class') {
		return (
			value
				.split(/\s+/)
				.filter((word) => styled.has(word))
				.join(' ') || undefined
		);
	}
	// Other ARIA roles are for browsers only.
	if (name === 'role') return value.startsWith('doc-') ? value : undefined;
	if (/^aria-(labelledby|describedby)$/.test(name)) {
		return value.split(/\s+/).every((id) => ids.has(id)) ? value : undefined;
	}
	return value;
}

/** Lists the ids in markup. */
export const listIds = (html: string): ReadonlySet<string> =>
	new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));

/**
 * Turns HTML rendered by components into XHTML for a book: well-formed, without scripts, forms,
 * inline drawings and `aria-hidden` elements, and with `xml:lang` for each `lang`. Text for screen
 * readers becomes visible.
 * @param resolve returns a link's address in the book; undefined removes the link and keeps its
 * text
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
	// XML has no `&nbsp;`.
	return written.replaceAll('&nbsp;', '\u00a0');
}

/** Wraps a body in a complete XHTML document. */
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
