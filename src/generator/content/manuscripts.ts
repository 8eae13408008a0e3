import MarkdownIt, { type StateBlock, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type { TextContext } from '../../lib/markdown.ts';
import type { Problem } from '../../lib/problems.ts';
import { pictureMark } from '../../model/works.ts';
import type { TextFault } from './text-faults.ts';

// What manuscripts and the programs that convert them write, beyond CommonMark.

/** What the rules of one text share. */
export interface Environment {
	[name: string | symbol]: unknown;
	context: TextContext;
	/** The notes by their label, each with its number, or -1 when nothing refers to it. */
	footnotes?: { refs?: Readonly<Record<string, number>> };
}

/** The context, which markdown-it passes to each rule. */
export const contextOf = (env?: Partial<Environment>) => env?.context as TextContext;

/** A picture alone on a line, as `![](map.jpg)`: words for it, and its file. */
export const pictureLine = /^!\[([^\]]*)\]\(([^)]*)\)\s*$/;

/** Adds pictures that are alone on a line. */
function addPictures(md: InstanceType<typeof MarkdownIt>) {
	function readPicture(state: StateBlock, line: number, _end: number, silent: boolean) {
		const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
		const match = pictureLine.exec(state.src.slice(start, state.eMarks[line]));
		if (match === null || state.level > 0) return false;
		if (silent) return true;
		const token = state.push('picture', '', 0);
		token.map = [line, line + 1];
		token.meta = { words: match[1], file: match[2] };
		state.line = line + 1;
		return true;
	}
	md.block.ruler.before('paragraph', 'picture', readPicture, { alt: ['paragraph'] });
	md.renderer.rules.picture = () => pictureMark;
}

/** Adds notes, numbered from 1 in each text, with links from the text to the note and back. */
function addNotes(md: InstanceType<typeof MarkdownIt>) {
	md.use(footnotes);
	const numberOf = (token?: Token) => Number(token?.meta?.id) + 1;
	/** An anchor that differs between the texts of a book. */
	const noteId = (token?: Token, env?: Partial<Environment>) =>
		`note-${contextOf(env)
			.where.replace(/(\/work)?\.md$/, '')
			.replace(/.*\//, '')}-${numberOf(token)}`;
	/** The anchor of a reference; the same note may have several. */
	const referenceId = (token?: Token, env?: Partial<Environment>) =>
		`from-${noteId(token, env)}${token?.meta?.subId ? `-${token.meta.subId}` : ''}`;
	const { rules } = md.renderer;
	rules.footnote_ref = (tokens, i, _options, env) =>
		`<sup><a id="${referenceId(tokens[i], env)}" href="#${noteId(tokens[i], env)}" role="doc-noteref" aria-label="Note ${numberOf(tokens[i])}">${numberOf(tokens[i])}</a></sup>`;
	rules.footnote_block_open = () => '<section class="notes" aria-label="Notes"><ol>';
	rules.footnote_open = (tokens, i, _options, env) => `<li id="${noteId(tokens[i], env)}">`;
	rules.footnote_anchor = (tokens, i, _options, env) =>
		` <a href="#${referenceId(tokens[i], env)}" role="doc-backlink" aria-label="Back to the text">↑</a>`;
}

/**
 * Creates a parser of CommonMark, tables, notes (`words[^1]` and `[^1]: The note.`) and pictures alone on a
 * line. Straight quotes, `--`, `---` and `...` become typographic characters. A line below a text does not
 * make it a heading, since manuscripts mean a scene break.
 */
export function createParser(): InstanceType<typeof MarkdownIt> {
	// HTML is parsed so that it can be reported by line; it is never rendered.
	const md = new MarkdownIt({ html: true, typographer: true, quotes: '“”‘’' });
	md.block.ruler.disable('lheading');
	addPictures(md);
	addNotes(md);
	return md;
}

/** Writes the spaces and tabs at the beginning of each line so that they remain. */
export const keepIndents = (source: string): string =>
	source.replace(/^[ \t]+(?=\S)/gm, (blanks) =>
		blanks.replaceAll('\t', '    ').replaceAll(' ', '&ensp;'),
	);

/** A paragraph of escaped asterisks, as converters write a scene break. */
const asterisks = /^(\\\*\s*){3,}$/;

/** Makes scene breaks of a `#` alone, and of escaped asterisks: three tokens become one. */
export function markSceneBreaks(tokens: readonly Token[]): Token[] {
	const marked: Token[] = [];
	for (let i = 0; i < tokens.length; i++) {
		const [token, text] = [tokens[i], tokens[i + 1]];
		if (token === undefined) break;
		const isBreak =
			(token.type === 'heading_open' && token.markup === '#' && text?.content === '') ||
			(token.type === 'paragraph_open' && asterisks.test(text?.content ?? ''));
		if (isBreak) {
			Object.assign(token, { type: 'hr', tag: 'hr', nesting: 0 });
			i += 2;
		}
		marked.push(token);
	}
	return marked;
}

/** Signs that converters write and this Markdown does not read, and what to write instead. */
const foreign: readonly (readonly [sign: RegExp, what: string, fix: string])[] = [
	[
		/\[\^[^\]]+\]/,
		'refers to a note that does not exist.',
		'Write the note in a paragraph of its own: [^1]: The note.',
	],
	[
		/\]\{[^}]*\}?/,
		'has no meaning here.',
		'Delete the braces with what is in them, and the brackets before.',
	],
	[
		/^\| .*/,
		'is not a row of a table.',
		'For verse, write kind: poem or kind: song and delete the bars. A table has a line of |---|---| below its first row.',
	],
	[
		/\w~[^~\s]+~|\^[^\s^]+\^/,
		'would be printed as it stands.',
		'Write the small sign itself, such as ₂ or ².',
	],
];

/** Finds signs of another kind of Markdown. */
export function findForeign(content: string): TextFault | undefined {
	for (const [sign, what, fix] of foreign) {
		const found = sign.exec(content)?.[0].slice(0, 40);
		if (found !== undefined) return { what: `“${found}” ${what}`, fix };
	}
	return undefined;
}

/** Finds lines of a text that would not be printed: columns drawn with dashes, and notes without a reference. */
export function findLostLines(source: string, { context, footnotes }: Environment): Problem[] {
	const refs = footnotes?.refs ?? {};
	return source.split('\n').flatMap((line, i) => {
		const where = `${context.where}:${i + 1}`;
		const [, label] = /^\[\^([^\]]+)\]:/.exec(line) ?? [];
		if (label !== undefined && refs[`:${label}`] === -1) {
			const fix = `Write [^${label}] in the text where it belongs, or delete the note.`;
			return { where, what: `Nothing refers to the note [^${label}].`, fix };
		}
		if (/^ *-{2,}( +-{2,})+ *$/.test(line)) {
			const fix = 'Write | between the columns, and a line of |---|---| below the first row.';
			return { where, what: 'A table whose columns are drawn with dashes.', fix };
		}
		return [];
	});
}
