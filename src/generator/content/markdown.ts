import type MarkdownIt from 'markdown-it';
import type { StateInline, Token } from 'markdown-it';
import type { GlossaryEntry } from '../../content/glossary.ts';
import type { Markdown, RenderedText, TextContext, TextRules } from '../../lib/markdown.ts';
import { findNearest, type Problem } from '../../lib/problems.ts';
import { directionOf } from '../../model/direction.ts';
import { createAnchors } from '../../model/slugify.ts';
import { marksOf } from '../../world/glossary.ts';
import type { LinkTarget } from '../../world/links.ts';
import { splitMarked } from '../../world/words.ts';
import {
	contextOf,
	createParser,
	type Environment,
	findForeign,
	findLostLines,
	keepIndents,
	markSceneBreaks,
} from './manuscripts.ts';
import { findControl, findPlaceholder, isWebAddress, type TextFault } from './text-faults.ts';

/** Nested texts and numbers, which prose inserts as `{{group.name}}`. */
interface Figures {
	readonly [name: string]: string | number | Figures;
}

/** Adds an inline rule: a match of `pattern` at the cursor becomes a token. */
function addInlineRule(
	md: InstanceType<typeof MarkdownIt>,
	name: string,
	start: string,
	pattern: RegExp,
) {
	md.inline.ruler.before('link', name, (state: StateInline, silent: boolean) => {
		if (state.src[state.pos] !== start) return false;
		pattern.lastIndex = state.pos;
		const match = pattern.exec(state.src);
		if (match === null) return false;
		if (!silent) state.push(name, '', 0).meta = { match: [...match] };
		state.pos += match[0].length;
		return true;
	});
}

const noFiles: ReadonlyMap<string, string> = new Map();

/** The groups that an inline rule matched. */
const matchOf = (token?: Token) => (token?.meta?.match ?? []) as readonly (string | undefined)[];

const hrefOf = (token?: Token) => String(token?.attrGet('href') ?? '');

