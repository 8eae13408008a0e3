import MarkdownIt, { type StateInline, type Token } from 'markdown-it';
import type { GlossaryEntry } from '../../content/glossary.ts';
import type { Urls } from '../../site.ts';
import { marksOf } from '../../world/glossary.ts';
import type { LinkTarget } from '../../world/links.ts';
import { slugify } from '../../world/slugs.ts';
import { splitMarked } from '../../world/words.ts';
import { findNearest, type Report } from '../problems.ts';
import {
	findHalf,
	findLeftover,
	findUnseen,
	isMailAddress,
	isSeen,
	isSitePath,
	isWebAddress,
	noAnchor,
} from './text-faults.ts';

/** A nested record of texts and numbers that prose takes as `{{group.name}}`. */
export interface Figures {
	readonly [name: string]: string | number | Figures;
}

/**
 * A text that was read once and can be rendered for any page: HTML, and after each piece of it but the
 * last what the page decides about: the path of this site that a link there leads to, or a term of the
 * glossary as `term:<id>:<words>`. Plain data.
 */
export type Parsed = readonly string[];

/** Reads and renders the Markdown of the project's prose and records. */
export interface Markdown {
	/**
	 * Reads a whole text, and reports every link, figure or bit of HTML in it that cannot stand.
	 * @param where the file, for messages; lines are counted from 1
	 */
	parse(source: string, where: string, report: Report): Parsed;
	/** Reads one paragraph of a record. */
	parseInline(source: string, where: string, report: Report): Parsed;
	/**
	 * Renders what was read, with links as the page at hand needs them.
	 * @param markTerm writes a term as the page shows it there
	 */
	render(parsed: Parsed, urls: Urls, markTerm?: (id: string, words: string) => string): string;
}

/** A paragraph in which no sign means anything: most of those in records are. */
const plain = /^[^\\`*_~[\]{}<&\r\n]+$/;

const wikiLink = /\[\[([^\]|\n]+)(?:\|([^\]\n]+))?\]\]/y;
const figure = /\{\{\s*([\w.]+)\s*\}\}/y;

/** Adds an inline rule that turns what `pattern` matches at the cursor into a token. */
function addInlineRule(
	markdown: InstanceType<typeof MarkdownIt>,
	name: string,
	start: string,
	pattern: RegExp,
) {
	markdown.inline.ruler.before('link', name, (state: StateInline, silent: boolean) => {
		if (state.src[state.pos] !== start) return false;
		pattern.lastIndex = state.pos;
		const match = pattern.exec(state.src);
		if (match === null) return false;
		if (!silent) state.push(name, '', 0).meta = { match: [...match] };
		state.pos += match[0].length;
		return true;
	});
}

/** Whether a link may stand in a page: a path of this site, a place on the page, https, or mail. */
const isAllowed = (href: string) =>
	href.startsWith('#') || isSitePath(href) || isWebAddress(href) || isMailAddress(href);

/** Whether a token is one that is always refused. */
const isRefused = ({ type }: Token) =>
	type === 'image' || type === 'figure' || type === 'html_inline';

/** Stands on both sides of a path until a page says how to write it; CommonMark lets it stand in no text. */
const seam = '\0';

/** The mark of a text in which no term is marked. */
const noTerms = { hasNoTerms: true };

const matchOf = (token: Token) => (token.meta?.match ?? []) as (string | undefined)[];

/** Marks, in text that is escaped, names that no translator may touch, and words of other languages. */
const markWords = (html: string) =>
	splitMarked(html)
		.map(({ text, mark }) => {
			const [[name, value] = []] = Object.entries(mark ?? {});
			return name === undefined ? text : `<span ${name}="${value}">${text}</span>`;
		})
		.join('');

/**
 * Makes what finds terms in text that is escaped, the longest first, and sets them off by seams.
 * Only whole words are terms.
 */
function createTermMarker(
	glossary: readonly GlossaryEntry[],
	escapeHtml: (text: string) => string,
): (html: string) => string {
	const ids = new Map(
		glossary.flatMap((entry) =>
			marksOf(entry).map((form) => [escapeHtml(form), entry.id] as const),
		),
	);
	if (ids.size === 0) return (html) => html;
	const forms = [...ids.keys()]
		.sort((a, b) => b.length - a.length)
		.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
	const term = new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join('|')})(?![\\p{L}\\d-])`, 'gu');
	return (html) => html.replace(term, (words) => `${seam}term:${ids.get(words)}:${words}${seam}`);
}

