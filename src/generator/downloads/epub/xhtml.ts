import { Parser } from 'htmlparser2';
import { stylesheet } from './stylesheet.ts';

const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as XML holds it, in elements and in attributes. */
export const escapeXml = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** Elements that no book has a use for, with all that is in them. */
const dropped = new Set(['script', 'style', 'template', 'svg', 'nav', 'input', 'select', 'audio']);

/** Elements of which a book shows only what is in them. */
const unwrapped = new Set(['button', 'label', 'form', 'picture', 'source', 'details', 'summary']);

/** Elements without content (HTML Living Standard, “Void elements”), as far as a book has them. */
const empty = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/** Attributes that say something in a book; roles are listed apart. */
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
	// What makes lists and boxes plain to screen readers in browsers is not for books.
	if (name === 'role') return value.startsWith('doc-') ? value : undefined;
	if (/^aria-(labelledby|describedby)$/.test(name)) {
		return value.split(/\s+/).every((id) => ids.has(id)) ? value : undefined;
	}
	return value;
}

/** The ids that markup has. */
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
	let written = '';
	/** Whether each open element is written, and how many that are left out stand open. */
	const isWritten: boolean[] = [];
	let left = 0;
	const parser = new Parser({
		onopentag(name, attributes) {
			if (left > 0 || dropped.has(name) || attributes['aria-hidden'] === 'true') {
				left++;
				return;
			}
			const href = attributes.href === undefined ? undefined : resolve(attributes.href);
			const isOpen = !unwrapped.has(name) && (name !== 'a' || href !== undefined);
			isWritten.push(isOpen);
			if (!isOpen) return;
			const values: [string, string | undefined][] = Object.entries(attributes).map(
				([attribute, value]) => [
					attribute,
					attribute === 'href' ? href : cleanAttribute(attribute, value, ids),
				],
			);
			values.push(['xml:lang', attributes.lang]);
			const given = values.flatMap(([attribute, value]) =>
				value === undefined ? [] : ` ${attribute}="${escapeXml(value)}"`,
			);
			written += `<${name}${given.join('')}${empty.has(name) ? '/' : ''}>`;
		},
		onclosetag(name) {
			if (left > 0) left--;
			else if (isWritten.pop() && !empty.has(name)) written += `</${name}>`;
		},
		ontext(text) {
			if (left === 0) written += escapeText(text);
		},
	});
	parser.end(html);
	return written;
}

/**
 * A whole document of the book around what stands in its body.
 * @param head what stands in its head beside its title and styles
 */
export function frameXhtml(
	lang: string,
	title: string,
	body: string,
	styles: string,
	head = '',
): string {
	return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head>
<title>${escapeText(title)}</title>
<link rel="stylesheet" type="text/css" href="${styles}"/>${head}
</head>
<body>
${body}
</body>
</html>
`;
}
