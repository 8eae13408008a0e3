import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readSite } from '../support/shared-site.ts';

/** Rules for errors that affect readers or browsers; matters of style are off. */
const config: ConfigData = {
	root: true,
	// This preset includes those for accessibility and for the standard.
	extends: ['html-validate:recommended'],
	// A positive tabindex would put an element before all others in the tab order.
	elements: ['html5', { '*': { attributes: { tabindex: { enum: ['0', '-1'] } } } }],
	rules: {
		'heading-level': 'error',
		'input-missing-label': 'error',
		// The names of headings include the captions above them.
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		// VoiceOver only announces a list without bullets as one if it has the role.
		'no-redundant-role': ['error', { exclude: ['list'] }],
		'prefer-native-element': ['error', { exclude: ['list'] }],
		// The build finds what the content policy refuses.
		'no-inline-style': 'off',
		// React writes these in its own style, which makes no difference to browsers.
		'attr-case': 'off',
		'attr-quotes': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		'void-style': 'off',
		// These are matters of style.
		'long-title': 'off',
		'no-implicit-input-type': 'off',
		'no-trailing-whitespace': 'off',
		'tel-non-breaking': 'off',
	},
};

it('html-validate finds no errors on any page', async () => {
	const validator = new HtmlValidate(new StaticConfigLoader(config));
	const errors: string[] = [];
	for (const { route, html } of (await readSite()).routes) {
		const { results } = await validator.validateString(html);
		for (const { line, ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
			errors.push(`${route}, line ${line}, ${ruleId}: ${message} (${selector})`);
		}
	}
	assert.deepEqual(errors, []);
});
