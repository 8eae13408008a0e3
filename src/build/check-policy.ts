import { digestOf } from './hosting/policy.ts';
import type { ReadPage } from './pages/read-page.ts';

/**
 * Looks for what a page's own content policy would stop in the browser: inline code that the policy
 * does not name, and style and event attributes, which it never allows.
 * @param say takes down what is wrong and what to do
 */
export function checkPolicy(page: ReadPage, say: (what: string, mend: string) => void): void {
	const { policy } = page;
	if (policy === undefined) {
		say('It has no content policy.', 'Frame it with src/layouts/document.tsx.');
		return;
	}
	for (const { kind, source } of page.inlineCode) {
		if (policy.includes(digestOf(source))) continue;
		say(
			`An inline <${kind}> is not in its content policy: ${source.trim().slice(0, 60)}`,
			'Make it a file, or write it as <InlineElement>, which the policy names.',
		);
	}
	for (const { element, attribute } of page.inlineAttributes) {
		say(
			`${element} has ${attribute}, which its content policy forbids.`,
			attribute === 'style' ? 'Give it a class.' : 'Let an island listen instead.',
		);
	}
}
