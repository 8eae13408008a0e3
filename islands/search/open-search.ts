import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { findNearest } from './nearest.ts';
import { fold, listWords, stem } from './words.ts';

/** A section of a page in the search index. */
export interface SearchSection {
	/** Its address, relative to the search page. */
	href: string;
	title: string;
	/** The title of its page. */
	page: string;
	/** What readers call it in other words. */
	also?: string | undefined;
	/** A sentence about it, quoted if none in it matches. */
	about?: string | undefined;
	/** Text in it that is no sentence. */
	labels: readonly string[];
	sentences: readonly string[];
	/** Whether prose links to it by name. */
	isKnown: boolean;
}

/** The search index as loaded by the search page. */
export interface SearchData {
	sections: readonly SearchSection[];
	/** Groups of synonyms. */
	synonyms: readonly (readonly string[])[];
	/** Words that are ignored beside others. */
	common: readonly string[];
}

export interface SearchResult {
	title: string;
	/** The title of its page; '' where the result is the page. */
	page: string;
	href: string;
	/** The sentence that matches best, split so that every second part is a match. */
	quote: string[];
}

export interface SearchAnswer {
	/** The first results, best first. */
	results: SearchResult[];
	/** The number of sections found. */
	total: number;
	/** The words of the query that are on no page. */
	missing: readonly string[];
	/** The query that was answered instead, if a word is missing. */
	nearest: string;
	/** Whether no section has all words, so that the results have some. */
	isPartial: boolean;
}

export type Search = (query: string) => SearchAnswer;

/** The maximum number of results shown. */
const most = 20;

/** Weights of a match by field, tuned with the queries of the tests. */
const boost = { title: 8, also: 12, labels: 1.5, page: 1.5, text: 1 };
const synonymWeight = 0.3;
const knownWeight = 1.7;
const pageWeight = 1.1;
const wholeTitleWeight = 3;

/**
 * Finds the sentence with the highest total weight of matching words; the first if none has any.
 * @returns its parts, of which every second is a match
 */
function quote(sentences: readonly string[], weights: ReadonlyMap<string, number>): string[] {
	let best: string[] = [];
	let highest = -1;
	for (const sentence of sentences) {
		const seen = new Map<string, number>();
		const parts = [''];
		for (const part of sentence.split(/([\p{L}\p{N}]+)/u)) {
			const word = stem(part);
			const weight = weights.get(word);
			if (weight === undefined) parts[parts.length - 1] += part;
			else {
				parts.push(part, '');
				seen.set(word, weight);
			}
		}
		const score = [...seen.values()].reduce((sum, weight) => sum + weight, 0);
		if (score > highest) [best, highest] = [parts, score];
	}
	return best;
}

/** Whether an address is a whole page. */
const isPage = (href = '#') => !href.includes('#');

/** Orders the forms of a word: the singular first, and a capital only if there is no other. */
const plainness = (word: string) => word.length + (/^\p{Lu}/u.test(word) ? 99 : 0);

/** Builds the search index, a few sections at a time so that the page stays responsive. */
export async function openSearch({ sections, synonyms, common }: SearchData): Promise<Search> {
	const ignored = new Set(common);
	const groups = synonyms.map((group) => group.map(stem));
	/** The words of the site by stem: as they are written, and how much they matter. */
	const vocabulary = new Map<string, { word: string; weight: number }>();
	const index = new MiniSearch({
		fields: ['title', 'also', 'page', 'labels', 'text'],
		// Common words do not count as part of a title's length either, but some things are called by one: “about”.
		tokenize: (text, field) =>
			listWords(text).filter((word) => field === 'also' || !ignored.has(fold(word))),
		processTerm(word, field) {
			const term = stem(word);
			const known = vocabulary.get(term) ?? { word, weight: 0 };
			if (plainness(word) < plainness(known.word)) known.word = word;
			known.weight += boost[field as keyof typeof boost];
			vocabulary.set(term, known);
			return term;
		},
		searchOptions: { tokenize: listWords, processTerm: stem },
	});
	await index.addAllAsync(
		sections.map(({ href, title, page, also, labels, sentences }, id) => ({
			id,
			// A whole page is also called by its page's title: “The Other Minute, a comic”.
			title: isPage(href) ? `${title} ${page}` : title,
			page,
			also,
			labels: labels.join(' '),
			text: sentences.join(' '),
		})),
		{ chunkSize: 20 },
	);
	const terms = [...vocabulary.keys()];
	const isThere = (term: string) => vocabulary.has(term);
	/** The two words of which a word is put together: “waterbus”. */
	function splitCompound(word: string): string[] | undefined {
		for (let at = 3; at <= word.length - 3; at++) {
			const halves = [word.slice(0, at), word.slice(at)];
			if (halves.every((half) => isThere(stem(half)))) return halves;
		}
		return undefined;
	}
	const join = (words: string) =>
		listWords(words)
			.map(stem)
			.filter((word) => !ignored.has(word))
			.join(' ');
	/** The names of each section: its title, and for a whole page the page's title. */
	const names = sections.map(({ href, title, page }) => [
		join(title),
		isPage(href) ? join(page) : '',
	]);

	return (query) => {
		const typed = [...new Set(listWords(query))];
		const telling = typed.filter((word) => !ignored.has(fold(word)));
		const missing: string[] = [];
		const words = (telling.length > 0 ? telling : typed).flatMap((word) => {
			const term = stem(word);
			if (terms.some((known) => known.startsWith(term))) return word;
			if (groups.some((group) => group.includes(term))) return word;
			const near = findNearest(term, vocabulary, 1);
			const halves = near === undefined && splitCompound(word);
			if (halves) return halves;
			missing.push(word);
			return near ?? findNearest(term, vocabulary, 2) ?? [];
		});
		const name = join(words.join(' '));
		const options: SearchOptions = {
			boost,
			// The last letters of a short word may still be to come, but “ai” is not “air”.
			prefix: (term) => term.length > 3 || !isThere(term),
			boostDocument(id) {
				const section = sections[id];
				return (
					(section?.isKnown ? knownWeight : 1) *
					(isPage(section?.href) ? pageWeight : 1) *
					(names[id]?.includes(name) ? wholeTitleWeight : 1)
				);
			},
		};
		const queries = words.map(stem).map((word): Query => {
			const others = groups.filter((group) => group.includes(word)).flat();
			return {
				combineWith: 'OR',
				queries: [
					word,
					...[...new Set(others)]
						.filter((other) => other !== word)
						.map((other) => ({
							queries: [other],
							fields: ['title', 'page', 'labels', 'text'],
							prefix: false,
							boost: Object.fromEntries(
								Object.entries(boost).map(([field, weight]) => [field, weight * synonymWeight]),
							),
						})),
				],
			};
		});
		const all = index.search({ queries, combineWith: 'AND' }, options);
		const found = all.length > 0 ? all : index.search({ queries, combineWith: 'OR' }, options);
		const own = new Set(words.map(stem));
		return {
			total: found.length,
			missing,
			nearest: missing.length > 0 ? words.join(' ') : '',
			isPartial: found.length > 0 && all.length === 0,
			results: found.slice(0, most).flatMap(({ id, terms }) => {
				const section = sections[id];
				if (section === undefined) return [];
				const { href, title, page, about, sentences } = section;
				const weights = new Map(terms.map((term) => [term, own.has(term) ? 1 : 0.5]));
				return {
					href,
					title,
					page: isPage(href) ? '' : page,
					quote: quote(about === undefined ? sentences : [about, ...sentences], weights),
				};
			}),
		};
	};
}
