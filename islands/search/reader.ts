import { passageLength, readPlaces, readWords, type SearchData } from './index-format.ts';
import { listSlips } from './slips.ts';
import { Tally } from './tally.ts';
import { listWords, stem } from './words.ts';

/** A section that was found. */
export interface SearchResult {
	title: string;
	/** What its page is called; '' where it is the page. */
	page: string;
	href: string;
	/** The number of the file of texts that its sentences are in. */
	text: number;
	/**
	 * The sentence that has most of what was asked for, in parts of which every second is a word of it.
	 * Undefined while the file of texts is not there.
	 */
	quote(): string[] | undefined;
}

/** What a question finds. */
export interface SearchAnswer {
	/** The best of what was found, the first first. */
	results: SearchResult[];
	/** How many sections were found in all. */
	total: number;
	/** Where nothing was found, the word of a title that is spelt most like what was asked for. */
	nearest: string | undefined;
}

export interface Search {
	find(question: string): SearchAnswer;
	/** Takes a file of texts: the sentences of each of its sections. */
	hold(text: number, sections: readonly (readonly string[])[]): void;
}

/** How many results are worth a look. */
const most = 20;

/*
 * What a word is worth, by where it stands. In running text the first of a section counts 1. The
 * numbers were tried on the questions of the tests: a quarter more or less changes no first result.
 */
const inTitle = 8;
/** Of a title that says little else: shared among its words. */
const ofTitle = 8;
const inHeading = 1.5;
const onWholePage = 0.5;
/** Of its page's name, which helps a section to be found and is not enough by itself. */
const ofPage = 1.5;
/** A section that prose links to by its name, and a title that says just what was asked for. */
const known = 1.25;
const whole = 1.5;
/** For each further word of what was asked for in the same passage. */
const together = 0.5;
/** How surely a word is meant by its beginning, beside the word itself and without it; by another word. */
const besideWord = 0.2;
const beginning = 0.7;
const otherWord = 0.2;
const slip = 0.5;

