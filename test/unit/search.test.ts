import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { openSearch, type Search, type SearchSection } from '../../islands/search/open-search.ts';
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
	labels: [],
	sentences,
	isKnown: false,
});

/** Opens the search on some sections, as the page does. */
const open = (...sections: SearchSection[]) =>
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
			...['Tern', '412', 'loaves', '264', 'Deck', '33'],
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
			`<h1>Page</h1><p>This is the lead.</p>
			<section id="a"><p id="a-caption">Plain</p><h2 aria-labelledby="a-caption a-h" id="a-h">Turned</h2>
			<p>Here is one. Dr. Ngo was “there.”</p><section id="b"><h3>Inner</h3><p>Here is four.</p></section><p>Here is five.</p></section>
			<div><h2 id="c">Alone</h2><p>Here is six.</p></div><ul><li id="d"><h4>Item</h4>Here is seven.</li></ul>
			<dl><dt id="e">Term</dt><dd>Here is eight.</dd></dl><ol><li id="f" data-found-as="2061"><b>2061</b> Here is nine.</li></ol>`,
		);
		assert.deepEqual(
			found.map(({ path, title, sentences }) => [path, title, ...sentences]),
			[
				['/x/', 'Page', 'This is the lead.'],
				['/x/#a', 'Plain: Turned', 'Here is one.', 'Dr. Ngo was “there.”', 'Here is five.'],
				['/x/#b', 'Inner', 'Here is four.'],
				['/x/#c', 'Alone', 'Here is six.'],
				['/x/#d', 'Item', 'Here is seven.'],
				['/x/#e', 'Term', 'Here is eight.'],
				['/x/#f', '2061', 'Here is nine.'],
			],
		);
	});
	it('leaves out navigation, drawings, forms, mentions and visually hidden text', () => {
		const [found] = read(
			`<h1>Page</h1><nav>way</nav><svg><title>drawing</title></svg><form>field</form>
			<details class="mentions">elsewhere</details><p>It is here<span class="visually-hidden"> (hidden)</span>.</p>`,
		);
		assert.deepEqual(found?.sentences, ['It is here.']);
	});
	it('returns what can be quoted as sentences, and the rest as labels', () => {
		const [found] = read(
			`<h1>Page</h1><p>9 minutes</p><table><tr><th>Bunk</th><td>40</td></tr><tr><th>Ngo</th><td>She audits the rope.</td></tr></table>
			<dl><dt>Age</dt><dd>63</dd><dt>Is it paid?</dt><dd><p>Not yet</p></dd></dl><h4>Reprints?</h4><p>Ask before you send it.</p>
			<p>Panel 1. A pipe with a tap.</p>`,
		);
		assert.deepEqual(found?.labels, ['9 minutes', 'Bunk 40', 'Ngo', 'Reprints?']);
		assert.deepEqual(found?.sentences, [
			'She audits the rope.',
			'Age: 63',
			'Is it paid? Not yet',
			'Reprints? Ask before you send it.',
			'Panel 1. A pipe with a tap.',
		]);
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
	it('finds a word by its beginning, without accents and in the plural', () => {
		for (const typed of ['thurs', 'thursdays', 'THURSDAY']) {
			assert.deepEqual(hrefs(typed), ['/bread/'], typed);
		}
		for (const typed of ['ines', 'Inés', 'INÊS']) assert.deepEqual(hrefs(typed), ['/rope/']);
	});
	it('finds two words that are typed as one, and letters that are typed as a ligature', () => {
		assert.equal(hrefs('breadday')[0], '/bread/');
		assert.deepEqual(listWords('ofﬁce'), ['office']);
	});
	it('answers with the nearest word for one that is not there, and returns both', () => {
		for (const [typed, nearest] of [
			['Thrusday', 'Thursday'],
			['braed', 'bread'],
			['nread', 'bread'],
			['ropess', 'rope'],
			['Ines breed', 'Ines bread'],
		] as const) {
			const answer = find(typed);
			assert.equal(answer.nearest, nearest);
			assert.deepEqual(answer.missing, [typed.split(' ').at(-1)]);
			assert.ok(answer.total > 0, typed);
		}
		assert.deepEqual(find('bread').missing, []);
	});
	it('prefers the nearest word with the same first letter, then the more important one', async () => {
		const search = await open(section('/a/', 'Lamps', 'Lamp, lamp and camp. A tame ram.'));
		assert.equal(search('tamp').nearest, 'tame');
		assert.equal(search('xamp').nearest, 'lamp');
	});
	it('returns nothing for words that nothing is near, and says if no section has all words', () => {
		const nothing = find('xyzzyxyz');
		assert.deepEqual([nothing.total, nothing.nearest, nothing.missing], [0, '', ['xyzzyxyz']]);
		const some = find('thursday duty');
		assert.deepEqual([some.isPartial, some.missing], [true, []]);
	});
	it('finds a section by what readers call it, even by a common word', async () => {
		const search = await open({ ...section('/makers/', 'Hands', 'We draw.'), also: 'who about' });
		assert.equal(search('about').results[0]?.href, '/makers/');
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
