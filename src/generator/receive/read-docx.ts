import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import Turndown from 'turndown';
import { type Block, signs } from './manuscript.ts';

/** A picture of a document, with the words about it that its maker wrote. */
export interface InnerPicture {
	contents: Buffer;
	alt: string;
}

/** An element of a document, as mammoth passes it. */
interface DocxElement {
	type: string;
	value?: string;
	altText?: string;
	indent?: { start?: string | null };
	numbering?: unknown;
	children?: DocxElement[];
}

/** What the rules below read of an element of HTML; this program has no types of browsers. */
interface HtmlElement {
	nodeName: string;
	id: string;
	className: string;
	parentNode: { childNodes: ArrayLike<unknown> };
	getAttribute(name: string): string | null;
}
const html = (node: unknown) => node as HtmlElement;

const styleMap = [
	"p[style-name='Title'] => p.title:fresh",
	"p[style-name='Subtitle'] => p.subtitle:fresh",
	"p[style-name='Byline'] => p.byline:fresh",
	"p[style-name='Content Warnings'] => p.warnings:fresh",
	"p[style-name='Contact'] => p.contact:fresh",
	"p[style-name='caption'] => p.caption:fresh",
	"p[style-name='Caption'] => p.caption:fresh",
	...['Quote', 'Intense Quote', 'Quotations', 'Block Text'].map(
		(name) => `p[style-name='${name}'] => blockquote > p:fresh`,
	),
	"r[style-name='Emphasis'] => em",
	"br[type='page'] => hr.page",
	// Typists underline what a printer sets in italics.
	'u => em',
	'strike => s',
];

/** What a document may have that no work has, by the part and sign of it. */
const unseen: readonly (readonly [part: RegExp, sign: RegExp, words: string])[] = [
	[/^word\/comments\.xml$/, /<w:comment\s/g, 'comments'],
	[/^word\/document\.xml$/, /<w:(?:del|moveFrom) [^>]*[^/]>\s*<w:r\b/g, 'tracked deletions'],
	[/^word\/footer\d*.*\.xml$/, /\bPAGE\b/, 'page numbers'],
	[
		/^word\/document\.xml$/,
		/<w:txbxContent>/g,
		'text boxes: see whether their words are where they belong, or missing',
	],
	[/^word\/document\.xml$/, /<m:oMath>/g, 'formulas: write them in words, or add them as pictures'],
	[/^word\/document\.xml$/, /<w:vanish\/>/g, 'hidden passages, which are now visible in the text'],
];

/** Words without tags. */
const wordsOf = (xml: string) =>
	[...xml.matchAll(/<w:t[ >][^<]*/g)]
		.map(([text]) => text.replace(/^[^>]*>/, ''))
		.join('')
		.trim();

/** Lists what a document has and a work does not. */
function listUnseen(document: Uint8Array, messages: readonly string[]): string[] {
	const parts = Object.entries(
		unzipSync(document, { filter: ({ name }) => /^word\/\w+\W?\w*\.xml$/.test(name) }),
	).map(([name, bytes]) => [name, Buffer.from(bytes).toString()] as const);
	const headers = parts
		.flatMap(([name, xml]) => (/\/header/.test(name) ? wordsOf(xml) : []))
		.filter(Boolean);
	const counted = unseen.flatMap(([part, sign, words]) => {
		const found = parts
			.filter(([name]) => part.test(name))
			.flatMap(([, xml]) => xml.match(sign) ?? []);
		return found.length > 0 ? [words.replace(/(?=[:,]|$)/, ` (${found.length})`)] : [];
	});
	const styles = messages.flatMap((message) => /style: '?([^'(]+)'?/.exec(message)?.[1] ?? []);
	return [
		...new Set(headers.map((text) => `the running header “${text}”`)),
		...counted,
		'fonts, sizes, colours and spacing',
		...(styles.length > 0
			? [`the look of these styles (their words are kept): ${styles.join(', ')}`]
			: []),
		// The words of a style stay; formulas are counted above.
		...messages.filter((message) => !/ style|oMath/.test(message)),
	];
}

/** Writes small digits as the signs that the site prints. */
const writeSmall = (text: string, digits: string) =>
	/^\d+$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;

