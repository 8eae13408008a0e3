import { collectMentions, type Mention } from '../content/mentions.ts';
import type { Settings } from '../site.ts';
import { checkSettings } from './check-settings.ts';
import { keepMarkdown } from './kept-markdown.ts';
import { createMarkdown, type Markdown, type Parsed } from './markdown.ts';
import { listPages, type PlannedPage } from './pages/list-pages.ts';
import type { Assets, prepareAssets } from './prepare-assets.ts';
import type { Report } from './problems.ts';
import { listProse, openProse, type ProseFiles } from './prose.ts';
import { checkRecords } from './records/check-records.ts';
import { indexTargets } from './records/link-targets.ts';
import type { Sources } from './sources.ts';

/** All that pages are made of. */
export interface Content extends Assets {
	sources: Sources;
	markdown: Markdown;
	prose: ProseFiles;
	/** Where each slug is linked to from. */
	mentions: ReadonlyMap<string, readonly Mention[]>;
	/** The Markdown of records that is read already, by its source. */
	inlines: ReadonlyMap<string, Parsed>;
	pages: readonly PlannedPage[];
	/** Whether those are all the pages. */
	complete: boolean;
}

/**
 * Reads what a site is made of, makes what its pages load, and looks the records over.
 * @returns undefined when no pages can be made of it; why is reported
 */
export async function readSite(
	settings: Settings,
	sources: Sources,
	prepare: typeof prepareAssets,
	report: Report,
): Promise<Content | undefined> {
	const { world, anthology } = sources;
	const targets = indexTargets(world, report);
	const markdown = createMarkdown(targets, anthology.figures);
	const [proseIds, assets] = await Promise.all([
		listProse(sources.prose, report),
		prepare(sources, report),
	]);
	const prose = openProse(sources.prose, proseIds, report);
	const pictureIds = [...assets.drawn.keys()];
	const isPlaced = checkSettings(settings, pictureIds, report);
	const { inlines, sound } = checkRecords(sources, markdown, pictureIds, report);
	if (!isPlaced || !sound) {
		// Pages of such records would say the same again, in the words of pages; these need no records.
		for (const id of proseIds) {
			const { file = id, source = '' } = prose.get(id) ?? {};
			markdown.parse(source, file, report);
		}
		await assets.dress('', assets.files, report);
		return undefined;
	}
	return {
		...assets,
		sources,
		markdown: await keepMarkdown(markdown, targets, anthology.figures),
		prose,
		inlines,
		mentions: collectMentions(sources, (id) => prose.get(id)?.source),
		...(await listPages(sources.pages, sources, report)),
	};
}
