import { NextRead } from '../components/next-read.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import type { Page } from './page.ts';
import { PrefetchRules } from './prefetch-rules.tsx';

/** What stands above the text, the same on every page: skip link, header. */
export function SiteTop() {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to the text
			</a>
			<SiteHeader />
		</>
	);
}

/** A page's own part, and what to read next. */
export function SiteMain({ page }: { page: Page }) {
	return (
		<main id="main" tabIndex={-1}>
			{page.body()}
			{page.next && <NextRead link={page.next} />}
		</main>
	);
}

/** What stands below the text, the same on every page: footer, rules for the next page. */
export function SiteBottom() {
	return (
		<>
			<SiteFooter />
			<PrefetchRules />
		</>
	);
}
