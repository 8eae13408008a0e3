import { takenPlace } from '../assets/make-assets.ts';
import type { Content } from '../content/read-content.ts';
import { type Files, routeOfFile } from '../files.ts';
import type { Problem } from '../problems.ts';
import { makeChecksums } from './checksums.ts';
import { makeApacheFile } from './hosting/apache.ts';
import { makeHeadersFile, makeRedirectsFile } from './hosting/netlify.ts';
import { planHosting } from './hosting/plan.ts';
import { makeSecurityTxt } from './security-txt.ts';
import { makeSitemap } from './sitemap.ts';

/** A site as it will be written. */
export interface Site {
	/** Every file by its path. */
	files: Files;
	/** Every route, in the order of the pages. */
	routes: readonly string[];
	/** What is wrong with it so far. */
	problems: readonly Problem[];
}

/** Reports what two makers put in one place: only `public/` can hold anything by any name. */
function findTakenPlaces(assets: Files, pages: Files, own: Files): Problem[] {
	const pageFiles = [...pages.keys()];
	return [...assets.keys()].flatMap((file) => {
		const where = `public${file}`;
		// A file cannot stand where a page has its folder, nor the other way round.
		const page = pageFiles.find(
			(each) => each === file || each.startsWith(`${file}/`) || file.startsWith(`${each}/`),
		);
		if (page?.endsWith('.html')) {
			const what = `It stands in the way of the page ${routeOfFile(page)}, which is written as ${page}.`;
			return { where, what, fix: 'Rename the file, or the page.' };
		}
		return page !== undefined || own.has(file) ? { where, ...takenPlace } : [];
	});
}

/**
 * Puts together all that a site consists of: assets, pages, what crawlers and hosts ask for, and the
 * checksums of all that readers are sent.
 */
export function gatherSite(
	{ settings, pages: planned }: Content,
	assets: Files,
	pages: Files,
): Site {
	const routes = planned.map(({ route }) => route);
	const plan = planHosting(settings, routes);
	const asked = new Map([...makeSitemap(planned, settings), ...makeSecurityTxt(settings)]);
	const sums = makeChecksums(new Map([...assets, ...pages, ...asked]));
	const own = new Map([
		...asked,
		...sums,
		['/_headers', makeHeadersFile(plan)],
		['/_redirects', makeRedirectsFile(plan)],
		['/.htaccess', makeApacheFile(plan)],
	]);
	return {
		files: new Map([...assets, ...pages, ...own]),
		routes,
		problems: findTakenPlaces(assets, pages, own),
	};
}
