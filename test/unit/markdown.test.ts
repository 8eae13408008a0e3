import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMarkdown } from '../../src/build/markdown.ts';
import type { Problem } from '../../src/build/problems.ts';
import { createUrls, settings } from '../../src/site.ts';

const markdown = createMarkdown(
	new Map([
		['linh-ngo', { label: 'Linh Ngo', path: '/character/linh-ngo/', kind: 'character' as const }],
		['khulna', { label: 'Khulna', path: '/world-bible/#khulna', kind: 'station' as const }],
	]),
	{ world: { nations: '52', decks: 100 } },
);
const urls = createUrls({ ...settings, base: '/lagan/' });

function read(source: string) {
	const problems: Problem[] = [];
	const parsed = markdown.parse(source, 'prose/x.md', (problem) => problems.push(problem));
	return { html: markdown.render(parsed, urls), problems };
}

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
		assert.match(problems[0]?.mend ?? '', /\[\[linh-ngo\]\]/);
	});
	it('finds one inside emphasis, in a table and in a heading', () => {
		const { problems } = read('### [[a1]]\n\n| x |\n|---|\n| [[a2]] |\n\n**[[a3]]**');
		assert.deepEqual(
			problems.map(({ where }) => where),
			['prose/x.md:1', 'prose/x.md:5', 'prose/x.md:7'],
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
	it('does not come in by a script link', () => {
		assert.doesNotMatch(read('[a](javascript:alert(1))').html, /href="javascript/);
	});
});
