import { InlineElement } from '../components/inline-element.tsx';
import { usePage } from '../components/page-context.ts';
import { relativeBase } from '../site.ts';

/**
 * Speculation rules: browsers that support them prefetch a page when a reader seems about to follow
 * a link to it. Drawings and downloads are excluded. Browsers do not prefetch for readers who save
 * data or power.
 * Source: WICG, Speculation Rules.
 */
export function PrefetchRules() {
	const { base } = usePage().settings;
	const pages = base === relativeBase ? ['/*/index.html', '/index.html'] : [base, `${base}*/`];
	const rules = { prefetch: [{ where: { href_matches: pages }, eagerness: 'moderate' }] };
	return <InlineElement kind="script" type="speculationrules" source={JSON.stringify(rules)} />;
}
