import { NextRead } from '../components/next-read.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import type { Page } from './page.ts';
import { PrefetchRules } from './prefetch-rules.tsx';

/** The frame that every page shares: skip link, header, main, what to read next, footer. */
export function SiteLayout({ page }: { page: Page }) {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to the text
			</a>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{page.body}
				{page.next && <NextRead link={page.next} />}
			</main>
			<SiteFooter />
			<PrefetchRules />
		</>
	);
}
