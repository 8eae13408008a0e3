import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../site.ts';
import { type Budgets, budgets as siteBudgets } from './check-budgets.ts';
import { collectGarbage } from './collect-garbage.ts';
import { chooseLevel, compressFiles } from './compress.ts';
import { dressSite } from './dress-site.ts';
import type { Files } from './files.ts';
import type { FinishedText, TextTask } from './finish-text.ts';
import type { HostingPlan } from './hosting/plan.ts';
import { createInspection } from './inspection.ts';
import { makeOwnFiles, reportTakenPlaces } from './own-files.ts';
import { createPageFinisher } from './pages/finish-page.ts';
import { openKeptPages } from './pages/kept-pages.ts';
import { renderPages } from './pages/render-pages.ts';
import { createFileSpool, type Spool } from './pages/spool.ts';
import type { PageWeight } from './pages/weigh-pages.ts';
import { writePages } from './pages/write-pages.ts';
import { servedBase } from './place.ts';
import { prepareAssets } from './prepare-assets.ts';
import { BuildFailure, type Problem, type Report } from './problems.ts';
import type { Progress } from './progress.ts';
import { guardSources } from './project.ts';
import { readSite } from './read-site.ts';
import { listSources, reportChanges } from './source-changes.ts';
import { projectSources, type Sources } from './sources.ts';
import { reportUnusedProse } from './unused-prose.ts';
import { createThreads, type Workers } from './workers.ts';
import { openWorkshop, type Part, type Workshop } from './workshop.ts';
import { openStage, publishParts } from './write-site.ts';

/** How a build is to go about it. */
export interface BuildOptions {
	/** What to build from: this project's own sources unless told otherwise. */
	sources?: Sources;
	/** Whether linkinator walks the written site too. */
	crawl?: boolean;
	/** What is known to be wrong before anything is read: said with all that is found. */
	known?: readonly Problem[];
	/** Makes what pages load; one who builds often may have kept it. */
	prepare?: typeof prepareAssets;
	/**
	 * Whether hosts get what they need: compressed forms, headers, configurations, the last in a
	 * folder beside the site.
	 */
	hosting?: boolean;
	/** What pages may weigh, where compressed forms are made: the site's own budgets unless told otherwise. */
	budgets?: Budgets;
	/** Is told how far the build is. */
	progress?: Progress;
	/**
	 * When this process began to read the sources, in milliseconds since 1970: a build during which
	 * one changes is refused. Left out, changes go unnoticed.
	 */
	unchangedSince?: number;
}

/** What a build made. */
export interface BuiltSite {
	/** What hosts are told. */
	plan: HostingPlan;
	/** Every route, in the order of the pages. */
	routes: readonly string[];
	/** How many files there are, and bytes in them, compressed forms aside. */
	files: number;
	bytes: number;
	/** What each page makes a browser load; none without compressed forms. */
	weights: readonly PageWeight[];
	/** How many links linkinator followed; undefined when it was not asked. */
	crawled: number | undefined;
}

/**
 * Builds the whole site, checks it as it was built, and puts it in the place of the old one.
 * @param out the folder to write; it stays as it is when anything is wrong
 * @throws BuildFailure with everything that is wrong
 */
export async function buildSite(
	settings: Settings,
	out: string,
	options: BuildOptions = {},
): Promise<BuiltSite> {
	guardSources(out);
	const workshop = await openWorkshop(out);
	const finishers = createThreads<TextTask, FinishedText>(
		new URL('./finish-text.ts', import.meta.url).href,
	);
	let spool: Spool | undefined;
	try {
		spool = createFileSpool(path.join(workshop.folder, 'bodies'), workshop.out);
		return await makeSite(settings, workshop, finishers, spool, options);
	} finally {
		spool?.close();
		await finishers.close();
		await workshop.close();
	}
}

/** So many that what they hold is more than what the build itself does. */
const manyPages = 1000;

