import { type Assets, takenPlace } from '../assets/make-assets.ts';
import type { Content } from '../content/read-content.ts';
import { type Files, routeOfFile } from '../files.ts';
import type { Pages } from '../pages/render-pages.tsx';
import type { Problem } from '../problems.ts';
import { makeChecksums } from './checksums.ts';
import { makeHosting } from './hosting/make-hosting.ts';
import { type HostingPlan, planHosting } from './hosting/plan.ts';
import { makeSecurityTxt } from './security-txt.ts';
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
	const pageFiles = [...pages.files.keys()];
	return [...assets.files.keys()].flatMap((file) => {
		const where = `public${file}`;
		// A file cannot stand where a page has its folder, nor the other way round.
		const page = pageFiles.find(
			(each) => each === file || each.startsWith(`${file}/`) || file.startsWith(`${each}/`),
		);
		if (page !== undefined) {
			const what = `It stands in the way of the page ${routeOfFile(page)}, which is written as ${page}.`;
			return { where, what, fix: 'Rename the file, or the page.' };
		}
		return own.has(file) ? { where, ...takenPlace } : [];
	});
}

/**
 * Puts together all that a site consists of: assets, pages, what crawlers and hosts ask for, and the
 * checksums of all that readers are sent.
 * @param isForHosts whether hosts get what they need
 */
export function gatherSite(
	{ settings, pages: planned }: Content,
	assets: Assets,
	pages: Pages,
	isForHosts: boolean,
): Site {
	const routes = planned.map(({ route }) => route);
	const plan = planHosting(settings, routes);
	const { inSite, beside } = makeHosting(plan);
	const asked = new Map([...makeSitemap(planned, settings), ...makeSecurityTxt(settings)]);
	const sums = makeChecksums(new Map([...assets.files, ...pages.files, ...asked]));
	const own = new Map([...asked, ...sums, ...(isForHosts ? inSite : [])]);
	return {
		files: new Map([...assets.files, ...pages.files, ...own]),
		beside: isForHosts ? beside : new Map(),
		plan,
		routes,
		problems: findTakenPlaces(assets, pages, own),
	};
}
