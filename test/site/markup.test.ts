import assert from 'node:assert/strict';
import { before, it } from 'node:test';
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

it('html-validate would name page, line and rule of a mistake', async () => {
	const html =
		'<!doctype html><html lang="en"><head><title>x</title></head><body><h1>One</h1><p tabindex="3">2</p></body></html>';
	const [found] = await validate('/x/', html);
	assert.match(found ?? '', /^\/x\/, line 1, [a-z][\w/-]+: .*"tabindex" has invalid value/);
});
