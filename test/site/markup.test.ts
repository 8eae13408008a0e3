import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readSite } from '../support/shared-site.ts';

/** The rules: what is wrong for a reader or a browser, and nothing that is a matter of taste. */
const config: ConfigData = {
	root: true,
	// The sets for accessibility and for the standard are parts of this one.
	extends: ['html-validate:recommended'],
	// A positive tabindex puts an element before everything else on the page.
	elements: ['html5', { '*': { attributes: { tabindex: { enum: ['0', '-1'] } } } }],
	rules: {
		'heading-level': 'error',
		'input-missing-label': 'error',
		// A heading is named with the caption above it.
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		// VoiceOver only announces a list without bullets as one if it has the role.
		'no-redundant-role': ['error', { exclude: ['list'] }],
		'prefer-native-element': ['error', { exclude: ['list'] }],
		// The build finds what the content policy refuses.
		'no-inline-style': 'off',
		// React decides how these are written, and browsers read each way alike.
		'attr-case': 'off',
		'attr-quotes': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		'void-style': 'off',
		// These are a matter of taste.
		'long-title': 'off',
		'no-implicit-input-type': 'off',
		'no-trailing-whitespace': 'off',
		'tel-non-breaking': 'off',
	},
};

let validator: HtmlValidate;
before(async () => {
	const resolved = await new StaticConfigLoader(config).getConfigFor('');
	/** The loader resolves the rules anew for each page, which takes a third of the time. */
	class ResolvedLoader extends StaticConfigLoader {
		override getConfigFor() {
			return resolved;
		}
	}
	validator = new HtmlValidate(new ResolvedLoader());
});

/** What is wrong with a page, each with the page, line and rule. */
async function validate(route: string, html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(
			({ line, ruleId, message, selector }) =>
				`${route}, line ${line}, ${ruleId}: ${message} (${selector})`,
		),
	);
}

it('html-validate finds nothing wrong on any page', async () => {
	const found: string[] = [];
	for (const { route, html } of (await readSite()).routes) {
		found.push(...(await validate(route, html)));
	}
	assert.deepEqual(found, []);
});

describe('html-validate', () => {
	const validateBody = (body: string) =>
		validate(
			'/x/',
			`<!doctype html><html lang="en"><head><title>x</title></head><body><h1>One</h1>${body}</body></html>`,
		);
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
		it(`finds ${name}, by page, line and rule`, async () => {
			const found = await validateBody(body);
			assert.ok(found.length > 0);
			for (const each of found) {
				assert.match(each, what);
				assert.match(each, /^\/x\/, line 1, [a-z][\w/-]+: /);
			}
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
		it(`accepts ${name}`, async () => {
			assert.deepEqual(await validateBody(body), []);
		});
	}
});
