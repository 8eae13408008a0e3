import type { InlineCode } from '../components/page-context.ts';
import type { Settings } from '../site.ts';
import { type Files, fileOfRoute } from './files.ts';
import { makeHosting } from './hosting/make-hosting.ts';
import { type HostingPlan, planHosting } from './hosting/plan.ts';
import type { PlannedPage } from './pages/list-pages.ts';
import type { Report } from './problems.ts';
import { makeSitemap } from './sitemap.ts';

/** What a build writes by itself. */
export interface OwnFiles {
	/** What hosts are told. */
	plan: HostingPlan;
	inSite: Files;
	/** What is for whoever runs a server. */
	beside: Files;
}

/**
 * Writes what crawlers and hosts ask for.
 * @param code what stands in pages and may run
 * @param hosting whether hosts get what they need
 */
export function makeOwnFiles(
	settings: Settings,
	pages: readonly PlannedPage[],
	code: readonly InlineCode[],
	hosting: boolean,
): OwnFiles {
	const plan = planHosting(
		settings,
		// In an order that nothing decides but the code itself.
		code.toSorted((a, b) => (a.source < b.source ? -1 : 1)),
		pages.map(({ route }) => route),
	);
	const { inSite, beside } = makeHosting(plan);
	return {
		plan,
		inSite: new Map([...makeSitemap(pages, settings), ...(hosting ? inSite : [])]),
		beside,
	};
}

/**
 * Reports files of `public/` and the like that stand where the build writes something else.
 * @param files all others
 */
export function reportTakenPlaces(
	files: Files,
	pages: readonly PlannedPage[],
	own: Files,
	report: Report,
): void {
	for (const { route } of pages) {
		if (!files.has(fileOfRoute(route))) continue;
		report({
			where: `public${fileOfRoute(route)}`,
			what: `It stands where the page ${route} is written.`,
			mend: 'Rename the file, or the page.',
		});
	}
	for (const file of own.keys()) {
		if (!files.has(file)) continue;
		report({
			where: `public${file}`,
			what: 'The build writes this file itself.',
			mend: 'Delete it, or say in the build what it should hold.',
		});
	}
}