/** Whether a link is allowed: a path of this site, a fragment, https, or mail. */
const isAllowed = (href: string) => /^(#|\/(?!\/)|mailto:\S+@)/.test(href) || isWebAddress(href);

/** The names of figures, such as `world.population`, with their texts. */
const listFigures = (figures: Figures, prefix = ''): [name: string, text: string][] =>
	Object.entries(figures).flatMap(([name, value]) =>
		typeof value === 'object'
			? listFigures(value, `${prefix}${name}.`)
			: [[prefix + name, String(value)]],
	);

/** Marks names that are not translated, and words of other languages, in escaped text. */
const markWords = (html: string) =>
	splitMarked(html)
		.map(({ text, mark }) => {
			const [[name, value] = []] = Object.entries(mark ?? {});
			return name === undefined ? text : `<span ${name}="${value}">${text}</span>`;
		})
		.join('');

/** Creates a function that marks words and glossary terms (whole words, longest first) in escaped text. */
function createTermMarker(
	glossary: readonly GlossaryEntry[],
	escapeHtml: (text: string) => string,
) {
	const ids = new Map(
		glossary.flatMap((entry) =>
			marksOf(entry).map((form) => [escapeHtml(form), entry.id] as const),
		),
	);
	const forms = [...ids.keys()]
		.sort((a, b) => b.length - a.length)
		.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
	const term = new RegExp(`(?<![\\p{L}\\d-])(${forms.join('|') || '$^'})(?![\\p{L}\\d-])`, 'gu');
	return (html: string, markTerm: NonNullable<TextContext['markTerm']>) =>
		html
			.split(term)
			.map((piece, i) =>
				// Every other piece is a term.
				i % 2 === 0 ? markWords(piece) : markTerm(ids.get(piece) ?? '', markWords(piece)),
			)
			.join('');
}

/**
 * Turns the paragraph “Table: …” before a table into its caption, marks header cells, gives aligned cells a
 * class, as the content policy forbids the attribute `style`, and gives headings ids.
 */
function labelBlocks(tokens: readonly Token[], anchor = createAnchors()): Token[] {
	const labelled: Token[] = [];
	let isFirstCell = false;
	tokens.forEach((token, index) => {
		if (token.type === 'heading_open') {
			token.attrSet('id', anchor(tokens[index + 1]?.content ?? ''));
		}
		const caption = /^Table:\s*(.+)$/s.exec(labelled.at(-2)?.content ?? '')?.[1];
		if (token.type === 'table_open' && caption !== undefined) {
			labelled.splice(-3);
			token.meta = { caption };
		}
		if (token.type === 'th_open') token.attrSet('scope', 'col');
		const align = /^text-align:(center|right)$/.exec(String(token.attrGet('style')))?.[1];
		token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
		if (align) token.attrSet('class', `align-${align}`);
		const inside = tokens[index + 1];
		const dir = inside?.type === 'inline' && directionOf(inside.content);
		if (dir) token.attrSet('dir', dir);
		if (token.type === 'tr_open') isFirstCell = true;
		if (isFirstCell && token.type.startsWith('td_')) {
			token.tag = 'th';
			if (token.nesting === 1) token.attrSet('scope', 'row');
			else isFirstCell = false;
		}
		labelled.push(token);
	});
	return labelled;
}

/** Marks text in links and headings as plain: a term becomes a button, which cannot be inside a link. */
function markPlainText(tokens: readonly Token[]) {
	for (const [index, { children }] of tokens.entries()) {
		let depth = tokens[index - 1]?.type === 'heading_open' ? 1 : 0;
		for (const child of children ?? []) {
			if (child.type === 'link_open') depth++;
			if (child.type === 'link_close') depth--;
			if (child.type === 'text') child.meta = { isPlain: depth > 0 };
		}
	}
}

/**
 * Creates the renderer of the project's Markdown: CommonMark, tables and notes, `[[slug]]`,
 * `[[slug|label]]` and `{{figure}}`. Raw HTML and code are problems.
 * @param targets the target of each slug
 * @param figures the values of figures
 * @param glossary the terms that pages may explain
 * @param sketches the slugs of sketches, which are targets only in dev
 */
export function createMarkdown(
	targets: ReadonlyMap<string, LinkTarget>,
	figures: Figures,
	glossary: readonly GlossaryEntry[] = [],
	sketches: readonly string[] = [],
): Markdown {
	const md = createParser();
	// By default markdown-it shows a forbidden link as text; here it is a link, and reported.
	md.validateLink = () => true;
	const { escapeHtml } = md.utils;
	const markTerms = createTermMarker(glossary, escapeHtml);
	const texts = new Map(listFigures(figures));
	addInlineRule(md, 'wiki_link', '[', /\[\[([^\]|\n]+)(?:\|([^\]\n]+))?\]\]/y);
	addInlineRule(md, 'figure', '{', /\{\{\s*([\w.]+)\s*\}\}/y);

	const findCode = ({ content }: Token) => ({
		what: `A block of code: ${content.trim().slice(0, 60)}`,
		fix: 'Delete the spaces or signs at its beginning: prose has no code.',
	});
	// Converters write an empty comment between two lists, and a passage has an end tag too.
	const findHtml = ({ content }: Token) =>
		/^(<!-- *-->|<\/.*)$/s.test(content.trim())
			? undefined
			: {
					what: `Raw HTML in prose: ${content.trim().slice(0, 60)}`,
					fix: 'Use Markdown instead; write &lt; for a sign that is meant as text.',
				};
	const findPicture = (file: unknown, what: string) => ({
		what: `${what}: ${file}`,
		fix: 'In a work, write it alone on a line, as ![](map.jpg). Elsewhere draw it in src/art/, and let the page show it as <PictureImage>.',
	});
	/** The checks of each type of token; other types are always valid. */
	const faults: Readonly<
		Record<string, (token: Token, rules: Required<TextRules>) => TextFault | undefined>
	> = {
		...{ fence: findCode, code_block: findCode, html_block: findHtml, html_inline: findHtml },
		text({ content }) {
			const [delimiter] = /\[\[|\]\]|\{\{|\}\}|\]\(/.exec(content) ?? [];
			if (delimiter === undefined) {
				return findPlaceholder(content) ?? findControl(content) ?? findForeign(content);
			}
			return {
				what: `“${delimiter}” is left over: it is not part of a valid link or figure.`,
				fix: 'Write [[slug]], [[slug|label]], {{group.name}} or [words](/path/) in full, without spaces in the path.',
			};
		},
		wiki_link(token) {
			const [text, slug = ''] = matchOf(token);
			if (targets.has(slug)) return undefined;
			if (sketches.includes(slug)) {
				return {
					what: `${text} links to a sketch, which builds leave out.`,
					fix: 'Finish the sketch and make it a character, or take the link out until then.',
				};
			}
			const near = findNearest(slug, targets.keys());
			return {
				what: `${text} links to nothing: no faction, character, district or section is called “${slug}”.`,
				fix: near
					? `Did you mean [[${near}]]?`
					: 'Use a slug of src/model/slugs.ts or an id of src/content/world-bible.ts.',
			};
		},
		figure(token) {
			const [text, name = ''] = matchOf(token);
			if (texts.has(name)) return undefined;
			const near = findNearest(name, texts.keys());
			return {
				what: `${text} is unknown: src/content/figures.ts has no “${name}”.`,
				fix: near ? `Did you mean {{${near}}}?` : 'Add it there, or use a name that exists.',
			};
		},
		image: (token) => findPicture(token.attrGet('src'), 'A picture within a text'),
		picture({ meta }, { hasPictures }) {
			const { words, file } = meta ?? {};
			if (!hasPictures) return findPicture(file, 'A picture in prose');
			return words === ''
				? undefined
				: {
						what: `The words about “${file}” stand in the text.`,
						fix: 'Move them to “pictures:”, as “alt:”, and leave the brackets empty: ![](…).',
					};
		},
		heading_open(token, { headings }) {
			if (token.attrGet('id') === '') {
				return {
					what: 'This heading has no words.',
					fix: 'Write some, or delete the signs.',
				};
			}
			if (headings.includes(token.tag)) return undefined;
			const [upper = '', lower = ''] = headings.map((each) => '#'.repeat(Number(each[1])));
			const titled = token.tag === 'h1' ? 'Delete it if it is the title. Otherwise begin' : 'Begin';
			return {
				what: `A heading of level ${token.tag.slice(1)}; headings here have levels ${headings.map((each) => each[1]).join(' and ')}.`,
				fix: `${titled} it with ${upper} or ${lower}.`,
			};
		},
		table_open: (token) =>
			token.meta?.caption === undefined
				? {
						what: 'A table without a caption.',
						fix: 'Say what it shows in a paragraph of its own before it: “Table: what is done when”.',
					}
				: undefined,
		link_open(token, { files }) {
			const href = hrefOf(token);
			if (isAllowed(href) || files.has(href)) return undefined;
			return {
				what: `The link to “${href.slice(0, 80)}” is neither a path of this site nor an https address.`,
				fix: 'Start it with / for this site, # for this page, https:// or mailto:.',
			};
		},
	};
	/** Finds the problems of a text, by line if its tokens have lines. */
	function findProblems(tokens: readonly Token[], { where: file, rules }: TextContext): Problem[] {
		const known = {
			headings: ['h3', 'h4'],
			hasPictures: false,
			isVerse: false,
			files: noFiles,
			...rules,
		};
		let line: number | undefined;
		return tokens.flatMap((token) => {
			if (token.map) line = token.map[0] + 1;
			return [token, ...(token.children ?? [])].flatMap((each) => {
				const fault = faults[each.type]?.(each, known);
				const where = line === undefined ? file : `${file}:${line}`;
				if (line !== undefined && /^(soft|hard)break$/.test(each.type)) line++;
				return fault ? { where, ...fault } : [];
			});
		});
	}

	const { rules } = md.renderer;
	rules.softbreak = (_tokens, _i, _options, env) =>
		contextOf(env).rules?.isVerse ? '<br>\n' : '\n';
	rules.image = rules.html_block = rules.html_inline = () => '';
	rules.wiki_link = (tokens, i, _options, env) => {
		const [, slug = '', label] = matchOf(tokens[i]);
		const target = targets.get(slug);
		const words = markWords(escapeHtml(label ?? target?.label ?? slug));
		return target ? `<a href="${escapeHtml(contextOf(env).to(target.path))}">${words}</a>` : words;
	};
	rules.figure = (tokens, i) => escapeHtml(texts.get(matchOf(tokens[i])[1] ?? '') ?? '');
	rules.text = (tokens, i, _options, env) => {
		const { markTerm } = contextOf(env);
		const { content = '', meta } = tokens[i] ?? {};
		// What smart quotes leave straight is an apostrophe: ’twas.
		const text = escapeHtml(content).replaceAll("'", '’');
		return markTerm && !meta?.isPlain ? markTerms(text, markTerm) : markWords(text);
	};
	rules.link_open = (tokens, i, _options, env) => {
		const own = hrefOf(tokens[i]);
		const href = contextOf(env).rules?.files?.get(own) ?? own;
		if (!isAllowed(href)) return '<a>';
		return `<a href="${escapeHtml(href.startsWith('/') ? contextOf(env).to(href) : href)}">`;
	};
	// A wide table scrolls in its own box, which is focusable.
	rules.table_open = (tokens, i) => {
		const caption = escapeHtml(String(tokens[i]?.meta?.caption ?? ''));
		return `<div class="table-scroll" tabindex="0" role="group" aria-label="${caption}"><table><caption class="label">${caption}</caption>`;
	};
	rules.table_close = () => '</table></div>';

	function write(tokens: Token[], env: Environment): RenderedText {
		markPlainText(tokens);
		return {
			html: md.renderer.render(tokens, md.options, env).trim(),
			problems: findProblems(tokens, env.context),
		};
	}

	return {
		render(source, context) {
			const env = { context };
			const tokens = md.parse(context.rules?.isVerse ? keepIndents(source) : source, env);
			const { html, problems } = write(labelBlocks(markSceneBreaks(tokens), context.anchor), env);
			return { html, problems: [...problems, ...findLostLines(source, env)] };
		},
		renderInline(source, context) {
			const env = { context };
			return write(md.parseInline(source, env), env);
		},
	};
}
