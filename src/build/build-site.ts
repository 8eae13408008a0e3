import { collectMentions } from '../content/mentions.ts';
import type { Settings } from '../site.ts';
import { type Budgets, checkBudgets, budgets as siteBudgets } from './check-budgets.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite } from './check-site.ts';
import { compressFiles } from './compress.ts';
import { type Files, fileOfRoute } from './files.ts';
import { makeHosting } from './hosting/make-hosting.ts';
import { type HostingPlan, planHosting } from './hosting/plan.ts';
import { createMarkdown } from './markdown.ts';
import { createEnvironments } from './page-environments.ts';
import { makePageStyles } from './page-styles.ts';
import { sheetNumbers } from './pdf/sheet-numbers.ts';
import { servedBase } from './place.ts';
import { type Assets, download, prepareAssets } from './prepare-assets.ts';
import { BuildFailure, type Problem, type Report } from './problems.ts';
import { guardSources } from './project.ts';
import { findLinks, loadProse, type ProseFile } from './prose.ts';
import { checkRecords } from './records/check-records.ts';
import { indexTargets } from './records/link-targets.ts';
import { type RenderedPage, renderBodies, renderDocument } from './render-pages.tsx';
import { makeSitemap } from './sitemap.ts';
import { listSources, reportChanges } from './source-changes.ts';
import { projectSources, type Sources } from './sources.ts';
import { findTrails } from './trails.ts';
import { createScales, type PageWeight } from './weigh-pages.ts';
import { openWorkshop, type Part, type Workshop } from './workshop.ts';
import { publishParts, stagePart } from './write-site.ts';

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
	/**
	 * When this process began to read the sources, in milliseconds since 1970: a build during which
	 * one changes is refused. Left out, changes go unnoticed.
	 */
	unchangedSince?: number;
}

/** What a build made. */
export interface BuiltSite {
	files: Files;
	/** What hosts are told. */
	plan: HostingPlan;
	/** Every route with the page's HTML. */
	routes: { route: string; html: string }[];
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
	try {
		return await makeSite(settings, workshop, options);
	} finally {
		await workshop.close();
	}
}

/** The pages' bodies, and all that they are made of or go with. */
export interface Bodies extends Assets {
	prose: ReadonlyMap<string, ProseFile>;
	rendered: readonly RenderedPage[];
}

/**
 * Reads, looks the records over, and renders the body of every page: the first steps of a build.
 * @returns undefined when there is no point in going on; why is reported
 */
export async function renderSite(
	settings: Settings,
	sources: Sources,
	prepare: typeof prepareAssets,
	report: Report,
): Promise<Bodies | undefined> {
	const { world, anthology } = sources;

	const targets = indexTargets(world, report);
	const markdown = createMarkdown(targets, anthology.figures);
	const [prose, assets] = await Promise.all([
		loadProse(sources.prose, markdown, report),
		prepare(sources, report),
	]);
	const { files, drawn } = assets;
	const pictureIds = [...drawn.keys()];
	const isPlaced = checkSettings(settings, pictureIds, report);
	const { inlines, sound } = checkRecords(sources, markdown, pictureIds, report);
	if (!isPlaced || !sound) {
		// Pages of such records would say the same again, in the words of pages. Styles need no records.
		await assets.dress([], files, report);
		return undefined;
	}

	const environments = createEnvironments({
		settings,
		anthology,
		markdown,
		prose,
		mentions: collectMentions(sources, new Map([...prose].map(([id, { source }]) => [id, source]))),
		drawn,
		inlines,
		download: { file: download, sheets: sheetNumbers },
		report,
	});
	const { rendered, complete } = await renderBodies(
		sources.pages,
		sources,
		environments.create,
		report,
	);
	for (const [id, { file }] of prose) {
		// A page that threw may have had more to show.
		if (complete && !environments.usedProse.has(id)) {
			report({
				where: file,
				what: 'No page shows this text.',
				mend: 'Show it, or delete the file.',
			});
		}
	}

	return { ...assets, prose, rendered };
}

/** The site as it will be written, and what it is checked against. */
export interface DraftedSite extends Pick<BuiltSite, 'files' | 'plan' | 'routes'> {
	/** What is for whoever runs a server. */
	beside: Files;
	bodies: Bodies;
}

