import type { InlineCode } from '../../components/page-context.ts';
import { gatherCharacters, listCharacters } from '../fonts.ts';
import type { Frame } from './render-bodies.tsx';

/** What the pages of one file in `pages/` hold. */
export interface KindUse {
	/** The class names of their markup, and every word of the code that stands in them. */
	words: Set<string>;
	islands: Set<string>;
}

/** What fonts, styles and policies are made for: plain data. */
export interface PageUse {
	/** Every character that pages can show. */
	characters: string;
	/** By the file in `pages/`. */
	kinds: Map<string, KindUse>;
	/** The code that stands in bodies, each once. */
	code: InlineCode[];
}

/** What a body holds that styles and policies are made for: plain data, one for all that hold the same. */
export interface BodyLook {
	/** The values of its `class` attributes, each once. */
	classes: readonly string[];
	/** Its islands, in the order in which they first stand in it. */
	islands: readonly string[];
	/** The code that stands in all of the page's body. */
	inlineCode: readonly InlineCode[];
}

/** Whatever could be a class name in a script. */
export const listWords = (script: string) => script.match(/[\w-]+/g) ?? [];

/** Lists the values of an attribute, each once, as they stand in markup that React made. */
function listValues(html: string, name: string): string[] {
	const values = new Set<string>();
	const start = ` ${name}="`;
	// Looked for as it stands: an expression that matches it takes several times as long.
	for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
		at += start.length;
		const end = html.indexOf('"', at);
		values.add(html.slice(at, end));
		at = end;
	}
	return [...values];
}

/** Prepares to read the looks of bodies. */
export function createLookReader(): (html: string, inlineCode: readonly InlineCode[]) => BodyLook {
	const looks = new Map<string, BodyLook>();
	return (html, inlineCode) => {
		const look: BodyLook = {
			classes: listValues(html, 'class'),
			islands: listValues(html, 'data-island'),
			inlineCode,
		};
		const text = JSON.stringify(look);
		// Words of its own: those that are cut out of a page would keep all of it in memory.
		const known = looks.get(text) ?? (JSON.parse(text) as BodyLook);
		looks.set(text, known);
		return known;
	};
}

/** Gathers what bodies hold, one after the other. */
export function createUseCollector() {
	const kinds: PageUse['kinds'] = new Map();
	const code = new Map<string, InlineCode>();
	const texts = new Set<string>();
	const readLook = createLookReader();
	/** Looks that were added, by the kind of page: most pages of a kind have one of a few. */
	const added = new Map<KindUse, Set<BodyLook>>();

	function addLook(look: BodyLook, kind: KindUse): void {
		const before = added.get(kind) ?? new Set();
		added.set(kind, before);
		if (before.has(look)) return;
		before.add(look);
		for (const each of look.islands) kind.islands.add(each);
		for (const value of look.classes) for (const word of value.split(' ')) kind.words.add(word);
		for (const each of look.inlineCode) {
			code.set(each.kind + each.source, each);
			for (const word of listWords(each.source)) kind.words.add(word);
		}
	}

	/** What was read of frames: one stands around all pages, or none does. */
	const frames = new Map<Frame, { top: BodyLook; bottom: BodyLook }>();
	function readFrame(frame: Frame) {
		const known = frames.get(frame);
		if (known) return known;
		const { top, bottom } = frame;
		texts.add(listCharacters(Buffer.from(top + bottom)));
		const read = { top: readLook(top, []), bottom: readLook(bottom, []) };
		frames.set(frame, read);
		return read;
	}

	/** By their names, so that pages with the same islands share a list. */
	const lists = new Map<string, readonly string[]>();

	return {
		/**
		 * @param source the file in `pages/` that made the page
		 * @param characters all that its own part can show
		 * @returns the islands that the page uses, in the order in which they first stand in it
		 */
		add(source: string, frame: Frame, look: BodyLook, characters: string): readonly string[] {
			const kind = kinds.get(source) ?? { words: new Set(), islands: new Set() };
			kinds.set(source, kind);
			const { top, bottom } = readFrame(frame);
			for (const each of [top, look, bottom]) addLook(each, kind);
			texts.add(characters);
			const used = new Set([...top.islands, ...look.islands, ...bottom.islands]);
			const key = [...used].join(' ');
			const list = lists.get(key) ?? [...used];
			lists.set(key, list);
			return list;
		},
		finish: (): PageUse => ({
			characters: gatherCharacters(texts),
			kinds,
			code: [...code.values()],
		}),
	};
}
