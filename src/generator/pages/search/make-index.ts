import {
	type IndexedSection,
	passageLength,
	type SearchData,
	writePlaces,
	writeWords,
} from '../../../../islands/search/index-format.ts';
import { listWords, stem } from '../../../../islands/search/words.ts';
import { commonWords, synonyms } from '../../../content/search-words.ts';
import type { FoundSection } from './read-sections.ts';

/** About how much text stands in one file of texts, in characters: three kilobytes with brotli. */
const textLength = 8000;

/**
 * Makes the index of some sections.
 * @param to makes the address of a path as seen from the page that searches
 * @param known the paths of what prose links to by its name
 * @returns the index, and the sentences of its sections in files of about one length
 */
export function makeIndex(
	sections: readonly FoundSection[],
	to: (path: string) => string,
	known: ReadonlySet<string>,
): { data: SearchData; texts: FoundSection['sentences'][][] } {
	const common = new Set(commonWords);
	const places = new Map<string, Set<number>>();
	/** Takes down the words of a passage; those of a title have no place, and can be looked for. */
	const note = (text: string, passage?: number) => {
		for (const word of listWords(text)) {
			const root = stem(word);
			const own = places.get(root) ?? new Set();
			places.set(root, own);
			if (passage !== undefined && !common.has(word)) own.add(passage);
		}
	};
	const pages = new Map<string, [string, string, IndexedSection[]]>();
	const texts: FoundSection['sentences'][][] = [];
	const starts: number[] = [];
	let passage = 0;
	let length = textLength;
	for (const [number, { path, page, title, headings, sentences }] of sections.entries()) {
		const [route = '', anchor = ''] = path.split(/(?=#)/);
		const own = pages.get(route) ?? [to(route), page, []];
		pages.set(route, own);
		note(title);
		note(page);
		for (let at = 0; at < sentences.length; at += passageLength) {
			note(sentences.slice(at, at + passageLength).join(' '), passage);
			passage++;
		}
		const passages = Math.ceil(sentences.length / passageLength);
		const isKnown = known.has(path) ? 1 : 0;
		own[2].push([title, anchor, passages, isKnown, headings.join(' ')]);
		if (length >= textLength) {
			starts.push(number);
			texts.push([]);
			length = 0;
		}
		texts.at(-1)?.push(sentences);
		length += sentences.join(' ').length;
	}
	const words = [...places.keys()]
		.filter((word) => (places.get(word)?.size ?? 0) > 0 || !common.has(word))
		.sort();
	return {
		data: {
			pages: [...pages.values()],
			words: writeWords(words),
			places: words.map((word) => writePlaces([...(places.get(word) ?? [])])).join('!'),
			synonyms: synonyms.map((group) => group.join(' ')),
			common: commonWords.join(' '),
			texts: starts,
		},
		texts,
	};
}
