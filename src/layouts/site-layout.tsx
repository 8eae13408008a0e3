import { Glosses } from '../components/glosses.tsx';
import { NextRead } from '../components/next-read.tsx';
import { usePage } from '../components/page-context.ts';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import type { Page } from './page.ts';
import { PrefetchRules } from './prefetch-rules.tsx';

/** The body of a page: header, content, what to read next, footer. */
export function SiteBody({ page }: { page: Page }) {
	return (
		<>
			<a className="skip-link" data-print="none" href="#main">
				Skip to content
			</a>
			<SiteHeader hidesOnScroll={page.isComic} />
			<main id="main" tabIndex={-1}>
				{page.body()}
				<NextRead link={page.next} at={page.canonical ?? usePage().route} />
				<Glosses />
			</main>
			<SiteFooter />
			<PrefetchRules />
		</>
	);
}
