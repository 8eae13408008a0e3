import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { listWords, stem } from './words.ts';

/** A section of a page in the search index. */
export interface SearchSection {
	/** Its address, relative to the search page. */
	href: string;
	title: string;
	/** The title of its page. */
	page: string;
	/** Its inner headings, which have no anchor of their own. */
	headings: readonly string[];
	sentences: readonly string[];
	/** Whether prose links to it by name. */
	isKnown: boolean;
	/** Whether it is a whole page. */
	isPage: boolean;
}

/** The search index as loaded by the search page. */
export interface SearchData {
	sections: readonly SearchSection[];
	/** Groups of synonyms. */
	synonyms: readonly (readonly string[])[];
	/** Words that are ignored. */
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
	/** If nothing was found, the most similar word in a title. */
	nearest: string | undefined;
}

export type Search = (query: string) => SearchAnswer;

/** The maximum number of results shown. */
const most = 20;

/** Weights of a match by field, tuned with the queries of the tests. */
const boost = { title: 8, headings: 1.5, page: 1.5, text: 1 };
const synonymWeight = 0.3;
const knownWeight = 1.7;
const pageWeight = 1.1;
const wholeTitleWeight = 3;

/**
 * Finds the sentence with the highest total weight of matching words.
 * @returns its parts, of which every second is a match
 */
function quote(sentences: readonly string[], weights: ReadonlyMap<string, number>): string[] {
	let best: string[] = [];
	let highest = -1;
	for (const sentence of sentences) {
		const seen = new Map<string, number>();
		const parts = [''];
		for (const part of sentence.split(/([\p{L}\p{N}]+)/u)) {
			const word = stem(listWords(part)[0] ?? '');
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

/** Builds the search index, a few sections at a time so that the page stays responsive. */
export async function openSearch({ sections, synonyms, common }: SearchData): Promise<Search> {
	const ignored = new Set(common);
	const groups = synonyms.map((group) => group.map(stem));
	const index = new MiniSearch({
		fields: ['title', 'page', 'headings', 'text'],
		// Common words do not count as part of a title's length either.
		tokenize: (text) => listWords(text).filter((word) => !ignored.has(word)),
		processTerm: stem,
	});
	await index.addAllAsync(
		sections.map(({ title, page, headings, sentences, isPage }, id) => ({
			id,
			// A whole page is also called by its page's title: “The Other Minute, a comic”.
			title: isPage ? `${title} ${page}` : title,
			page,
			headings: headings.join(' '),
			text: sentences.join(' '),
		})),
		{ chunkSize: 20 },
	);
	/** The edit distance allowed for a word: 0 if it is in the index. */
	const fuzzy = (word: string) =>
		index.search(word, { prefix: true }).length === 0 &&
		(word.length > 5 ? 2 : word.length > 3 && 1);
	const isThere = (word: string) => index.search(word).length > 0;
	/** Splits a word that is not there into the two of which it is put together: “waterbus”. */
	function splitCompound(word: string): string[] {
		if (index.search(word, { prefix: true }).length > 0) return [word];
		for (let at = 3; at <= word.length - 3; at++) {
			const halves = [word.slice(0, at), word.slice(at)];
			if (halves.every(isThere)) return halves;
		}
		return [word];
	}
	const join = (words: string) => listWords(words).map(stem).join(' ');
	/** The names of each section: its title, and for a whole page the page's title. */
	const names = sections.map(({ title, page, isPage }) => [join(title), isPage ? join(page) : '']);

	return (query) => {
		const words = [...new Set(listWords(query))]
			.filter((word) => !ignored.has(word))
			.map(stem)
			.flatMap(splitCompound);
		const name = join(query);
		const options: SearchOptions = {
			boost,
			prefix: true,
			combineWith: 'AND',
			boostDocument(id) {
				const section = sections[id];
				return (
					(section?.isKnown ? knownWeight : 1) *
					(section?.isPage ? pageWeight : 1) *
					(names[id]?.includes(name) ? wholeTitleWeight : 1)
				);
			},
		};
		const withSynonyms = words.map((word): Query => {
			const others = groups.filter((group) => group.includes(word)).flat();
			return {
				combineWith: 'OR',
				queries: [
					word,
					...[...new Set(others)]
						.filter((other) => other !== word)
						.map((other) => ({
							queries: [other],
							prefix: false,
							boost: Object.fromEntries(
								Object.entries(boost).map(([field, weight]) => [field, weight * synonymWeight]),
							),
						})),
				],
			};
		});
		let found = index.search({ queries: withSynonyms }, options);
		for (const combineWith of ['AND', 'OR'] as const) {
			if (found.length === 0) found = index.search(query, { ...options, combineWith, fuzzy });
		}
		const [near] =
			found.length > 0
				? []
				: index.search(query, { fields: ['title'], fuzzy: 0.5, combineWith: 'OR' });
		return {
			total: found.length,
			results: found.slice(0, most).flatMap(({ id, terms }) => {
				const section = sections[id];
				if (section === undefined) return [];
				const { href, title, page, isPage, sentences } = section;
				const weights = new Map(terms.map((term) => [term, words.includes(term) ? 1 : 0.5]));
				return { href, title, page: isPage ? '' : page, quote: quote(sentences, weights) };
			}),
			nearest: near?.terms[0],
		};
	};
}
