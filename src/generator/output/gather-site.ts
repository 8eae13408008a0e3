import { type Assets, takenPlace } from '../assets/make-assets.ts';
import type { Content } from '../content/read-content.ts';
import { type Files, routeOfFile } from '../files.ts';
import type { Pages } from '../pages/render-pages.tsx';
import type { Problem } from '../problems.ts';
import { makeHosting } from './hosting/make-hosting.ts';
import { type HostingPlan, planHosting } from './hosting/plan.ts';
import { makeSitemap } from './sitemap.ts';

/** A site as it will be written. */
export interface Site {
	/** Every file by its path; compressed forms are made when it is written. */
	files: Files;
	/** What is for whoever runs a server, in a folder beside the site. */
	beside: Files;
	/** What hosts are told. */
	plan: HostingPlan;
	/** Every route, in the order of the pages. */
	routes: readonly string[];
	/** Files of `public/` that stand where the build writes something else. */
	problems: readonly Problem[];
}

/** Reports what two makers put in one place: only `public/` can hold anything by any name. */
function findTakenPlaces(assets: Assets, pages: Pages, own: Files): Problem[] {
	return [...assets.files.keys()].flatMap((file) => {
		const where = `public${file}`;
		if (pages.files.has(file)) {
			const what = `It stands where the page ${routeOfFile(file)} is written.`;
			return { where, what, mend: 'Rename the file, or the page.' };
		}
		return own.has(file) ? { where, ...takenPlace } : [];
	});
}

/**
 * Puts together all that a site consists of: assets, pages, and what crawlers and hosts ask for.
 * @param isForHosts whether hosts get what they need
 */
export function gatherSite(
	{ settings, pages: planned }: Content,
	assets: Assets,
	pages: Pages,
	isForHosts: boolean,
): Site {
	const routes = planned.map(({ route }) => route);
	// In an order that nothing decides but the code itself.
	const code = pages.inlineCode.toSorted((a, b) => (a.source < b.source ? -1 : 1));
	const plan = planHosting(settings, code, routes);
	const { inSite, beside } = makeHosting(plan);
	const own = new Map([...makeSitemap(planned, settings), ...(isForHosts ? inSite : [])]);
	return {
		files: new Map([...assets.files, ...pages.files, ...own]),
		beside: isForHosts ? beside : new Map(),
		plan,
		routes,
		problems: findTakenPlaces(assets, pages, own),
	};
}
