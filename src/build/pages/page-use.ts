import type { InlineCode } from '../../components/page-context.ts';
import { createCharacterSet } from '../fonts.ts';
import type { Body, Frame } from './render-bodies.tsx';

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

/** Whatever could be a class name in a script. */
export const listWords = (script: string) => script.match(/[\w-]+/g) ?? [];

const findKind = (kinds: Map<string, KindUse>, source: string): KindUse => {
	const kind = kinds.get(source) ?? { words: new Set(), islands: new Set() };
	kinds.set(source, kind);
	return kind;
};

/**
 * Lists the values of an attribute, as they stand in markup that React made.
 * @param act is told of each
 */
function eachValue(html: string, name: string, act: (value: string) => void) {
	const start = ` ${name}="`;
	// Looked for as it stands: an expression that matches it takes several times as long.
	for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
		at += start.length;
		const end = html.indexOf('"', at);
		act(html.slice(at, end));
		at = end;
	}
}

/** Finds what bodies hold, one after the other. */
export function createUseCollector() {
	const kinds: PageUse['kinds'] = new Map();
	const code = new Map<string, InlineCode>();
	const characters = createCharacterSet();
	/** By the kind of page, what was taken apart before: pages repeat one another. */
	const met = new Map<string, Set<string>>();
	/** The lists of islands by their names: a name cut out of a page would keep the page in memory. */
	const lists = new Map<string, string[]>();

	/** Notes the class names of a piece of markup, and lists its islands. */
	function read(html: string, { words, islands }: KindUse, known: Set<string>): string[] {
		const used: string[] = [];
		eachValue(html, 'data-island', (name) => {
			used.push(name);
			islands.add(name);
		});
		eachValue(html, 'class', (value) => {
			if (known.has(value)) return;
			known.add(value);
			for (const each of value.split(' ')) words.add(each);
		});
		return used;
	}

	/** By the kind of page, the islands of the frames that were read for it. */
	const frames = new Map<KindUse, Map<Frame, { top: string[]; bottom: string[] }>>();
	function readFrame(frame: Frame, kind: KindUse, known: Set<string>) {
		const readBefore = frames.get(kind) ?? new Map();
		frames.set(kind, readBefore);
		const before = readBefore.get(frame);
		if (before) return before;
		characters.add(Buffer.from(frame.top + frame.bottom));
		const islands = {
			top: read(frame.top, kind, known),
			bottom: read(frame.bottom, kind, known),
		};
		readBefore.set(frame, islands);
		return islands;
	}

	return {
		/**
		 * @param source the file in `pages/` that made the page
		 * @param bytes the main part as UTF-8
		 * @returns the islands that the body uses, in the order in which they first stand in it
		 */
		add(source: string, { frame, main, inlineCode }: Body, bytes: Uint8Array): string[] {
			const kind = findKind(kinds, source);
			const known = met.get(source) ?? new Set();
			met.set(source, known);
			const { top, bottom } = readFrame(frame, kind, known);
			const used = new Set([...top, ...read(main, kind, known), ...bottom]);
			for (const each of inlineCode) {
				if (known.has(each.source)) continue;
				known.add(each.source);
				code.set(each.kind + each.source, each);
				for (const word of listWords(each.source)) kind.words.add(word);
			}
			characters.add(bytes);
			const key = [...used].join(' ');
			const list = lists.get(key) ?? [...used];
			lists.set(key, list);
			return list;
		},
		finish: (): PageUse => ({
			characters: characters.list(),
			kinds,
			code: [...code.values()],
		}),
	};
}
