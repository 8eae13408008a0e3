import type { Settings } from '../site.ts';
import { makeAssets } from './assets/make-assets.ts';
import { type Budgets, budgets as siteBudgets } from './checks/budgets.ts';
import { checkSite } from './checks/check-site.ts';
import type { PageWeight } from './checks/weigh-pages.ts';
import { servedBase } from './content/place.ts';
import { readContent } from './content/read-content.ts';
import { projectSources, type Sources } from './content/sources.ts';
import { createCompressor } from './output/compress.ts';
import { gatherSite, type Site } from './output/gather-site.ts';
import { openStaging } from './output/staging.ts';
import { writeSite } from './output/write-site.ts';
import { renderPages } from './pages/render-pages.tsx';
import { BuildFailure, type Problem } from './problems.ts';

/** How a build is to go about it. */
export interface BuildOptions {
	/** What to build from: this project's own sources unless told otherwise. */
	sources?: Sources;
	/** What others find wrong with the sources meanwhile, said with all that is found. */
	faults?: Promise<readonly Problem[]>;
	/**
	 * Whether hosts get what they need: compressed forms, headers, configurations, the last in a
	 * folder beside the site.
	 */
	hosting?: boolean;
	/** What pages may weigh, where hosts get what they need: the site's own budgets unless told otherwise. */
	budgets?: Budgets;
	/** Whether html-validate looks over the markup of every page too. */
	validate?: boolean;
	/** Whether linkinator looks at every page of the written site too. */
	crawl?: boolean;
}

/** What a build made. */
export interface BuiltSite extends Site {
	/** What each page makes a browser load; none without hosting. */
	weights: readonly PageWeight[];
	/** How many links linkinator found in order; undefined when it was not asked. */
	crawled: number | undefined;
}

const failOn = (...problems: (readonly Problem[])[]) => {
	const all = problems.flat();
	if (all.length > 0) throw new BuildFailure(all);
};

/**
 * Builds the whole site, checks it as it was built, and puts it in the place of the old one.
 * @param out the folder to write; it stays as it is when anything is wrong
 * @throws BuildFailure with everything that is wrong
 */
export async function buildSite(
	settings: Settings,
	out: string,
	{
		sources = projectSources,
		faults,
		hosting = false,
		budgets = siteBudgets,
		validate = false,
		crawl = false,
	}: BuildOptions = {},
): Promise<BuiltSite> {
	const staging = openStaging(out);
	try {
		const content = await readContent(settings, sources);
		const assets = await makeAssets(content);
		const before = [...((await faults) ?? []), ...content.problems, ...assets.problems];
		// No page can be made of it: those that could not be would be complained of as well.
		if (!content.isSound || !assets.isSound) failOn(before);

		const pages = await renderPages(content, assets);
		const site = gatherSite(content, assets, pages, hosting);
		const compress = hosting ? createCompressor(site.routes.length) : undefined;
		const scales = compress && { compress, budgets };
		const checked = await checkSite(content, site, { scales, validate });
		failOn(before, pages.problems, site.problems, checked.problems);

		const crawler = crawl ? await import('./checks/crawl-site.ts') : undefined;
		let crawled: number | undefined;
		await writeSite(site, staging, {
			compress,
			verify:
				crawler &&
				(async (folder) => {
					const found = await crawler.crawlSite(folder, servedBase(settings.base), site.routes);
					crawled = found.links;
					return found.problems;
				}),
		});
		return { ...site, weights: checked.weights, crawled };
	} catch (error) {
		// A record of another type can make any step throw: what is wrong with it says more.
		if (!(error instanceof BuildFailure)) failOn((await faults) ?? []);
		throw error;
	} finally {
		staging.close();
	}
}