/** Creates the converter from mammoth’s HTML to Markdown as the build reads it. */
function createConverter(): Turndown {
	const turndown = new Turndown({
		headingStyle: 'atx',
		hr: '***',
		br: '\\',
		bulletListMarker: '-',
	});
	const escapeText = turndown.escape.bind(turndown);
	turndown.escape = (text) =>
		escapeText(text)
			.replace(/&(?=#?\w+;)/g, '&amp;')
			.replaceAll('<', '&lt;');
	/** Emphasis cannot begin or end between a letter and a dash or a blank. */
	const emphasize = (sign: string) => (content: string) => {
		const [, before = '', words = '', after = ''] =
			/^([\ue000-\ue002\s—–]*)(.*?)([\ue000-\ue002\s—–]*)$/s.exec(content) ?? [];
		return words ? `${before}${sign}${words}${sign}${after}` : content;
	};
	turndown.addRule('emphasis', { filter: ['em', 'i'], replacement: emphasize('*') });
	turndown.addRule('strong', { filter: ['strong', 'b'], replacement: emphasize('**') });
	turndown.addRule('struck', { filter: 's', replacement: emphasize('~~') });
	turndown.addRule('styled', {
		filter: (node) => /^(P|HR)$/.test(html(node).nodeName) && html(node).className !== '',
		replacement: (text, node) =>
			`\n\n${signs.style}${html(node).className}${signs.style}${text}\n\n`,
	});
	turndown.addRule('picture', {
		filter: 'img',
		replacement: (_, node) => `\n\n![](${html(node).getAttribute('src')})\n\n`,
	});
	turndown.addRule('above', {
		filter: 'sup',
		replacement: (text) => writeSmall(text, '⁰¹²³⁴⁵⁶⁷⁸⁹'),
	});
	turndown.addRule('below', {
		filter: 'sub',
		replacement: (text) => writeSmall(text, '₀₁₂₃₄₅₆₇₈₉'),
	});
	turndown.addRule('reference', {
		filter: (node) =>
			html(node).nodeName === 'A' &&
			/^#(foot|end)note-/.test(html(node).getAttribute('href') ?? ''),
		replacement: (text) => (/\d/.test(text) ? `[^${text.replace(/\D/g, '')}]` : ''),
	});
	turndown.addRule('note', {
		filter: (node) => html(node).nodeName === 'LI' && /^(foot|end)note-/.test(html(node).id),
		replacement: (text, node) => {
			const number = Array.from(html(node).parentNode.childNodes).indexOf(node) + 1;
			return `\n\n[^${number}]: ${text.trim().replace(/\n+/g, '\n\n    ')}\n\n`;
		},
	});
	// The cells of these tables have one line each; the first row is the head.
	turndown.addRule('cell', {
		filter: ['td', 'th'],
		replacement: (text) =>
			` ${text
				.trim()
				.replace(/\\?\s*\n\s*/g, ' ')
				.replaceAll('|', '\\|')} |`,
	});
	turndown.addRule('row', { filter: 'tr', replacement: (text) => `|${text}\n` });
	turndown.addRule('table', {
		filter: 'table',
		replacement: (text) => {
			const [head = '', ...rows] = text.trim().split(/\n+/);
			const rule = `|${'---|'.repeat(head.split(/(?<!\\)\|/).length - 2)}`;
			return `\n\n${[head, rule, ...rows].join('\n')}\n\n`;
		},
	});
	return turndown;
}

/** Marks what HTML does not have: paragraphs that the ruler indents, blanks and empty lines. */
function markLayout(element: DocxElement, alts: string[]): DocxElement {
	const findText = ({ type, children = [], ...each }: DocxElement): DocxElement | undefined =>
		type === 'text' ? { type, ...each } : children.map(findText).find((found) => found);
	const mark = (each: DocxElement, indent: string): DocxElement => {
		if (each.type === 'image') alts.push(each.altText ?? '');
		const own =
			each.type === 'paragraph' && !each.numbering
				? signs.indent.repeat(Math.round(Number(each.indent?.start ?? 0) / 360))
				: indent;
		if (each.type === 'text') return { ...each, value: `${own}${each.value ?? ''}` };
		const at = (each.children ?? []).findIndex((child) => findText(child));
		return each.children
			? { ...each, children: each.children.map((child, i) => mark(child, i === at ? own : '')) }
			: each;
	};
	return mark(element, '');
}

/**
 * Reads a Word document.
 * @returns its blocks, the pictures that they name, and what was left out, in words
 * @throws if it is not a Word document
 */
export async function readDocx(document: Buffer): Promise<{
	blocks: Block[];
	pictures: ReadonlyMap<string, InnerPicture>;
	left: string[];
}> {
	const pictures = new Map<string, InnerPicture>();
	const alts: string[] = [];
	const convertImage = mammoth.images.imgElement(async (image) => {
		const src = `picture-${pictures.size + 1}`;
		const alt = alts[pictures.size] ?? '';
		pictures.set(src, {
			contents: await image.readAsBuffer(),
			alt: /automatically generated|^\S+\.\w+$/.test(alt) ? '' : alt,
		});
		return { src };
	});
	const { value, messages } = await mammoth.convertToHtml(
		{ buffer: document },
		{
			...{ styleMap, convertImage, ignoreEmptyParagraphs: false },
			transformDocument: (root: DocxElement) => markLayout(root, alts),
		},
	);
	const marked = value
		.replaceAll('<p></p>', `<p>${signs.empty}</p>`)
		.replaceAll('\t', signs.tab)
		.replace(/ {2,}/g, (blanks) => signs.blank.repeat(blanks.length))
		.replace(/(?<=<p>|<br \/>) /g, signs.blank);
	const blocks = createConverter()
		.turndown(marked)
		.split(/\n{2,}(?! )/)
		.map((block) => {
			const [, style, text] = /^\ue004(\w+)\ue004(.*)$/s.exec(block) ?? [];
			return style === undefined ? { text: block } : { style, text: text ?? '' };
		});
	return {
		blocks,
		pictures,
		left: listUnseen(
			document,
			messages.map(({ message }) => message),
		),
	};
}