const captionOf = (token?: Token) => token?.meta?.caption as string | undefined;

/**
 * Gives each table the paragraph before it as its caption, which begins with “Table:”, and makes the
 * first cell of each row what the row is about.
 */
function nameTables(tokens: readonly Token[]): Token[] {
	const named: Token[] = [];
	let isFirst = false;
	for (const token of tokens) {
		const caption = /^Table:\s*(.+)$/s.exec(named.at(-2)?.content ?? '')?.[1];
		if (token.type === 'table_open' && caption !== undefined) {
			named.splice(-3);
			token.meta = { caption };
		}
		if (token.type === 'th_open') token.attrSet('scope', 'col');
		if (token.type === 'tr_open') isFirst = true;
		if (isFirst && /^td_/.test(token.type)) {
			token.tag = 'th';
			if (token.nesting === 1) token.attrSet('scope', 'row');
			else isFirst = false;
		}
		named.push(token);
	}
	return named;
}

function findFigure(figures: Figures, path: string): string | undefined {
	let found: Figures[string] | undefined = figures;
	for (const name of path.split('.')) {
		if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
		found = found[name];
	}
	return typeof found === 'object' ? undefined : found?.toString();
}

const listFigures = (figures: Figures, prefix = ''): string[] =>
	Object.entries(figures).flatMap(([name, value]) =>
		typeof value === 'object' ? listFigures(value, `${prefix}${name}.`) : prefix + name,
	);

/**
 * Makes the reader and renderer of the project's Markdown: CommonMark and tables, raw HTML refused,
 * `[[slug]]`, `[[slug|label]]` and `{{figure}}`.
 * @param targets what a slug links to
 * @param figures what a figure's name stands for
 * @param glossary the terms that pages may explain
 */