/** Opens an index. */
export function openSearch(data: SearchData): Search {
	const { words, shared } = readWords(data.words);
	const numbers = new Map(words.map((word, number) => [word, number]));
	const places = data.places.split('!');
	const common = new Set(data.common.split(' '));
	const synonyms = data.synonyms.map((group) => group.split(' ').map(stem));
	const held: (readonly (readonly string[])[])[] = [];

	/** The sections in whose titles a word stands, in whose headings, and whose page is called by it. */
	const titled: number[][] = words.map(() => []);
	const headed: number[][] = words.map(() => []);
	const paged: number[][] = words.map(() => []);
	/** The section of each passage. */
	const sectionOf: number[] = [];
	const note = (into: number[][], text: string, section: number) => {
		let length = 0;
		for (const word of listWords(text)) {
			into[numbers.get(stem(word)) ?? -1]?.push(section);
			length += common.has(word) ? 0.5 : 1;
		}
		return length;
	};
	const sections = data.pages
		.flatMap(([address, page, own]) => own.map((section) => ({ address, page, section })))
		.map(({ address, page, section: [title, anchor, passages, isKnown, headings] }, number) => {
			const first = sectionOf.length;
			for (let i = 0; i < passages; i++) sectionOf.push(number);
			note(paged, page, number);
			note(headed, headings, number);
			return {
				result: { title, page: anchor && page, href: address + anchor },
				length: note(titled, title, number),
				onPage: anchor ? 0 : onWholePage,
				factor: isKnown ? known : 1,
				first,
			};
		});

	/** The words that a typed one may mean, and how surely each. */
	function listMeant(typed: string): Tally {
		const meant = new Tally();
		const own = stem(typed);
		const add = (word: string, sure: number) => {
			const number = numbers.get(word);
			if (number !== undefined) meant.raise(number, sure);
		};
		add(own, 1);
		const begun = meant.size > 0 ? besideWord : beginning;
		words.forEach((word, number) => {
			if (word.startsWith(typed)) meant.raise(number, (begun * typed.length) / word.length);
		});
		for (const group of synonyms) {
			if (group.includes(own)) for (const word of group) add(word, otherWord);
		}
		if (meant.size === 0 && typed.length > 3) {
			const near = listSlips(words, shared, typed, typed.length > 5 ? 2 : 1);
			for (const number of near.numbers) meant.raise(number, slip / near.slips);
		}
		return meant;
	}

	/** Each word of a text is folded once. */
	const stems = new Map<string, string>();
	function stemOf(word: string): string {
		const known = stems.get(word) ?? stem(listWords(word)[0] ?? '');
		stems.set(word, known);
		return known;
	}

	function quote(sentences: readonly string[], weights: ReadonlyMap<string, number>): string[] {
		let best: string[] = [];
		let highest = -1;
		for (const sentence of sentences) {
			const seen = new Map<string, number>();
			const parts = [''];
			for (const part of sentence.split(/([\p{L}\p{N}]+)/u)) {
				const weight = weights.get(stemOf(part));
				if (weight === undefined) parts[parts.length - 1] += part;
				else {
					parts.push(part, '');
					seen.set(stemOf(part), weight);
				}
			}
			const score = [...seen.values()].reduce((sum, weight) => sum + weight, 0);
			if (score > highest) [best, highest] = [parts, score];
		}
		return best;
	}

	function find(question: string): SearchAnswer {
		const all = [...new Set(listWords(question))];
		const telling = all.filter((word) => !common.has(word));
		const asked = telling.length > 0 ? telling : all;
		const scores = new Tally();
		/** How many of the words that were asked for a section has, and how many its title. */
		const has = new Tally();
		const named = new Tally();
		/** The sections that have some of it by themselves. */
		const owned = new Set<number>();
		/** How much of what was asked for a passage has, and how many words of it. */
		const passages = new Tally();
		const near = new Tally();
		/** What each word is worth that may have been meant. */
		const weights = new Map<string, number>();

		for (const typed of asked) {
			const best = new Tally();
			const inPassages = new Tally();
			for (const [number, sure] of listMeant(typed)) {
				const at = readPlaces(places[number] ?? '');
				const titles = titled[number] ?? [];
				const sums = new Tally();
				// The fewer sections have a word, the more it says.
				const weight = sure * Math.log(1 + sections.length / (at.length + titles.length + 1));
				weights.set(words[number] ?? '', weight);
				for (const passage of at) {
					const section = sectionOf[passage] ?? 0;
					// What is said again adds less each time.
					sums.add(section, 1 / (1 + sums.of(section)));
					inPassages.raise(passage, weight);
				}
				for (const section of sums.keys()) sums.add(section, sections[section]?.onPage ?? 0);
				for (const section of headed[number] ?? []) sums.add(section, inHeading);
				for (const section of titles) {
					const length = sections[section]?.length ?? 1;
					sums.add(section, (inTitle + ofTitle / length) / Math.sqrt(titles.length));
					if (sure === 1) named.add(section, 1);
				}
				for (const section of sums.keys()) owned.add(section);
				for (const section of paged[number] ?? []) sums.add(section, ofPage);
				for (const [section, sum] of sums) best.raise(section, sum * weight);
			}
			for (const [section, score] of best) {
				scores.add(section, score);
				has.add(section, 1);
			}
			for (const [passage, weight] of inPassages) {
				passages.add(passage, weight);
				near.add(passage, 1);
			}
		}

		/** The passage of each section that has most of what was asked for. */
		const bestOf = new Map<number, number>();
		for (const [passage, weight] of passages) {
			const section = sectionOf[passage] ?? 0;
			if (weight > passages.of(bestOf.get(section))) bestOf.set(section, passage);
		}
		const full = Math.max(...[...owned].map((section) => has.of(section)));
		const found: { number: number; score: number }[] = [];
		for (const number of owned) {
			const section = sections[number];
			if (section === undefined || has.of(number) < full) continue;
			const { factor, length } = section;
			const isNamed = named.of(number) === asked.length && asked.length === Math.floor(length);
			const others = Math.max(0, near.of(bestOf.get(number)) - 1);
			found.push({
				number,
				score: scores.of(number) * factor * (isNamed ? whole : 1) * (1 + together * others),
			});
		}
		found.sort((a, b) => b.score - a.score || a.number - b.number);
		return {
			total: found.length,
			results: found.slice(0, most).flatMap(({ number }) => {
				const section = sections[number];
				if (section === undefined) return [];
				const text = data.texts.findLastIndex((first) => first <= number);
				const from = ((bestOf.get(number) ?? section.first) - section.first) * passageLength;
				return {
					...section.result,
					text,
					quote() {
						const sentences = held[text]?.[number - (data.texts[text] ?? 0)];
						return sentences && quote(sentences.slice(from, from + passageLength), weights);
					},
				};
			}),
			nearest: found.length > 0 ? undefined : findNearest(asked),
		};
	}

	/** The word of a title that is spelt most like one that was asked for. */
	function findNearest(asked: readonly string[]): string | undefined {
		return asked
			.map((typed) => {
				const inTitles = words.filter((word, number) => titled[number]?.length && word.length > 3);
				const { slips, numbers } = listSlips(
					inTitles,
					inTitles.map(() => 0),
					typed,
					typed.length / 2,
				);
				return { slips, word: inTitles[numbers[0] ?? -1] };
			})
			.sort((a, b) => a.slips - b.slips)[0]?.word;
	}

	return {
		find,
		hold(text, sections) {
			held[text] = sections;
		},
	};
}
