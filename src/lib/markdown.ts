import type { Problem } from './problems.ts';

/** A prose file: its path, for messages, and its Markdown. */
export interface ProseText {
	file: string;
	source: string;
	/** What it may have beyond other prose. */
	rules?: TextRules;
}

/** What a text may have, and how its lines are read. */
export interface TextRules {
	/** The levels of headings; by default h3 and h4. */
	headings?: readonly string[];
	/** Whether pictures may be alone on a line. */
	hasPictures?: boolean;
	/** Whether ends and indents of lines are kept, as in verse. */
	isVerse?: boolean;
	/** Files that it may link to by their encoded name, with their paths on the site. */
	files?: ReadonlyMap<string, string>;
}

/** Prose by its path without `.md`, such as `factions/foundation`. */
export type Prose = ReadonlyMap<string, ProseText>;

/** The page that shows a text. */
export interface TextContext {
	/** The file or page, for messages. */
	where: string;
	/** Makes a path of this site an address on the page. */
	to(path: string): string;
	/** Writes a glossary term; without it terms are not marked. */
	markTerm?(id: string, words: string): string;
	/** Makes the anchors of headings, which must differ on a page; by default they differ within the text. */
	anchor?(name: string): string;
	rules?: TextRules | undefined;
}

/** A text as HTML, and its problems. */
export interface RenderedText {
	html: string;
	problems: readonly Problem[];
}

/** Renders the Markdown of the project's prose and records. */
export interface Markdown {
	/** Renders a whole text. Problems have lines. */
	render(source: string, context: TextContext): RenderedText;
	/** Renders one paragraph of a record, without a tag around it. */
	renderInline(source: string, context: TextContext): RenderedText;
}
