import type { ConfigData, HtmlValidate, Message, MetaDataTable } from 'html-validate';
import { cached, hashFiles } from '../cache.ts';
import type { Problem } from '../problems.ts';
import type { ParsedPage } from './read-page.ts';

/** A positive tabindex puts an element before everything else on the page. */
const elements: MetaDataTable = { '*': { attributes: { tabindex: { enum: ['0', '-1'] } } } };

/** The rules: what is wrong for a reader or a browser, and nothing that is a matter of taste. */
const config: ConfigData = {
	root: true,
	// The sets for accessibility and for the standard are parts of this one.
	extends: ['html-validate:recommended'],
	elements: ['html5', elements],
	rules: {
		'heading-level': 'error',
		'input-missing-label': 'error',
		// A heading is named with the caption above it.
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		// VoiceOver takes a list without bullets for none unless it has the role.
		'no-redundant-role': ['error', { exclude: ['list'] }],
		'prefer-native-element': ['error', { exclude: ['list'] }],
		// check-page.ts finds what the content policy refuses.
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

/** What to do, by rule, where the finding itself does not say it. */
const fixes: Readonly<Record<string, string>> = {
	'attribute-allowed-values': 'Write a value that HTML knows; a tabindex is 0 or -1.',
	'close-order': 'Fix what holds it first: browsers close it where it cannot stand.',
	'element-permitted-content': 'Use an element that may stand there, or move it out.',
	'empty-heading': 'Write what the section is called, or leave the heading out.',
	'heading-level': 'Use the next level; how large it looks is for styles.',
	'input-missing-label': 'Give it a <label> that names its id.',
	'no-dup-id': 'Give one of them another id; a heading gets its own from its words.',
	'no-implicit-close': 'Make the outer element a <div>, or the inner one a <span>.',
	'text-content': 'Write in it what it does, or give it an aria-label.',
	'valid-autocomplete': 'Leave it out.',
	'wcag/h30': 'Write in it where it leads, or give it an aria-label.',
	'wcag/h37': 'Describe the picture in its alt, or leave that empty where it only adorns.',
};

async function createValidator(): Promise<HtmlValidate> {
	const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
	const resolved = await new StaticConfigLoader(config).getConfigFor('');
	/** The loader resolves the rules anew for each page, which takes a third of the time. */
	class ResolvedLoader extends StaticConfigLoader {
		override getConfigFor() {
			return resolved;
		}
	}
	return new HtmlValidate(new ResolvedLoader());
}

/** An element as it is written, cut short, with its first words. */
function quoteElement(html: string, offset: number): string {
	const [tag = '', words = ''] = html.slice(html.lastIndexOf('<', offset)).split('>', 2);
	const short = tag.length > 120 ? `${tag.slice(0, 119)}…` : tag;
	return `${short}>${words.split('<', 1)[0]?.trim().slice(0, 40)}`;
}

const explain = (html: string, { message, offset, ruleId, ruleUrl }: Message) => ({
	what: `${quoteElement(html, offset)}: ${message}.`,
	fix: fixes[ruleId] ?? `See ${ruleUrl}`,
});

/**
 * Has html-validate look over the markup of every page: content models, attributes, headings, names
 * and roles. Pages that an earlier build looked over are not read again.
 * @returns what is wrong, once a page and element
 */
export async function findMarkupFaults(pages: readonly ParsedPage[]): Promise<Problem[]> {
	const rules = hashFiles('src/generator/checks/validate-markup.ts');
	let validator: Promise<HtmlValidate> | undefined;
	async function validate(contents: Uint8Array): Promise<Uint8Array> {
		validator ??= createValidator();
		const html = Buffer.from(contents).toString();
		const { results } = await (await validator).validateString(html);
		const faults = results.flatMap(({ messages }) => messages.map((each) => explain(html, each)));
		return Buffer.from(JSON.stringify(faults));
	}
	const problems: Problem[] = [];
	for (const { route, contents } of pages) {
		const found = await cached('markup', [rules, contents], () => validate(contents));
		const faults: Omit<Problem, 'where'>[] = JSON.parse(Buffer.from(found).toString());
		const once = new Map(faults.map((fault) => [fault.what, fault]));
		for (const fault of once.values()) problems.push({ where: route, ...fault });
	}
	return problems;
}