/**
 * Gives the bodies their heads, styles, fonts and previews, and adds what the build writes by itself.
 * @param hosting whether hosts get what they need
 * @returns undefined when scripts or styles could not be compiled; why is reported
 */
export async function finishSite(
	settings: Settings,
	bodies: Bodies,
	hosting: boolean,
	report: Report,
): Promise<DraftedSite | undefined> {
	const { drawn, scripts, dress, makePreviews, rendered } = bodies;
	const files: Files = new Map(bodies.files);
	const previews = await makePreviews(rendered, settings, drawn, files, report);
	const look = await dress(
		rendered.map(({ body }) => body),
		files,
		report,
	);
	if (scripts === undefined || look === undefined) return undefined;
	const trails = findTrails(rendered, settings.name, report);
	const styles = makePageStyles(look.sheet, rendered, scripts, files);
	const assets = { styles, fonts: look.fonts, scripts, previews, trails };
	const routes = rendered.map((page) => {
		const html = renderDocument(page, assets, report);
		const file = fileOfRoute(page.route);
		if (files.has(file)) {
			report({
				where: `public${file}`,
				what: `It stands where the page ${page.route} is written.`,
				mend: 'Rename the file, or the page.',
			});
		}
		files.set(file, html);
		return { route: page.route, html };
	});

	const plan = planHosting(
		settings,
		rendered.flatMap(({ environment }) => environment.inlineCode),
		rendered.map(({ route }) => route),
	);
	const { inSite, beside } = makeHosting(plan);
	for (const [file, contents] of [...makeSitemap(rendered, settings), ...(hosting ? inSite : [])]) {
		if (files.has(file)) {
			report({
				where: `public${file}`,
				what: 'The build writes this file itself.',
				mend: 'Delete it, or say in the build what it should hold.',
			});
		}
		files.set(file, contents);
	}

	return { files, plan, routes, beside, bodies };
}

/** Checks a site as it was built. */
export function checkDraft(
	settings: Settings,
	{ files, bodies: { prose, rendered } }: DraftedSite,
	report: Report,
): void {
	const sheetNames = Array.from(
		{ length: Object.keys(sheetNumbers).length },
		(_, i) => `page=${i + 1}`,
	);
	checkSite(
		{
			files,
			settings,
			fragments: new Map([[download, new Set(sheetNames)]]),
			findWritten: (target) => findLinks(prose.values(), target),
			copies: new Set(
				rendered.flatMap(({ route, page }) =>
					page.canonical === undefined ? [] : fileOfRoute(route),
				),
			),
		},
		report,
	);
}

/** The steps of a build, from reading to putting the site in its place. */
async function makeSite(
	settings: Settings,
	workshop: Workshop,
	{
		sources = projectSources,
		crawl = false,
		hosting = false,
		budgets = siteBudgets,
		known = [],
		prepare = prepareAssets,
		unchangedSince,
	}: BuildOptions,
): Promise<BuiltSite> {
	const sourcesBefore = unchangedSince === undefined ? new Map() : await listSources(sources);
	const problems: Problem[] = [...known];
	const report: Report = (problem) => problems.push(problem);
	const failOnProblems = () => {
		if (problems.length > 0) throw new BuildFailure(problems);
	};
	const bodies = await renderSite(settings, sources, prepare, report);
	const draft = bodies && (await finishSite(settings, bodies, hosting, report));
	if (draft === undefined) throw new BuildFailure(problems);
	checkDraft(settings, draft, report);
	failOnProblems();
	const { files, plan, routes, beside } = draft;
	const weights: PageWeight[] = [];
	if (hosting) {
		await compressFiles(files);
		const weigh = createScales(files, settings, budgets.firstView);
		for (const { route, html } of routes) weights.push(weigh(route, html));
		checkBudgets(weights, budgets, report);
		failOnProblems();
	}

	const parts: Part[] = hosting ? ['hosting', 'site'] : ['site'];
	if (hosting) await stagePart(workshop, 'hosting', beside);
	const folder = await stagePart(workshop, 'site', files);
	const base = servedBase(settings.base);
	const crawled = crawl
		? await (await import('./crawl-site.ts')).crawlSite(folder, base, report)
		: undefined;
	if (unchangedSince !== undefined) {
		reportChanges(sourcesBefore, await listSources(sources), unchangedSince, report);
	}
	failOnProblems();
	await publishParts(workshop, parts);
	return { files, plan, routes, weights, crawled };
}
