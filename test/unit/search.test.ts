import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	passageLength,
	readPlaces,
	readWords,
	writePlaces,
	writeWords,
} from '../../islands/search/index-format.ts';
import { openSearch } from '../../islands/search/reader.ts';
import { listSlips } from '../../islands/search/slips.ts';
import { fold, listWords, stem } from '../../islands/search/words.ts';
import { commonWords, synonyms } from '../../src/content/search-words.ts';
import { makeIndex } from '../../src/generator/pages/search/make-index.ts';
import { readSections } from '../../src/generator/pages/search/read-sections.ts';

const page = { route: '/x/', title: 'X' };
const read = (html: string) => readSections(`<header>no</header><main>${html}</main>`, page);

/** A section of a made-up page, with its words. */
const section = (path: string, title: string, ...sentences: string[]) => ({
	path,
	title,
	page: path.replace(/#.*/, ''),
	headings: [],
	sentences,
});

/** The search of some sections, as the page has it. */
function open(...sections: ReturnType<typeof section>[]) {
	const { data, texts } = makeIndex(sections, (path) => `..${path}`, new Set());
	const search = openSearch(JSON.parse(JSON.stringify(data)));
	const hold = () => {
		for (const [number, text] of texts.entries()) search.hold(number, text);
	};
	return { ...search, hold, texts };
}
const hrefs = ({ results }: ReturnType<ReturnType<typeof openSearch>['find']>) =>
	results.map(({ href }) => href);

describe('the words of a search', () => {
	it('are told apart by neither case nor accents', () => {
		for (const [text, folded] of [
			['Inês', 'ines'],
			['OUÉDRAOGO', 'ouedraogo'],
			['Cao Đài', 'cao dai'],
			['Rørvik, Łódź', 'rorvik, lodz'],
		] as const) {
			assert.equal(fold(text), folded);
		}
	});
	it('are whole words and numbers', () => {
		assert.deepEqual(listWords('Tern’s 412 loaves, h.264: a Deck −33'), [
			...['tern', '412', 'loaves', '264', 'deck', '33'],
		]);
	});
	it('are the same in the plural', () => {
		for (const [many, one] of [
			['visas', 'visa'],
			['cities', 'city'],
			['bells', 'bell'],
		] as const) {
			assert.equal(stem(many), stem(one));
		}
		for (const word of ['bus', 'this', 'glass', 'us']) assert.equal(stem(word), word);
	});
});

describe('what is looked through', () => {
	it('is every section with an anchor, under its heading and its caption', () => {
		const found = read(
			`<h1>Page</h1><p>Lead.</p>
			<section id="a"><p id="a-caption">Plain</p><h2 aria-labelledby="a-caption a-h" id="a-h">Turned</h2>
			<p>One. Two “there.” Three</p><section id="b"><h3>Inner</h3><p>Four</p></section><p>Five</p></section>
			<div><h2 id="c">Alone</h2><p>Six</p></div><ul><li id="d"><h4>Item</h4>Seven</li></ul>
			<dl><dt id="e">Term</dt><dd>Eight</dd></dl><ol><li id="f" data-found-as="2061">Nine</li></ol>`,
		);
		assert.deepEqual(
			found.map(({ path, title, sentences }) => [path, title, ...sentences]),
			[
				['/x/', 'Page', 'Lead.'],
				['/x/#a', 'Plain: Turned', 'One.', 'Two “there.”', 'Three', 'Five'],
				['/x/#b', 'Inner', 'Four'],
				['/x/#c', 'Alone', 'Six'],
				['/x/#d', 'Item', 'Seven'],
				['/x/#e', 'Term', 'Eight'],
				['/x/#f', '2061', 'Nine'],
			],
		);
	});
	it('is nothing that is a way, a drawing, or said elsewhere', () => {
		const [found] = read(
			`<h1>Page</h1><nav>way</nav><svg><title>drawing</title></svg><form>field</form>
			<details class="mentions">elsewhere</details><p>Here<span class="visually-hidden"> (hidden)</span>.</p>`,
		);
		assert.deepEqual(found?.sentences, ['Here.']);
	});
	it('keeps together what stands in one row, and apart what does not', () => {
		const [found] = read(
			'<h1>Page</h1><table><tr><th>Bunk</th><td>40</td></tr><tr><th>Room</th><td>160</td></tr></table><dl><dt>Age</dt><dd>63</dd></dl>',
		);
		assert.deepEqual(found?.sentences, ['Bunk 40', 'Room 160', 'Age: 63']);
	});
});

describe('a sentence', () => {
	it('is whole round a word that a button explains, which stands in it once', () => {
		const term = '<button class="term">lot</button><a class="term-link" href="#y">lot</a>';
		const [{ sentences } = { sentences: [] }] = read(`<h1>X</h1><p>The ${term}, as it falls.</p>`);
		assert.deepEqual(sentences, ['The lot, as it falls.']);
	});
});

describe('an index', () => {
	it('is read as it was written', () => {
		const words = ['berth', 'berths', 'bread', 'zeal', '412'].sort();
		assert.deepEqual(readWords(writeWords(words)).words, words);
		for (const places of [
			[],
			[0],
			[0, 1, 2],
			[5, 62, 63, 2000, 90_000],
			[56, 57, 58, 1995, 3990],
		]) {
			const written = writePlaces(places);
			assert.deepEqual(readPlaces(written), places);
			assert.doesNotMatch(written, /[!"\\\n]/);
		}
	});
	it('needs no escapes and no more files than texts', () => {
		const long = 'A rope is proved by hanging it with what it will never carry. '.repeat(80);
		const { texts } = open(
			...[1, 2, 3, 4].map((number) => section(`/a/#${number}`, `Part ${number}`, long)),
		);
		assert.deepEqual(
			texts.map(({ length }) => length),
			[2, 2],
		);
	});
});

describe('a slip', () => {
	/** The distance by the book: slowly, and without a tree. */
	function measure(a: string, b: string): number {
		const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
		const at = (i: number, j: number) => rows[i]?.[j] ?? 99;
		for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
		for (let i = 1; i <= a.length; i++) {
			for (let j = 1; j <= b.length; j++) {
				const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 99;
				const other = at(i - 1, j - 1) + +(a[i - 1] !== b[j - 1]);
				(rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, other, swapped);
			}
		}
		return at(a.length, b.length);
	}
	const words = [
		...['achterberg', 'achille', 'axion', 'axle', 'bell', 'berth', 'berthing', 'bread', 'breadth'],
		...['quintal', 'quintanilha', 'raghavan', 'ravndal', 'ravage', 'tide', 'tidal', 'tied'],
	].sort();
	const { shared } = readWords(writeWords(words));

	it('is counted for every word as it would be for each alone', () => {
		for (const typed of ['quintanila', 'bred', 'breth', 'raghaven', 'tdie', 'axion', 'ravndall']) {
			const distances = words.map((word) =>
				Math.min(
					measure(word, typed),
					...Array.from(word, (_, end) => measure(word.slice(0, end), typed) + 0.5),
				),
			);
			const least = Math.min(...distances);
			const { slips, numbers } = listSlips(words, shared, typed, 2);
			assert.equal(slips, least, typed);
			assert.deepEqual(
				numbers.map((number) => words[number]),
				words.filter((_, number) => distances[number] === least),
				typed,
			);
		}
	});
	it('is one too many beyond the most', () => {
		assert.deepEqual(listSlips(words, shared, 'zzzzzzz', 2).numbers, []);
	});
});

describe('a search', () => {
	const bread = section(
		'/bread/',
		'Bread day',
		'Prices are posted on Thursday.',
		'Rope is sold too.',
	);
	const rope = section(
		'/rope/',
		'Rope duty',
		'Eleven days a year.',
		'Bring bread.',
		'Inês counts.',
	);
	const other = section(
		'/other/#part',
		'Stevedores',
		...Array(passageLength).fill('So.'),
		'Rope and bread.',
	);
	const { find, hold } = open(bread, rope, other);

	it('puts titles before running text, and finds all that has the word', () => {
		assert.deepEqual(hrefs(find('rope')).toSorted(), ['../bread/', '../other/#part', '../rope/']);
		assert.equal(hrefs(find('rope'))[0], '../rope/');
		assert.equal(hrefs(find('bread'))[0], '../bread/');
	});
	it('finds what has every word before what has some', () => {
		assert.deepEqual(hrefs(find('bread thursday')), ['../bread/']);
	});
	it('finds a word by its beginning, without its accents, with a slip, in the plural', () => {
		for (const typed of ['thurs', 'Thrusday', 'thursdays', 'THURSDAY']) {
			assert.deepEqual(hrefs(find(typed)), ['../bread/'], typed);
		}
		for (const typed of ['ines', 'Inés', 'INÊS'])
			assert.deepEqual(hrefs(find(typed)), ['../rope/']);
	});
	it('leaves out words that tell nothing, unless there are no others', () => {
		assert.deepEqual(hrefs(find('when is the bread')), hrefs(find('bread')));
		assert.equal(find('of the').total, 0);
	});
	it('gives the sentence once its text is there, with what was asked for marked', () => {
		const [first] = find('bread and ropes').results;
		assert.equal(first?.quote(), undefined);
		hold();
		const quotes = find('bread and ropes').results.map((result) => [result.href, result.quote()]);
		assert.deepEqual(Object.fromEntries(quotes)['../other/#part'], [
			'',
			'Rope',
			' and ',
			'bread',
			'.',
		]);
		assert.deepEqual(find('ines').results[0]?.quote(), ['', 'Inês', ' counts.']);
	});
	it('says the nearest word of a title where it finds nothing', () => {
		assert.deepEqual(find('stxvxdxres'), {
			results: [],
			total: 0,
			nearest: 'stevedore',
		});
		assert.equal(find('').total, 0);
	});
	it('shows twenty and counts all', () => {
		const many = open(
			...Array.from({ length: 30 }, (_, number) =>
				section(`/${number}/`, `Berth ${number}`, 'So.'),
			),
		);
		const { results, total } = many.find('berth');
		assert.deepEqual([results.length, total], [20, 30]);
	});
});

describe('the words that people ask by', () => {
	it('are written as they are looked for, and tell something', () => {
		const common = new Set(commonWords);
		for (const group of synonyms) {
			assert.ok(group.length > 1);
			for (const word of group) {
				assert.deepEqual(listWords(word), [word]);
				assert.ok(!common.has(word), word);
			}
		}
	});
});
