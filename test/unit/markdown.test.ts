import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMarkdown } from '../../src/generator/content/markdown.ts';
import { createUrls } from '../../src/site.ts';
import { settings } from '../support/settings.ts';

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
	it('show the name of the slug or a label, and include the base', () => {
		const { html, problems } = read('Ask [[linh-ngo]] at [[khulna|the platform]].');
		assert.deepEqual(problems, []);
		assert.equal(
			html,
			'<p>Ask <a href="/lagan/character/linh-ngo/">Linh Ngo</a> at <a href="/lagan/world-bible/#khulna">the platform</a>.</p>',
		);
	});
	it('that lead nowhere are reported with file, line and the nearest slug', () => {
		const { problems } = read('One.\n\nTwo\nthree [[linh-ngu]] and\n\n- a\n- b [[nowhere-at-all]]');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:4', 'prose/x.md:7'],
		);
		assert.match(problems[0]?.fix ?? '', /\[\[linh-ngo\]\]/);
	});
	it('that lead nowhere are found in emphasis, tables and headings', () => {
		const { problems } = read('### [[a1]]\n\nTable: x\n\n| x |\n|---|\n| [[a2]] |\n\n**[[a3]]**');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:1', 'prose/x.md:7', 'prose/x.md:9'],
		);
	});
	it('by path include the base, and links to other sites stay as they are', () => {
		const { html } = read('[a](/resources/#x) [b](https://b.example/) [c](#c)');
		assert.match(html, /href="\/lagan\/resources\/#x".*href="https:\/\/b.example\/".*href="#c"/);
	});
});

describe('tables', () => {
	it('have the paragraph before them as their caption, and header cells with a scope', () => {
		const { html, problems } = read(
			'Text\n\nTable: What & when\n\n| a | b |\n|---|---|\n| 1 | 2 |',
		);
		assert.deepEqual(problems, []);
		assert.match(html, /<p>Text<\/p>\n<div [^>]*aria-label="What &amp; when"[^>]*><table><caption/);
		assert.match(html, /<th scope="col">a<\/th>/);
		assert.match(html, /<th scope="row">1<\/th>\n<td>2<\/td>/);
		assert.doesNotMatch(html, /Table:/);
	});
	it('without a caption are rejected by line', () => {
		const { problems } = read('Text\n\n| a | b |\n|---|---|\n| 1 | 2 |');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:3'],
		);
	});
});

describe('figures', () => {
	it('are replaced by their text', () => {
		assert.equal(
			read('{{world.nations}} nations, {{world.decks}} decks').html,
			'<p>52 nations, 100 decks</p>',
		);
	});
	it('are reported if they do not exist, are groups or are inherited properties', () => {
		for (const name of ['world.nation', 'world', 'world.constructor', 'toString']) {
			assert.equal(read(`{{${name}}}`).problems.length, 1, name);
		}
	});
});

