import { NextRead } from '../components/next-read.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import type { Page } from './page.ts';
import { PrefetchRules } from './prefetch-rules.tsx';

/** What the body of a page shows: header, the page's own part, what to read next, footer. */
export function SiteBody({ page }: { page: Page }) {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to the text
			</a>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{page.body()}
				{page.next && <NextRead link={page.next} />}
			</main>
			<SiteFooter />
			<PrefetchRules />
		</>
	);
}
