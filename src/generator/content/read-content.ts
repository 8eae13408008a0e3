import type { Markdown, Prose } from '../../lib/markdown.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Commit } from '../../model/built.ts';
import { type Settings, servicesOf } from '../../site.ts';
import { countRecords } from '../../world/counts.ts';
import { measureLengths } from '../../world/lengths.ts';
import { listLinkTargets } from '../../world/links.ts';
import { collectMentions, type Mention } from '../../world/mentions.ts';
import type { CityRecords, Records } from '../../world/records.ts';
import { describeServices } from '../../world/services.ts';
import { fillSketch, notWritten, slugOfSketch } from '../../world/sketches.ts';
import { checkRecords } from './check-records.ts';
import { listPages, type PlannedPage } from './list-pages.ts';
import { createMarkdown } from './markdown.ts';
import { readProse } from './prose.ts';
import { checkSettings } from './site-location.ts';
import type { Mode, Sources } from './sources.ts';
import { type ReadShelf, readShelf } from './works/read-shelf.ts';

/** Everything that pages are made from. */
export interface Content {
	settings: Settings;
	sources: Pick<Sources, 'pictures' | 'publicFiles'>;
	records: Records;
	/** The files of works. */
	works: Pick<ReadShelf, 'pictures' | 'drawings' | 'attachments'>;
	mode: Mode;
	markdown: Markdown;
	prose: Prose;
	/** The places that link to each slug. */
	mentions: ReadonlyMap<string, readonly Mention[]>;
	/** The number of words at each path of the site. */
	lengths: ReadonlyMap<string, number>;
	/** The commit of the sources, if it is known. */
	commit: Commit | undefined;
	/** Every page that could be listed; none when records are invalid. */
	pages: readonly PlannedPage[];
	/** The routes of files that could not list their pages. */
	failedRoutes: readonly RegExp[];
	problems: readonly Problem[];
}

/** The figures that prose can insert: recorded ones, counts of records, and sentences that depend on settings. */
export const gatherFigures = (records: CityRecords, settings: Settings) => ({
	...records.anthology.figures,
	count: countRecords(records),
	site: describeServices(servicesOf(settings)),
});

/** Adds sketches to the characters. */
const addSketches = (sources: Sources): Sources => {
	const { world, sketches } = sources;
	const sketched = sketches.map((sketch) => fillSketch(sketch, world.factions));
	return { ...sources, world: { ...world, characters: [...world.characters, ...sketched] } };
};

/** Reads the sources of a site: records, works, prose, and the list of its pages. */
export async function readContent(
	settings: Settings,
	given: Sources,
	mode: Mode = 'production',
): Promise<Content> {
	const sources = mode === 'dev' ? addSketches(given) : given;
	const { world, anthology, sketches } = sources;
	const subjects = new Set(listLinkTargets(world).map(([slug]) => slug));
	const works = readShelf(sources.works, subjects);
	const records: Records = { world, anthology, shelf: works.shelf };
	const faults = [...checkSettings(settings), ...works.problems, ...checkRecords(sources)];
	const markdown = createMarkdown(
		new Map(listLinkTargets(world)),
		gatherFigures(sources, settings),
		world.glossary,
		sketches.map(slugOfSketch),
	);
	const { prose: ownProse, problems: fileProblems } = readProse(sources.prose);
	for (const sketch of sketches) {
		const id = `characters/${slugOfSketch(sketch)}`;
		if (mode === 'production') ownProse.delete(id);
		else if (!ownProse.has(id)) ownProse.set(id, { file: id, source: notWritten });
	}
	const prose = new Map([...ownProse, ...works.prose]);
	const textProblems = [...prose.values()].flatMap(
		({ file, source, rules }) =>
			markdown.render(source, { where: file, to: String, rules }).problems,
	);
	// Pages made from invalid records would repeat the same problems.
	const listed =
		faults.length > 0
			? { pages: [], failedRoutes: [], problems: [] }
			: await listPages(sources, records);
	const findProse = (id: string) => prose.get(id)?.source;
	return {
		settings,
		sources,
		records,
		works,
		mode,
		markdown,
		prose,
		mentions: collectMentions(records, findProse),
		lengths: measureLengths(records, findProse),
		commit: mode === 'production' ? sources.findCommit?.() : undefined,
		pages: listed.pages,
		failedRoutes: listed.failedRoutes,
		problems: [...faults, ...fileProblems, ...textProblems, ...listed.problems],
	};
}