export function createMarkdown(
	targets: ReadonlyMap<string, LinkTarget>,
	figures: Figures,
	glossary: readonly GlossaryEntry[] = [],
): Markdown {
	// HTML is read as HTML so that it can be refused by line; it is never rendered.
	const markdown = new MarkdownIt({ html: true, typographer: false });
	// Left to itself it shows a link that it dislikes as text; here it is a link, and refused.
	markdown.validateLink = () => true;
	const { escapeHtml } = markdown.utils;
	const markTerms = createTermMarker(glossary, escapeHtml);
	addInlineRule(markdown, 'wiki_link', '[', wikiLink);
	addInlineRule(markdown, 'figure', '{', figure);

	/** What a reader sees of a paragraph's tokens, without its marks. */
	const readWords = (tokens: readonly Token[]): string =>
		tokens
			.map((token) => {
				const [, name = '', label] = matchOf(token);
				if (token.type === 'wiki_link') return label ?? targets.get(name)?.label ?? name;
				if (token.type === 'figure') return findFigure(figures, name) ?? '';
				return /break$/.test(token.type) ? ' ' : token.content;
			})
			.join('');

	/** Whether a reader sees anything of a block; what is refused counts, for it was meant to be seen. */
	const isShown = ({ type, content, children }: Token): boolean =>
		children
			? isSeen(readWords(children)) || children.some(isRefused)
			: /_block|fence/.test(type) && isSeen(content);

	/** Signs that nobody sees and that stand in the text as the numbers of signs, such as `&#x202e;`. */
	function checkReferences(tokens: readonly Token[], where: string, report: Report) {
		const fault = findUnseen(readWords(tokens), '\t');
		if (fault) report({ where, ...fault });
	}

	/** Looks one token over; `line` is the line on which it stands. */
	function check(token: Token, where: string, report: Report) {
		const [text = '', name = ''] = matchOf(token);
		if (token.type === 'wiki_link' && !targets.has(name)) {
			const near = findNearest(name, targets.keys());
			report({
				where,
				what: `${text} links to nothing: no faction, character, district or section is called “${name}”.`,
				fix: near
					? `Did you mean [[${near}]]?`
					: 'Use a slug of src/content/slugs.ts or an id of src/content/world-bible.ts.',
			});
		}
		if (token.type === 'figure' && findFigure(figures, name) === undefined) {
			const near = findNearest(name, listFigures(figures));
			report({
				where,
				what: `${text} stands for nothing: src/content/figures.ts has no “${name}”.`,
				fix: near ? `Did you mean {{${near}}}?` : 'Add it there, or use a name that is there.',
			});
		}
		const label = matchOf(token)[2];
		if (token.type === 'wiki_link' && label !== undefined && !isSeen(label)) {
			report({ where, what: `${text} has no words.`, fix: `Write [[${name}]], or give it some.` });
		}
		if (token.type === 'wiki_link' && /[*`]/.test(label ?? '')) {
			report({
				where,
				what: `${text} would show its signs as they stand: a label is plain text.`,
				fix: `Put them round the whole link, such as *[[${name}]]*.`,
			});
		}
		if (token.type === 'text') {
			const fault = findHalf(token.content);
			if (fault) report({ where, ...fault });
		}
		if (token.type === 'image') {
			report({
				where,
				what: `A picture in prose: ${token.attrGet('src')}`,
				fix: 'Draw it in src/art/, and let the page show it as <PictureImage>.',
			});
		}
		if (token.type === 'heading_open' && !/^h[34]$/.test(token.tag)) {
			report({
				where,
				what: /^h[12]$/.test(token.tag)
					? 'A heading of the first or second level: those are the page’s own.'
					: 'A heading below the fourth level: no page goes that deep.',
				fix: 'Begin it with ### or ####.',
			});
		}
		if (token.type === 'code_block' || token.type === 'fence') {
			report({
				where,
				what: `A block of code: ${token.content.trim().slice(0, 60)}`,
				fix: 'Take away the blanks or signs that it begins with: prose has none.',
			});
		}
		if (token.type === 'table_open' && captionOf(token) === undefined) {
			report({
				where,
				what: 'A table without a caption.',
				fix: 'Say what it shows in a paragraph of its own before it: “Table: what is done when”.',
			});
		}
		if (token.type === 'th_open' && token.attrGet('style') !== null) {
			report({
				where,
				what: 'A column that is aligned by colons: that needs a style, which no page may carry.',
				fix: 'Write --- without colons.',
			});
		}
		if (token.type === 'html_block' || token.type === 'html_inline') {
			report({
				where,
				what: `Raw HTML in prose: ${token.content.trim().slice(0, 60)}`,
				fix: 'Say it in Markdown; write a sign that is meant as text as &lt;.',
			});
		}
		if (token.type === 'link_open') {
			const href = String(token.attrGet('href') ?? '');
			if (!isAllowed(href)) {
				report({
					where,
					what: `The link to “${href.slice(0, 80)}” is neither a path of this site nor an https address.`,
					fix: 'Start it with / for this site, # for this page, https:// or mailto:.',
				});
			}
		}
	}

	/** Looks the tokens of one paragraph over, each with its neighbours. */
	function checkInline(
		tokens: readonly Token[],
		firstLine: number | undefined,
		at: string,
		report: Report,
	) {
		let line = firstLine;
		/** Where the link begins that is open. */
		let opened: number | undefined;
		tokens.forEach((token, index) => {
			const where = line === undefined ? at : `${at}:${line}`;
			check(token, where, report);
			if (token.type === 'link_open') {
				if (opened !== undefined)
					report({ where, what: 'A link inside a link.', fix: 'Keep one of the two.' });
				opened = index;
			}
			if (token.type === 'link_close' && opened !== undefined) {
				const open = tokens[opened];
				if (!isSeen(readWords(tokens.slice(opened, index)))) {
					report({ where, what: `The link to “${open?.attrGet('href')}” has no words.` });
				}
				opened = undefined;
			}
			if (line !== undefined && /^(soft|hard)break$/.test(token.type)) line++;
		});
	}

	const { rules } = markdown.renderer;
	rules.html_block = rules.html_inline = (tokens, index) =>
		escapeHtml(tokens[index]?.content ?? '');
	rules.wiki_link = (tokens, index) => {
		const token = tokens[index];
		const [, slug = '', label] = token ? matchOf(token) : [];
		const target = targets.get(slug);
		if (target === undefined) return escapeHtml(label ?? slug);
		return `<a href="${seam}${target.path}${seam}">${markWords(escapeHtml(label ?? target.label))}</a>`;
	};
	rules.figure = (tokens, index) => {
		const token = tokens[index];
		const [, name = ''] = token ? matchOf(token) : [];
		return escapeHtml(findFigure(figures, name) ?? '');
	};
	rules.text = (tokens, index) => {
		const text = escapeHtml(tokens[index]?.content ?? '');
		// A button cannot stand in a link, and a heading is no place for one.
		return markWords(tokens[index]?.meta === noTerms ? text : markTerms(text));
	};
	rules.link_open = (tokens, index) => {
		const href = String(tokens[index]?.attrGet('href') ?? '');
		// One that is refused is rendered before the build stops, and leads nowhere.
		if (!isAllowed(href)) return '<a>';
		return `<a href="${href.startsWith('/') ? seam + href + seam : escapeHtml(href)}">`;
	};
	// A wide table scrolls in a box of its own, which a keyboard can reach.
	rules.table_open = (tokens, index) => {
		const caption = escapeHtml(captionOf(tokens[index]) ?? '');
		return `<div class="table-scroll" tabindex="0" role="group" aria-label="${caption}"><table><caption class="label">${caption}</caption>`;
	};
	rules.table_close = () => '</table></div>';

	/** Keeps terms in links, and in headings, as they are. */
	function leaveTerms(tokens: readonly Token[]) {
		let depth = 0;
		for (const [index, token] of tokens.entries()) {
			if (token.type === 'link_open') depth++;
			if (token.type === 'link_close') depth--;
			if (token.type === 'text' && depth > 0) token.meta = noTerms;
			if (token.type !== 'inline') continue;
			leaveTerms(token.children ?? []);
			if (tokens[index - 1]?.type !== 'heading_open') continue;
			for (const child of token.children ?? []) if (child.type === 'text') child.meta = noTerms;
		}
	}

	const write = (tokens: Token[]): Parsed => {
		leaveTerms(tokens);
		return renderTokens(tokens);
	};

	const renderTokens = (tokens: Token[]): Parsed =>
		markdown.renderer.render(tokens, markdown.options, {}).trim().split(seam);

	return {
		parse(source, where, report) {
			let isClean = true;
			source.split(/\r\n?|\n/).forEach((line, index) => {
				const fault = findUnseen(line, '\t') ?? findLeftover(line);
				if (!fault) return;
				isClean = false;
				report({ where: `${where}:${index + 1}`, ...fault });
			});
			const tokens = nameTables(markdown.parse(source, {}));
			if (!tokens.some(isShown)) {
				report({ where, what: 'It says nothing.', fix: 'Write the text, or delete the file.' });
			}
			let line = 1;
			/** The line of each heading, by its id. */
			const headings = new Map<string, number>();
			tokens.forEach((token, index) => {
				if (token.map) line = token.map[0] + 1;
				check(token, `${where}:${line}`, report);
				checkInline(token.children ?? [], line, where, report);
				if (isClean && token.content.includes('&')) {
					checkReferences(token.children ?? [], `${where}:${line}`, report);
				}
				if (token.type !== 'heading_open') return;
				const id = slugify(tokens[index + 1]?.content ?? '');
				token.attrSet('id', id);
				if (id === '') report({ where: `${where}:${line}`, ...noAnchor });
				const first = headings.get(id);
				headings.set(id, first ?? line);
				if (first === undefined) return;
				report({
					where: `${where}:${line}`,
					what: `The heading of line ${first} stands here once more: no link could tell them apart.`,
					fix: 'Give one of them other words.',
				});
			});
			return write(tokens);
		},
		parseInline(source, where, report) {
			const fault = findUnseen(source) ?? findLeftover(source);
			if (fault) report({ where, ...fault });
			else if (plain.test(source) && isSeen(source)) {
				return markWords(markTerms(escapeHtml(source).trim())).split(seam);
			}
			const tokens = markdown.parseInline(source, {});
			for (const { children } of tokens) {
				checkInline(children ?? [], undefined, where, report);
				if (!fault) checkReferences(children ?? [], where, report);
			}
			if (isSeen(source) && !tokens.some(isShown)) {
				report({ where, what: 'It shows nothing.', fix: 'Write the text.' });
			}
			return write(tokens);
		},
		render: (parsed, urls, markTerm = (_, words) => words) =>
			parsed
				.map((piece, index) => {
					if (index % 2 === 0) return piece;
					const [, id, words] = /^term:([^:]*):(.*)$/s.exec(piece) ?? [];
					if (id !== undefined && words !== undefined) return markTerm(id, words);
					return escapeHtml(urls.to(piece));
				})
				.join(''),
	};
}
