import { slugify } from '../../model/slugify.ts';

/** Signs that carry blanks, tabs, indents, empty lines and styles through the conversion to Markdown. */
export const signs = {
	blank: '\ue000',
	tab: '\ue001',
	indent: '\ue002',
	empty: '\ue003',
	style: '\ue004',
} as const;

/** A paragraph, or another block of Markdown, with the style that it has in the document. */
export interface Block {
	style?: string;
	text: string;
}

/** What a manuscript says about itself, and its text. */
export interface Manuscript {
	kind: 'poem' | 'flash' | 'story';
	title?: string;
	/** The names of its makers. */
	by: readonly string[];
	/** Its content warnings. */
	note?: string;
	/** Markdown, as the build reads it. */
	text: string;
	words: number;
	/** What was left out, in words. */
	left: readonly string[];
}

/** The sample text of our manuscript template. */
const sample =
	/^(your name.*|your e-mail address|exact word count|title|content warnings, if the piece needs any)$/i;
/** Lines for the editors alone: an address of mail, a telephone number, a word count. */
const contact =
	/\S@\S+\.\S|^(tel|phone|mobile)\b|^\+?[\d ()-]{8,}$|\bword ?count\b|^[\w ,.~]*\bwords\.?$/i;
const byline = /^(?:written )?by:?\s+(\S.{0,80})$/i;
const warning = /^content (?:warning|note)s?\b\s*[:–—-]?\s*/i;
const sceneBreak = /^(?:(?:\\?[#*•~⁂]|\\?-(?=.*-))\s*)+$/;

/** Text without emphasis, escapes and signs of layout. */
const plain = (text: string) =>
	text
		.replace(/^#+\s+/, '')
		.replace(/(?<!\\)\*+/g, '')
		.replace(/\\(?=\W)/g, '')
		.replace(/[\ue000-\ue003\s]+/g, ' ')
		.trim();

/** The names in “Ada Lindqvist and Kit Moore”. */
const splitNames = (names: string) =>
	names.split(/\s*(?:,|&|\band\b)\s*/).filter((name) => name !== '' && !sample.test(name));

/** What is said by the name of a file such as `Faleafa_Tomasi_TheNewKettle`, or a name without those parts. */
export function readFileName(stem: string): { title: string; by: string[] } {
	const spaced = (text = '') =>
		text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
	const [, last, first, title] = /^([^_]+)_([^_]+)_([^_]+)(?:_Page.*)?$/i.exec(stem) ?? [];
	return title === undefined
		? { title: stem.replace(/[_\s]+/g, ' ').trim(), by: [] }
		: { title: spaced(title), by: [`${spaced(first)} ${spaced(last)}`] };
}

/** Joins “by”, alone on a line, and the name below it. */
function joinByline(blocks: readonly Block[]): readonly Block[] {
	const at = blocks.slice(0, 16).findIndex(({ text }) => /^by:?$/i.test(plain(text)));
	const name = blocks.findIndex(({ text }, i) => i > at && text !== signs.empty);
	if (at < 0 || name < 0) return blocks;
	const line = { style: 'byline', text: blocks[name]?.text ?? '' };
	return [...blocks.slice(0, at), line, ...blocks.slice(name + 1)];
}

/** Separates the title page from the text. */
function readTitlePage(sent: readonly Block[]) {
	const blocks = joinByline(sent);
	const styled = (style: string) => blocks.find((block) => block.style === style)?.text;
	// Everything that a title page has is short.
	const long = blocks.findIndex(({ text }) => text.split('\n').some((line) => line.length > 90));
	const head = blocks.slice(0, Math.min(long < 0 ? blocks.length : long, 16));
	const isStyled = styled('title') !== undefined;
	const isBy = ({ text, style }: Block) =>
		style === 'byline' || text.split('\n').some((line) => byline.test(plain(line)));
	const isFirstBold = /^(# .*|\*\*[^*]+\*\*)$/.test(blocks[0]?.text ?? '');
	const pageEnd = head.findIndex(({ style }) => style === 'page');
	const lastStyled = head.findLastIndex(({ style = '' }) => /title|byline|warnings/.test(style));
	const end = Math.max(pageEnd, lastStyled, head.findIndex(isBy), isFirstBold ? 0 : -1) + 1;
	const lines = head
		.slice(0, end)
		.flatMap(({ text, style }) =>
			text.split(/[\n\ue001]+/).map((line) => ({ text: plain(line), style })),
		);
	const isTitle = ({ text, style }: { text: string; style: string | undefined }) =>
		isStyled ? style === 'title' : !style && !contact.test(text) && !warning.test(text);
	const byAt = lines.findIndex(({ text, style }) => style === 'byline' || byline.test(text));
	const titles = lines.filter((line, i) => line.text && i !== byAt && isTitle(line));
	// Names and addresses are above the title, and the byline below it.
	const above =
		isStyled || byAt < 0 ? titles[0] : titles.findLast((line) => lines.indexOf(line) < byAt);
	const title = above?.text;
	const under = byAt < 0 && pageEnd > 0 && !isStyled ? titles[1]?.text : undefined;
	const by = byAt < 0 ? under : lines[byAt]?.text.replace(byline, '$1');
	const body = blocks.slice(end).filter(({ style }) => style !== 'page');
	const warned = lines.find(({ text, style }) => style === 'warnings' || warning.test(text))?.text;
	const isNext = warned === undefined && warning.test(body[0]?.text ?? '');
	const note = isNext ? plain(body.shift()?.text ?? '') : warned;
	if (title && slugify(plain(body[0]?.text ?? '')) === slugify(title)) body.shift();
	const used = new Set([title, by, `by ${by}`, note, '']);
	const others = lines
		.map(({ text }) => text)
		.filter((text) => !used.has(text) && !byline.test(text));
	// An address of mail above the text is never meant for readers.
	const isPrivate = ({ text }: Block, i: number) => i < 8 && text.length < 90 && contact.test(text);
	const own = body.filter(isPrivate).map(({ text }) => plain(text));
	return {
		...(title && !sample.test(title) && { title }),
		by: splitNames(by ?? ''),
		...(note && !sample.test(note) && { note }),
		body: body.filter((block, i) => !isPrivate(block, i)),
		left: [...others, ...own].filter((text) => !sample.test(text)),
	};
}

/** Writes verse: a line for each line, with its indent, and an empty one between stanzas. */
function writeVerse(blocks: readonly Block[]): string {
	// In some documents each stanza is a paragraph, in others each line.
	const isByLine = blocks.every(({ text }) => !text.includes('\n'));
	return blocks
		.map(({ text }) => (text === signs.empty ? '' : text))
		.join(isByLine ? '\n' : '\n\n')
		.replace(/\\\n/g, '\n')
		.replaceAll(signs.blank, ' ')
		.replaceAll(signs.tab, '    ')
		.replaceAll(signs.indent, '  ')
		.replace(/\n{3,}/g, '\n\n');
}

/** Writes prose: indents at the beginning of a paragraph are layout, but indented paragraphs are quotations. */
function writeProse(blocks: readonly Block[]): string {
	const texts = blocks.filter(({ text }) => text !== signs.empty);
	const isIndented = ({ text }: Block) => text.startsWith(signs.indent);
	const isQuoting = texts.filter(isIndented).length * 2 < texts.length;
	return texts
		.map((block, i) => {
			if (sceneBreak.test(plain(block.text) || block.text)) return '***';
			// A caption may be above its table or below it.
			const isCaption = block.style === 'caption' && texts[i + 1]?.text.startsWith('|');
			const text = block.text
				// In plain text too, an indented line begins a paragraph.
				.replace(/(?<!\\)\n(?=[\ue000\ue001])/g, '\n\n')
				.replace(/^[\ue000-\ue002]+/gm, '')
				.replace(/[\ue000-\ue002]+/g, ' ')
				.trim();
			return `${isCaption ? 'Table: ' : isIndented(block) && isQuoting ? '> ' : ''}${text}`;
		})
		.join('\n\n')
		.replace(/^(>.*)\n\n(?=>)/gm, '$1\n>\n');
}

/** Headings of works are `##` and `###`, whichever levels a document has. */
function levelHeadings(text: string): string {
	const top = Math.min(...[...text.matchAll(/^(#+) /gm)].map(([, level = '']) => level.length));
	return text.replace(/^(#+) /gm, (_, { length }: string) => (length > top ? '### ' : '## '));
}

/** Reads what a manuscript says about itself, and writes its text as the build reads it. */
export function readManuscript(blocks: readonly Block[]): Manuscript {
	const { body, left, ...head } = readTitlePage(blocks);
	const lines = body.flatMap(({ text }) =>
		plain(text) && text !== signs.empty ? text.split('\n') : [],
	);
	const short = lines.filter((line) => plain(line).length <= 60);
	const isVerse =
		lines.length >= 4 &&
		short.length > lines.length * 0.8 &&
		!lines.some((line) => /^[|#] ?\S/.test(line));
	const text = (isVerse ? writeVerse(body) : levelHeadings(writeProse(body)))
		.replace(/^\s*\n|\s+$/g, '')
		.replace(/(\n\n\*\*\*)+$/, '');
	const words = plain(text)
		.split(/\s+/)
		.filter((word) => /[\p{L}\d]/u.test(word)).length;
	const empty = body.filter((block) => block.text === signs.empty).length;
	return {
		kind: isVerse ? 'poem' : words < 1000 ? 'flash' : 'story',
		...head,
		text,
		words,
		left: [
			...(left.length > 0
				? [`lines of the title page: ${left.map((each) => `“${each}”`).join(', ')}`]
				: []),
			...(isVerse || empty === 0
				? []
				: [`empty lines (${empty}): where one is a scene break, write *** alone on a line`]),
		],
	};
}
