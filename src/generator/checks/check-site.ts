import { servicesOf } from '../../site.ts';
import { findLinks } from '../content/prose.ts';
import type { Content } from '../content/read-content.ts';
import { downloads } from '../downloads/make-downloads.ts';
import { fileOfRoute } from '../files.ts';
import type { Compress } from '../output/compress.ts';
import type { Site } from '../output/gather-site.ts';
import type { Problem } from '../problems.ts';
import { type Budgets, findOverweight } from './budgets.ts';
import { findLinkFaults } from './check-links.ts';
import { findPageFaults, findRepeatedNames, findUntrueClaims } from './check-page.ts';
import { readPage } from './read-page.ts';
import { findMarkupFaults } from './validate-markup.ts';
import { type PageWeight, weighPages } from './weigh-pages.ts';

/** How pages are weighed, where they are sent to readers. */
export interface Scales {
	budgets: Budgets;
	compress: Compress;
}

/** How far the checks go. */
export interface CheckOptions {
	/** Undefined where nobody is sent what is built. */
	scales?: Scales | undefined;
	/** Whether html-validate looks over every page's markup too. */
	validate?: boolean;
}

/** What was found out about a site. */
export interface CheckedSite {
	problems: readonly Problem[];
	/** What each page makes a browser load; none without scales. */
	weights: readonly PageWeight[];
}

/** Says what is wrong in the same words on many pages once, with the number of the others. */
export function mergeProblems(problems: readonly Problem[]): Problem[] {
	const merged = new Map<string, { problem: Problem; others: number }>();
	for (const problem of problems) {
		const key = `${problem.what}\n${problem.mend}`;
		const known = merged.get(key);
		if (known) known.others++;
		else merged.set(key, { problem, others: 0 });
	}
	return [...merged.values()].map(({ problem, others }) =>
		others === 0
			? problem
			: { ...problem, where: `${problem.where} and ${others} more page${others > 1 ? 's' : ''}` },
	);
}

/**
 * Looks a whole site over as it was built, page by page: what a reader, a search engine or a host
 * would stumble on.
 */
export async function checkSite(
	{ settings, pages, prose }: Content,
	{ files }: Site,
	{ scales, validate = false }: CheckOptions = {},
): Promise<CheckedSite> {
	const read = [...files].flatMap(([file, contents]) =>
		file.endsWith('.html') ? readPage(file, Buffer.from(contents)) : [],
	);
	const copies = pages.filter(({ page }) => page.canonical !== undefined);
	// Pages are compressed for their weight on other threads while this one validates them.
	const [weights, markup] = await Promise.all([
		scales ? weighPages(read, files, settings, scales.compress) : [],
		validate ? findMarkupFaults(read) : [],
	]);
	return {
		problems: mergeProblems([
			...findRepeatedNames(read),
			...read.flatMap(findPageFaults),
			...findUntrueClaims(read, servicesOf(settings)),
			...markup,
			...findLinkFaults(read, {
				settings,
				files,
				fragments: new Map(downloads.map(({ file, fragments }) => [file, new Set(fragments)])),
				copies: new Set(copies.map(({ route }) => fileOfRoute(route))),
				findWritten: (target) => findLinks(prose, target),
			}),
			...(scales ? findOverweight(weights, scales.budgets) : []),
		]),
		weights,
	};
}
