import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { openSearch, type Search } from '../../islands/search/open-search.ts';
import { fold, listWords, stem } from '../../islands/search/words.ts';
import { commonWords, synonyms } from '../../src/content/search-words.ts';
import { readBody } from '../../src/generator/pages/read-body.ts';
import { readSections } from '../../src/generator/pages/search/read-sections.ts';

const page = { route: '/x/', title: 'X' };
const read = (html: string) =>
	readSections(readBody(`<header>no</header><main>${html}</main>`).document, page);

/** A section of an invented page. */
const section = (href: string, title: string, ...sentences: string[]) => ({
	href,
	title,
	page: href.replace(/#.*/, ''),
	headings: [],
	sentences,
	isKnown: false,
	isPage: !href.includes('#'),
});

/** Opens the search on some sections, as the page does. */
const open = (...sections: ReturnType<typeof section>[]) =>
	openSearch({ sections, synonyms, common: commonWords });

describe('the words of a search', () => {
	it('ignore case and accents', () => {
		for (const [text, folded] of [
			['Inês', 'ines'],
			['OUÉDRAOGO', 'ouedraogo'],
			['Cao Đài', 'cao dai'],
			['Rørvik, Łódź', 'rorvik, lodz'],
		] as const) {
			assert.equal(fold(text), folded);
		}
	});
	it('are words and numbers without punctuation', () => {
		assert.deepEqual(listWords('Tern’s 412 loaves, h.264: a Deck −33'), [
			...['tern', '412', 'loaves', '264', 'deck', '33'],
		]);
	});
	it('have the same stem in the singular and the plural', () => {
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

describe('readSections', () => {
	it('returns every section that has an anchor, with its caption and heading as the title', () => {
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
	it('leaves out navigation, drawings, forms, mentions and visually hidden text', () => {
		const [found] = read(
			`<h1>Page</h1><nav>way</nav><svg><title>drawing</title></svg><form>field</form>
			<details class="mentions">elsewhere</details><p>Here<span class="visually-hidden"> (hidden)</span>.</p>`,
		);
		assert.deepEqual(found?.sentences, ['Here.']);
	});
	it('returns each table row and each definition as a sentence', () => {
		const [found] = read(
			'<h1>Page</h1><table><tr><th>Bunk</th><td>40</td></tr><tr><th>Room</th><td>160</td></tr></table><dl><dt>Age</dt><dd>63</dd></dl>',
		);
		assert.deepEqual(found?.sentences, ['Bunk 40', 'Room 160', 'Age: 63']);
	});
	it('reads a word with a glossary button once, as part of its sentence', () => {
		const term = '<button class="term">lot</button><a class="term-link" href="#y">lot</a>';
		const [{ sentences } = { sentences: [] }] = read(`<h1>X</h1><p>The ${term}, as it falls.</p>`);
		assert.deepEqual(sentences, ['The lot, as it falls.']);
	});
});

describe('a search', () => {
	let find: Search;
	const hrefs = (query: string) => find(query).results.map(({ href }) => href);
	before(async () => {
		find = await open(
			section('/bread/', 'Bread day', 'Prices are posted on Thursday.', 'Rope is sold too.'),
			section('/rope/', 'Rope duty', 'Eleven days a year.', 'Bring bread.', 'Inês counts.'),
			section('/other/#part', 'Stevedores', 'So.', 'Rope and bread.'),
		);
	});

	it('finds every section with the word, titles first', () => {
		assert.deepEqual(hrefs('rope').toSorted(), ['/bread/', '/other/#part', '/rope/']);
		assert.equal(hrefs('rope')[0], '/rope/');
		assert.equal(hrefs('bread')[0], '/bread/');
	});
	it('requires every word if some section has them all', () => {
		assert.deepEqual(hrefs('bread thursday'), ['/bread/']);
	});
	it('finds a word by its beginning, without accents, misspelt and in the plural', () => {
		for (const typed of ['thurs', 'Thrusday', 'thursdays', 'THURSDAY']) {
			assert.deepEqual(hrefs(typed), ['/bread/'], typed);
		}
		for (const typed of ['ines', 'Inés', 'INÊS']) assert.deepEqual(hrefs(typed), ['/rope/']);
	});
	it('finds two words that are typed as one, and letters that are typed as a ligature', () => {
		assert.equal(hrefs('breadday')[0], '/bread/');
		assert.deepEqual(listWords('ofﬁce'), ['office']);
	});
	it('ignores common words', () => {
		assert.deepEqual(hrefs('when is the bread'), hrefs('bread'));
		assert.equal(find('of the').total, 0);
	});
	it('quotes the sentence with the most words of the query, and marks them', () => {
		const quotes = find('bread and ropes').results.map(({ href, quote }) => [href, quote]);
		assert.deepEqual(Object.fromEntries(quotes)['/other/#part'], [
			'',
			'Rope',
			' and ',
			'bread',
			'.',
		]);
		assert.deepEqual(find('ines').results[0]?.quote, ['', 'Inês', ' counts.']);
	});
});

describe('synonyms', () => {
	it('are single folded words, and none is a common word', () => {
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
