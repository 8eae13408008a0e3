import type { Settings } from '../../site.ts';
import { checkSite } from '../check-site.ts';
import { dressSite } from '../dress-site.ts';
import { type Files, fileOfRoute } from '../files.ts';
import { makeOwnFiles, reportTakenPlaces } from '../own-files.ts';
import { type RenderedPages, renderPages } from '../pages/render-pages.ts';
import { createMemorySpool } from '../pages/spool.ts';
import type { prepareAssets } from '../prepare-assets.ts';
import type { Report } from '../problems.ts';
import { type Content, readSite } from '../read-site.ts';
import { listRules } from '../site-rules.ts';
import type { Sources } from '../sources.ts';
import { reportUnusedProse } from '../unused-prose.ts';

/** The pages' bodies, and all that they are made of or go with. */
export interface Bodies {
	content: Content;
	rendered: RenderedPages;
}

/**
 * Reads what the site is made of, and renders the body of every page, as a build does.
 * @returns undefined when there is nothing to show; why is reported
 */
export async function renderSite(
	settings: Settings,
	sources: Sources,
	prepare: typeof prepareAssets,
	report: Report,
): Promise<Bodies | undefined> {
	const content = await readSite(settings, sources, prepare, report);
	if (content === undefined) return undefined;
	const rendered = renderPages(
		{ ...content, settings, anthology: sources.anthology },
		createMemorySpool(),
		report,
	);
	reportUnusedProse(content, rendered, report);
	return { content, rendered };
}

/**
 * Gives the bodies their heads, and adds what the build writes by itself, except for hosts.
 * @returns every file; undefined when scripts or styles could not be compiled, which is reported
 */
export async function finishSite(
	settings: Settings,
	{ content, rendered: { rendered, use, createDocuments } }: Bodies,
	report: Report,
): Promise<Files | undefined> {
	const files: Files = new Map(content.files);
	const assets = await dressSite(settings, content, use, files, report);
	if (assets === undefined) return undefined;
	const documents = createDocuments(assets, report);
	const pages = rendered.map((page): [string, string] => {
		const { readMain, join } = documents.render(page);
		return [fileOfRoute(page.planned.route), join(readMain()).toString()];
	});
	const { inSite } = makeOwnFiles(settings, content.pages, use.code, false);
	reportTakenPlaces(files, content.pages, inSite, report);
	return new Map([...files, ...pages, ...inSite]);
}

/** Checks a site as it was built. */
export function checkDraft(
	settings: Settings,
	{ content }: Bodies,
	files: Files,
	report: Report,
): void {
	checkSite({ ...listRules(settings, content), files }, report);
}
