import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMarkdown } from '../../src/generator/content/markdown.ts';
import { createUrls, settings } from '../../src/site.ts';

const markdown = createMarkdown(
	new Map([
		['linh-ngo', { label: 'Linh Ngo', path: '/character/linh-ngo/', kind: 'character' as const }],
		['khulna', { label: 'Khulna', path: '/world-bible/#khulna', kind: 'station' as const }],
	]),
	{ world: { nations: '52', decks: 100 } },
);
const urls = createUrls({ ...settings, base: '/lagan/' });

const read = (source: string) => markdown.render(source, { where: 'prose/x.md', to: urls.to });

describe('links between pages', () => {
	it('links a slug by its own name or by a label, under the base', () => {
		const { html, problems } = read('Ask [[linh-ngo]] at [[khulna|the platform]].');
		assert.deepEqual(problems, []);
		assert.equal(
			html,
			'<p>Ask <a href="/lagan/character/linh-ngo/">Linh Ngo</a> at <a href="/lagan/world-bible/#khulna">the platform</a>.</p>',
		);
	});
	it('names file, line and the nearest slug for one that links to nothing', () => {
		const { problems } = read('One.\n\nTwo\nthree [[linh-ngu]] and\n\n- a\n- b [[nowhere-at-all]]');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:4', 'prose/x.md:7'],
		);
		assert.match(problems[0]?.fix ?? '', /\[\[linh-ngo\]\]/);
	});
	it('finds one inside emphasis, in a table and in a heading', () => {
		const { problems } = read('### [[a1]]\n\nTable: x\n\n| x |\n|---|\n| [[a2]] |\n\n**[[a3]]**');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:1', 'prose/x.md:7', 'prose/x.md:9'],
		);
	});
	it('puts paths of the site under the base and leaves other sites alone', () => {
		const { html } = read('[a](/resources/#x) [b](https://b.example/) [c](#c)');
		assert.match(html, /href="\/lagan\/resources\/#x".*href="https:\/\/b.example\/".*href="#c"/);
	});
	it('refuses links that are neither a path nor an https address', () => {
		assert.equal(read('[a](resources/)').problems.length, 1);
		assert.equal(read('[a](http://a.example/)').problems.length, 1);
		assert.equal(read('[a](//a.example/)').problems.length, 1);
	});
});

describe('tables', () => {
	it('have the paragraph before them as their caption, and say what their columns and rows are', () => {
		const { html, problems } = read(
			'Text\n\nTable: What & when\n\n| a | b |\n|---|---|\n| 1 | 2 |',
		);
		assert.deepEqual(problems, []);
		assert.match(html, /<p>Text<\/p>\n<div [^>]*aria-label="What &amp; when"[^>]*><table><caption/);
		assert.match(html, /<th scope="col">a<\/th>/);
		assert.match(html, /<th scope="row">1<\/th>\n<td>2<\/td>/);
		assert.doesNotMatch(html, /Table:/);
	});
	it('without one are refused by line', () => {
		const { problems } = read('Text\n\n| a | b |\n|---|---|\n| 1 | 2 |');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:3'],
		);
	});
});

describe('figures', () => {
	it('stand for their text', () => {
		assert.equal(
			read('{{world.nations}} nations, {{world.decks}} decks').html,
			'<p>52 nations, 100 decks</p>',
		);
	});
	it('that do not exist are reported, as are groups and inherited names', () => {
		for (const name of ['world.nation', 'world', 'world.constructor', 'toString']) {
			assert.equal(read(`{{${name}}}`).problems.length, 1, name);
		}
	});
});

describe('raw HTML', () => {
	it('is refused by line and never rendered', () => {
		const { html, problems } = read('Text\n\n<div onclick="x()">\n\nmore <b>bold</b> text');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:3', 'prose/x.md:5', 'prose/x.md:5'],
		);
		assert.doesNotMatch(html, /<div|<b>/);
	});
	it('does not come in by a link, however it is written, and the link is refused by line', () => {
		for (const link of [
			'[a](javascript:alert(1))',
			'[a](JaVaScRiPt:alert)',
			'[a](javascript&colon;alert)',
			'[a](<java\tscript:alert>)',
			'<javascript:alert>',
			'[a](data:text/html,x)',
			'[a](vbscript:x)',
			'[a](mailto:)',
			'[a](https://)',
			'[a][b]\n\n[b]: javascript:alert',
		]) {
			const { html, problems } = read(`One.\n\n${link}`);
			assert.equal(problems.length, 1, `${link}: ${JSON.stringify(problems)}`);
			assert.equal(problems[0]?.where, 'prose/x.md:3');
			assert.doesNotMatch(html, /href=/);
		}
	});
});

describe('what a reader would stumble on', () => {
	const refused: [name: string, source: string, what: RegExp][] = [
		['half a link', 'Ask [[linh-ngo', /“\[\[” is left over/],
		['the other half', 'Ask linh-ngo]]', /“\]\]” is left over/],
		['half a figure', '{{world.nations', /“\{\{” is left over/],
		['a link with a blank in its path', '[a](/one two/)', /“\]\(” is left over/],
		['a slug inside a link', '[a [[linh-ngo]] b](/resources/)', /“\]\(” is left over/],
		['a picture', '![a](/x.png)', /A picture in prose: \/x\.png/],
		['the page’s own heading', '# Linh', /heading of level 1/],
		['a heading that no link could lead to', '### —', /heading without a letter/],
		['a heading that no page has room for', '##### a', /heading of level 5/],
		['a paragraph that turned into code', '    four blanks', /block of code: four blanks/],
		['a fence', '~~~\nx\n~~~', /block of code: x/],
	];
	for (const [name, source, what] of refused) {
		it(`is refused by line: ${name}`, () => {
			const { problems } = read(`One.\n\nTwo.\n\n${source}`);
			assert.equal(problems.length, 1, JSON.stringify(problems));
			assert.equal(problems[0]?.where, 'prose/x.md:5');
			assert.match(problems[0]?.what ?? '', what);
		});
	}
	it('is no mail with a subject, and no quotation, table, list or rule', () => {
		const { problems } = read(
			'[a](mailto:a@b.example?subject=Submission)\n\n> a\n\nTable: a\n\n| a |\n|---|\n| 1 |\n\n1. a\n\n---\n\n#### a',
		);
		assert.deepEqual(problems, []);
	});
	it('is no code, tab or foreign line end', () => {
		assert.deepEqual(read('`[[x` and\r\n\t`{{`\r\n\r\nשלום 👩🏽‍🚒').problems, []);
	});
});
