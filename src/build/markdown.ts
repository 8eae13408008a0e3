import MarkdownIt, { type Env, type StateInline, type Token } from 'markdown-it';
import type { LinkTarget } from '../content/links.ts';
import { slugify } from '../content/slugs.ts';
import type { Urls } from '../site.ts';
import { findNearest, type Report } from './problems.ts';

/** A nested record of texts and numbers that prose takes as `{{group.name}}`. */
export interface Figures {
	readonly [name: string]: string | number | Figures;
}

/** A text that was read once and can be rendered for any page. */
export type Parsed = readonly Token[];

/** Reads and renders the Markdown of the project's prose and records. */
export interface Markdown {
	/**
	 * Reads a whole text, and reports every link, figure or bit of HTML in it that cannot stand.
	 * @param where the file, for messages; lines are counted from 1
	 */
	parse(source: string, where: string, report: Report): Parsed;
	/** Reads one paragraph of a record. */
	parseInline(source: string, where: string, report: Report): Parsed;
	/** Renders what was read, with links as the page at hand needs them. */
	render(parsed: Parsed, urls: Urls): string;
}

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

/** The URLs that `render` was given. */
const urlsOf = (env: Env | undefined) => env?.urls as Urls;

const matchOf = (token: Token) => (token.meta?.match ?? []) as (string | undefined)[];

function findFigure(figures: Figures, path: string): string | undefined {
	let found: string | number | Figures | undefined = figures;
	for (const name of path.split('.')) {
		if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
		found = found[name];
	}
	return typeof found === 'object' ? undefined : String(found);
}

function* listFigures(figures: Figures, prefix = ''): Generator<string> {
	for (const [name, value] of Object.entries(figures)) {
		if (typeof value === 'object') yield* listFigures(value, `${prefix}${name}.`);
		else yield prefix + name;
	}
}

/**
 * Makes the reader and renderer of the project's Markdown: CommonMark and tables, raw HTML refused,
 * `[[slug]]`, `[[slug|label]]` and `{{figure}}`.
 * @param targets what a slug links to
 * @param figures what a figure's name stands for
 */
export function createMarkdown(
	targets: ReadonlyMap<string, LinkTarget>,
	figures: Figures,
): Markdown {
	// HTML is read as HTML so that it can be refused by line; it is never rendered.
	const markdown = new MarkdownIt({ html: true, typographer: false });
	const { escapeHtml } = markdown.utils;
	addInlineRule(markdown, 'wiki_link', '[', wikiLink);
	addInlineRule(markdown, 'figure', '{', figure);

	/** Looks one token over; `line` is the line on which it stands. */
	function check(token: Token, where: string, report: Report) {
		const [text = '', name = ''] = matchOf(token);
		if (token.type === 'wiki_link' && !targets.has(name)) {
			const near = findNearest(name, targets.keys());
			report({
				where,
				what: `${text} links to nothing: no faction, character, district or section is called “${name}”.`,
				mend: near
					? `Did you mean [[${near}]]?`
					: 'Use a slug of src/content/slugs.ts or an id of src/content/world-bible.ts.',
			});
		}
		if (token.type === 'figure' && findFigure(figures, name) === undefined) {
			const near = findNearest(name, listFigures(figures));
			report({
				where,
				what: `${text} stands for nothing: src/content/figures.ts has no “${name}”.`,
				mend: near ? `Did you mean {{${near}}}?` : 'Add it there, or use a name that is there.',
			});
		}
		if (token.type === 'html_block' || token.type === 'html_inline') {
			report({
				where,
				what: `Raw HTML in prose: ${token.content.trim().slice(0, 60)}`,
				mend: 'Say it in Markdown; write a sign that is meant as text as &lt;.',
			});
		}
		if (token.type === 'link_open') {
			const href = String(token.attrGet('href') ?? '');
			if (!/^(https:\/\/|mailto:|\/(?!\/)|#)/.test(href)) {
				report({
					where,
					what: `The link to “${href}” is neither a path of this site nor an https address.`,
					mend: 'Start it with / for this site, # for this page, or https://.',
				});
			}
		}
	}

	const { rules } = markdown.renderer;
	rules.html_block = rules.html_inline = (tokens, index) =>
		escapeHtml(tokens[index]?.content ?? '');
	rules.wiki_link = (tokens, index, _options, env) => {
		const token = tokens[index];
		const [, slug = '', label] = token ? matchOf(token) : [];
		const target = targets.get(slug);
		if (target === undefined) return escapeHtml(label ?? slug);
		const href = urlsOf(env).to(target.path);
		return `<a href="${escapeHtml(href)}">${escapeHtml(label ?? target.label)}</a>`;
	};
	rules.figure = (tokens, index) => {
		const token = tokens[index];
		const [, name = ''] = token ? matchOf(token) : [];
		return escapeHtml(findFigure(figures, name) ?? '');
	};
	rules.link_open = (tokens, index, _options, env) => {
		const href = String(tokens[index]?.attrGet('href') ?? '');
		return `<a href="${escapeHtml(href.startsWith('/') ? urlsOf(env).to(href) : href)}">`;
	};
	// A wide table scrolls in a box of its own, which a keyboard can reach.
	rules.table_open = (tokens, index) => {
		const row = tokens.slice(
			index,
			tokens.findIndex(({ type }, at) => at > index && type === 'thead_close'),
		);
		const columns = row.filter(({ type }) => type === 'inline').map(({ content }) => content);
		const label = escapeHtml(`Table: ${columns.join(', ')}`);
		return `<div class="table-scroll" tabindex="0" role="group" aria-label="${label}"><table>`;
	};
	rules.table_close = () => '</table></div>';

	return {
		parse(source, where, report) {
			const tokens = markdown.parse(source, {});
			let blockLine = 1;
			tokens.forEach((token, index) => {
				if (token.map) blockLine = token.map[0] + 1;
				check(token, `${where}:${blockLine}`, report);
				let line = blockLine;
				for (const child of token.children ?? []) {
					check(child, `${where}:${line}`, report);
					if (child.type === 'softbreak' || child.type === 'hardbreak') line++;
				}
				if (token.type === 'heading_open') {
					token.attrSet('id', slugify(tokens[index + 1]?.content ?? ''));
				}
			});
			return tokens;
		},
		parseInline(source, where, report) {
			const tokens = markdown.parseInline(source, {});
			for (const token of tokens) {
				for (const child of token.children ?? []) check(child, where, report);
			}
			return tokens;
		},
		render: (parsed, urls) =>
			markdown.renderer.render([...parsed], markdown.options, { urls }).trim(),
	};
}