/** The steps of a build, from reading to putting the site in its place. */
async function makeSite(
	settings: Settings,
	workshop: Workshop,
	finishers: Workers<TextTask, FinishedText>,
	spool: Spool,
	{
		sources = projectSources,
		crawl = false,
		hosting = false,
		budgets = siteBudgets,
		known = [],
		prepare = prepareAssets,
		progress = () => undefined,
		unchangedSince,
	}: BuildOptions,
): Promise<BuiltSite> {
	const sourcesBefore = unchangedSince === undefined ? new Map() : await listSources(sources);
	const problems: Problem[] = [...known];
	const report: Report = (problem) => problems.push(problem);
	const failOnProblems = () => {
		if (problems.length > 0) throw new BuildFailure(problems);
	};

	progress('Reading');
	const content = await readSite(settings, sources, prepare, report);
	if (content === undefined) throw new BuildFailure(problems);
	const { pages } = content;
	const level = chooseLevel(pages.length);
	const compressAll = (files: Files): Promise<Files> =>
		hosting ? compressFiles(files, finishers.run, level) : Promise.resolve(new Map());

	// Threads compress while this one renders.
	const compressing = compressAll(content.files);
	compressing.catch(() => undefined);
	const { anthology } = sources;
	const materials = { ...content, settings, anthology };
	// Without a look at the sources before and after, nobody knows what code has rendered the pages.
	const kept = unchangedSince === undefined ? undefined : await openKeptPages(settings, sources);
	if (pages.length > manyPages) collectGarbage();
	const { rendered, use, createDocuments, ...told } = renderPages(materials, spool, report, {
		progress,
		...(kept && { kept }),
	});
	reportUnusedProse(content, told, report);
	progress('Cutting fonts and styles');
	const files: Files = new Map(content.files);
	const assets = await dressSite(settings, content, use, files, report);
	if (assets === undefined) throw new BuildFailure(problems);
	for (const [file, form] of await compressing) files.set(file, form);

	const stage = await openStage(workshop, 'site');
	const inspection = createInspection(
		settings,
		content,
		files,
		(file) => readFileSync(path.join(stage.folder, file), 'utf8'),
		hosting ? budgets : undefined,
	);
	const documents = createDocuments(assets, report);
	let finished = 0;
	await writePages(
		rendered,
		documents,
		await createPageFinisher(finishers.run, hosting ? level : undefined),
		{
			write: stage.write,
			note(route, record) {
				inspection.notePage(route, record);
				progress('Finishing pages', ++finished, pages.length);
			},
		},
	);
	const late = await content.late;
	const code = [...use.code, ...documents.listCode()];
	const { plan, inSite, beside } = makeOwnFiles(settings, pages, code, hosting);
	reportTakenPlaces(files, pages, new Map([...late, ...inSite]), report);
	for (const [file, contents] of [...late, ...inSite, ...(await compressAll(inSite))]) {
		files.set(file, contents);
	}
	for (const [file, contents] of files) stage.write(file, contents);
	// What the threads held is room for the checks.
	await finishers.close();
	progress('Checking');
	inspection.judge(files, report);
	failOnProblems();

	const parts: Part[] = hosting ? ['hosting', 'site'] : ['site'];
	if (hosting) {
		const folder = await openStage(workshop, 'hosting');
		for (const [file, contents] of beside) folder.write(file, contents);
	}
	if (crawl) progress('Following links');
	const crawled = crawl
		? await (await import('./crawl-site.ts')).crawlSite(
				stage.folder,
				servedBase(settings.base),
				report,
			)
		: undefined;
	if (unchangedSince !== undefined) {
		reportChanges(sourcesBefore, await listSources(sources), unchangedSince, report);
	}
	failOnProblems();
	kept?.save();
	await publishParts(workshop, parts);
	const plain = [...files].filter(([file]) => !/\.(br|gz)$/.test(file));
	const bytes = plain.reduce((sum, [, contents]) => sum + Buffer.byteLength(contents), 0);
	return {
		plan,
		routes: pages.map(({ route }) => route),
		files: pages.length + plain.length,
		bytes: inspection.countBytes() + bytes,
		weights: inspection.weights,
		crawled,
	};
}