describe('raw HTML', () => {
	it('is rejected by line and never rendered', () => {
		const { html, problems } = read('Text\n\n<div onclick="x()">\n\nmore <b>bold</b> text');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:3', 'prose/x.md:5'],
		);
		assert.doesNotMatch(html, /<div|<b>/);
	});
	it('cannot be smuggled in by a link, which must be a path or an https or mail address', () => {
		for (const link of [
			'[a](resources/)',
			'[a](http://a.example/)',
			'[a](//a.example/)',
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

describe('a mistake in Markdown', () => {
	const mistakes: [name: string, source: string, what: RegExp][] = [
		['half a link', 'Ask [[linh-ngo', /“\[\[” is left over/],
		['the other half', 'Ask linh-ngo]]', /“\]\]” is left over/],
		['half a figure', '{{world.nations', /“\{\{” is left over/],
		['a link with a blank in its path', '[a](/one two/)', /“\]\(” is left over/],
		['a slug in the text of a link', '[a [[linh-ngo]] b](/resources/)', /“\]\(” is left over/],
		['a picture', '![a](/x.png)', /A picture in prose: \/x\.png/],
		['a picture within a sentence', 'a ![](x.png) b', /A picture within a text: x\.png/],
		['a note that is missing', 'Words.[^1]', /“\[\^1\]” refers to a note that does not exist/],
		['a note that nothing refers to', '[^1]: The note.', /Nothing refers to the note \[\^1\]/],
		['the anchor of a converter', '[x]{#anchor}', /“\]\{#anchor\}” has no meaning here/],
		['verse between bars', '| Pull, then.', /“\| Pull, then\.” is not a row of a table/],
		['small figures', 'H~2~O', /“H~2~” would be printed as it stands/],
		['a table of dashes', '---- ------', /A table whose columns are drawn/],
		['a heading of level 1', '# Linh', /heading of level 1/],
		['a heading without words', '###', /This heading has no words/],
		['a control character', 'a &#12; b', /control character U\+000C/],
		['a heading of level 5', '##### a', /heading of level 5/],
		['an indented code block', '    four blanks', /block of code: four blanks/],
		['a fenced code block', '~~~\nx\n~~~', /block of code: x/],
	];
	for (const [name, source, what] of mistakes) {
		it(`is rejected by line: ${name}`, () => {
			const { problems } = read(`One.\n\nTwo.\n\n${source}`);
			assert.equal(problems.length, 1, JSON.stringify(problems));
			assert.equal(problems[0]?.where, 'prose/x.md:5');
			assert.match(problems[0]?.what ?? '', what);
		});
	}
	it('is not reported for a mail link with a subject, a quotation, table, list or rule', () => {
		const { problems } = read(
			'[a](mailto:a@b.example?subject=Submission)\n\n> a\n\nTable: a\n\n| a |\n|---|\n| 1 |\n\n1. a\n\n---\n\n#### a',
		);
		assert.deepEqual(problems, []);
	});
	it('is not reported for inline code, tabs or Windows line ends', () => {
		assert.deepEqual(read('`[[x` and\r\n\t`{{`\r\n\r\nשלום 👩🏽‍🚒').problems, []);
	});
});

describe('a manuscript', () => {
	const readWork = (source: string, isVerse = false) =>
		markdown.render(source, {
			...{ where: 'works/a-swap/work.md', to: urls.to },
			rules: { headings: ['h2', 'h3'], hasPictures: true, isVerse },
		});
	it('has notes at its end, with links both ways', () => {
		const { html, problems } = readWork(
			'Nine.[^a]\n\n![](map.jpg)\n\nTen.[^b]\n\n[^a]: One.\n[^b]: Two.',
		);
		assert.deepEqual(problems, []);
		for (const [number, note] of [
			[1, 'One'],
			[2, 'Two'],
		]) {
			const id = `note-a-swap-${number}`;
			assert.match(html, new RegExp(`<a id="from-${id}" href="#${id}"[^>]*>${number}</a>`));
			assert.match(html, new RegExp(`<li id="${id}"><p>${note}\\. <a href="#from-${id}"`));
		}
	});
	it('has typographic quotes, dashes and ellipses', () => {
		assert.equal(
			readWork(`"Pull," she said -- 'now' --- 'twas...`).html,
			'<p>“Pull,” she said – ‘now’ — ’twas…</p>',
		);
	});
	it('has scene breaks of any kind', () => {
		for (const sign of ['***', '* * *', '#', '\\*\\*\\*', '---']) {
			const { html, problems } = readWork(`One.\n\n${sign}\n\nTwo.`);
			assert.deepEqual(problems, []);
			assert.match(html, /^<p>One.<\/p>\n<hr>\s*<p>Two.<\/p>$/, sign);
		}
		assert.match(readWork('One.\n---\nTwo.').html, /<p>One.<\/p>\n<hr>/);
	});
	it('keeps lines and indents of verse as typed', () => {
		const { html, problems } = readWork('One rope,\n    two lines,\n\tthree.\n\n    Four.', true);
		assert.deepEqual(problems, []);
		const indent = '\u2002'.repeat(4);
		assert.equal(
			html,
			`<p>One rope,<br>\n${indent}two lines,<br>\n${indent}three.</p>\n<p>${indent}Four.</p>`,
		);
	});
	it('may have aligned tables, and empty comments between two lists', () => {
		const { html, problems } = readWork(
			'Table: x\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n<!-- -->\n',
		);
		assert.deepEqual(problems, []);
		assert.match(html, /<td class="align-right">2/);
		assert.doesNotMatch(html, /style=/);
	});
	it('runs from right to left where its script does, paragraph by paragraph', () => {
		assert.equal(
			read('«ليلى» was here.\n\nHere was ליאור.').html,
			'<p dir="rtl">«ليلى» was here.</p>\n<p>Here was ליאור.</p>',
		);
	});
	it('is told to leave its title to the fields', () => {
		const [{ fix = '' } = {}] = readWork('# A Swap\n\nIt was one coat.').problems;
		assert.match(fix, /^Delete it if it is the title/);
	});
});

describe('a heading', () => {
	it('has an anchor of its own, in any script', () => {
		const { html, problems } = read('### Linh\n\n### Ночь\n\n### 夜\n\n### Linh\n\n### —');
		assert.deepEqual(problems, []);
		assert.deepEqual(
			[...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id),
			['linh', 'ночь', '夜', 'linh-2', '2014'],
		);
	});
});
