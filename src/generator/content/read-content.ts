import type { Commit } from '../../components/page-context.ts';
import { type Settings, servicesOf } from '../../site.ts';
import { countRecords } from '../../world/counts.ts';
import { measureLengths } from '../../world/lengths.ts';
import { listLinkTargets } from '../../world/links.ts';
import { collectMentions, type Mention } from '../../world/mentions.ts';
import type { Records } from '../../world/records.ts';
import { describeServices } from '../../world/services.ts';
import type { Problem } from '../problems.ts';
import { checkRecords } from './check-records.ts';
import { checkReferences } from './check-references.ts';
import { checkSettings } from './check-settings.ts';
import { listPages, type PlannedPage } from './list-pages.ts';
import { createMarkdown, type Markdown } from './markdown.ts';
import { type Prose, readProse } from './prose.ts';
import type { Mode, Sources } from './sources.ts';

/** Everything that pages are made of. */
export interface Content {
	settings: Settings;
	sources: Sources;
	mode: Mode;
	markdown: Markdown;
	prose: Prose;
	/** Where each slug is linked to from. */
	mentions: ReadonlyMap<string, readonly Mention[]>;
	/** The number of words at each path of the site. */
	lengths: ReadonlyMap<string, number>;
	/** The commit of the sources, where it is known. */
	commit: Commit | undefined;
	/** Every page that could be listed; none when records are invalid. */
	pages: readonly PlannedPage[];
	/** Whether every page could be listed. */
	isComplete: boolean;
	problems: readonly Problem[];
}

/** The figures that prose may name: those on record, counts of records, and sentences that follow from the settings. */
export const gatherFigures = (records: Records, settings: Settings) => ({
	...records.anthology.figures,
	count: countRecords(records),
	site: describeServices(servicesOf(settings)),
});

/** Reads what a site is made of: records, prose, and the list of its pages. */
export async function readContent(
	settings: Settings,
	sources: Sources,
	mode: Mode = 'production',
): Promise<Content> {
	const { world } = sources;
	const faults = [
		...checkSettings(settings),
		...checkRecords(sources),
		...checkReferences(sources),
	];
	const markdown = createMarkdown(
		new Map(listLinkTargets(world)),
		gatherFigures(sources, settings),
		world.glossary,
	);
	const { prose, problems: fileProblems } = await readProse(sources.prose);
	const textProblems = [...prose.values()].flatMap(
		({ file, source }) => markdown.render(source, { where: file, to: String }).problems,
	);
	// Pages of invalid records would repeat the same problems.
	const listed = faults.length > 0 ? { pages: [], problems: [] } : await listPages(sources);
	const findProse = (id: string) => prose.get(id)?.source;
	return {
		settings,
		sources,
		mode,
		markdown,
		prose,
		mentions: collectMentions(sources, findProse),
		lengths: measureLengths(sources, findProse),
		commit: mode === 'production' ? sources.findCommit?.() : undefined,
		pages: listed.pages,
		isComplete: listed.problems.length === 0,
		problems: [...faults, ...fileProblems, ...textProblems, ...listed.problems],
	};
}
