import { InlineElement } from '../components/inline-element.tsx';
import { usePage } from '../components/page-context.ts';
import { relativeBase } from '../site.ts';

/**
 * Asks browsers that know such rules to fetch a page of the site when a reader seems about to follow
 * a link to it: one file, which holds all that its first view needs. Drawings and downloads are not
 * pages. Readers who save data or power are left alone, by their browser.
 * Source: WICG, Speculation Rules.
 */
export function PrefetchRules() {
	const { base } = usePage().settings;
	const pages = base === relativeBase ? ['/*/index.html', '/index.html'] : [base, `${base}*/`];
	const rules = { prefetch: [{ where: { href_matches: pages }, eagerness: 'moderate' }] };
	return <InlineElement kind="script" type="speculationrules" source={JSON.stringify(rules)} />;
}
