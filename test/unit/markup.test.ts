import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findMarkupFaults } from '../../src/generator/checks/validate-markup.ts';
import { readHtml } from '../support/built-site.ts';

/** What is found wrong with a page that holds `body` below its heading. */
async function validate(body: string): Promise<string[]> {
	const page = readHtml(
		`<!doctype html><html lang="en"><head><title>x</title></head><body><h1>One</h1>${body}</body></html>`,
	);
	const problems = await findMarkupFaults([page]);
	return problems.map(({ what }) => what);
}

describe('the markup of a page', () => {
	const wrong: [string, string, RegExp][] = [
		['a link without words', '<a href="/x/"></a>', /Anchor link must have a text/],
		[
			'a block in a paragraph',
			'<p>Around <div>a block</div></p>',
			/implicitly closed|Stray end tag/,
		],
		['a skipped heading', '<h4>Too deep</h4>', /Heading level can only increase by one/],
		['a button without words', '<button type="button"></button>', /must have accessible text/],
		['a positive tabindex', '<p tabindex="3">In a hurry</p>', /"tabindex" has invalid value/],
		['a field without a label', '<input type="text" name="a">', /does not have a <label>/],
		['a heading without words', '<h2></h2>', /<h2> cannot be empty/],
		['an image without alt', '<img src="/x.png">', /missing required "alt"/],
		['a paragraph in a list', '<ul><p>1</p></ul>', /not permitted as content under <ul>/],
		['a link in a button', '<button type="button"><a href="/">1</a></button>', /not permitted/],
		['a label that says nothing to anyone', '<p aria-label="a">1</p>', /cannot be used/],
		['a role that is there already', '<main role="main">1</main>', /Redundant role "main"/],
		['an element of another age', '<center>1</center>', /<center> (is deprecated|element is not)/],
		['an id that stands twice', '<p id="a">1</p><p id="a">2</p>', /Duplicate ID "a"/],
		['two headings of the first level', '<h1>Two</h1>', /Multiple <h1> are not allowed/],
		['two navigations of one name', '<nav>1</nav><nav>2</nav>', /unique/],
	];
	for (const [name, body, what] of wrong) {
		it(`is refused for ${name}`, async () => {
			const said = await validate(body);
			assert.ok(said.length > 0);
			for (const each of said) assert.match(each, what);
		});
	}
	const right: [string, string][] = [
		['a list that says it is one, for VoiceOver', '<ul role="list"><li>1</li></ul>'],
		['a heading named with its caption', '<p id="a">1</p><h2 id="b" aria-labelledby="a b">2</h2>'],
		[
			'what React writes in its own way',
			'<input readOnly="" id="a"/><label for="a">1</label><br/>',
		],
		['a place that a script moves the reader to', '<p tabindex="-1">1</p>'],
	];
	for (const [name, body] of right) {
		it(`may hold ${name}`, async () => {
			assert.deepEqual(await validate(body), []);
		});
	}
	it('is quoted short, with its first words', async () => {
		const [what = ''] = await validate(`<center class="${'a'.repeat(300)}">First words</center>`);
		assert.match(what, /^<center class="a{100,}…>First words: /);
		assert.ok(what.length < 220, what);
	});
});
