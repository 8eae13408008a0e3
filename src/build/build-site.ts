import { readFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import type { Picture } from '../art/picture.ts';
import { pictures } from '../art/pictures.ts';
import { figures } from '../content/figures.ts';
import { type LinkTarget, listLinkTargets } from '../content/links.ts';
import { collectMentions } from '../content/mentions.ts';
import { lagan, type World } from '../content/world.ts';
import type { Settings } from '../site.ts';
import { remember } from './cache.ts';
import { checkSite } from './check-site.ts';
import { compressFiles } from './compress.ts';
import { crawlSite } from './crawl-site.ts';
import { type Files, fileOfRoute } from './files.ts';
import { collectCharacters, subsetFonts } from './fonts.ts';
import { makeHosting } from './hosting/make-hosting.ts';
import { type HostingPlan, planHosting } from './hosting/plan.ts';
import { makeIcons } from './icons.ts';
import { bundleIslands } from './islands.ts';
import { addLicences } from './licences.ts';
import { createMarkdown } from './markdown.ts';
import { createEnvironments } from './page-environments.ts';
import { sheetNumbers } from './pdf/sheet-numbers.ts';
import { renderPictures } from './pictures.ts';
import { checkServices, servedBase } from './place.ts';
import { makePreviews } from './previews/make-previews.tsx';
import { BuildFailure, type Problem, type Report } from './problems.ts';
import { findCache, readSources, root } from './project.ts';
import { loadProse } from './prose.ts';
import { renderBodies, renderDocument } from './render-pages.tsx';
import { makeSitemap } from './sitemap.ts';
import { listSources, reportChanges } from './source-changes.ts';
import { bundleStyles } from './styles.ts';
import { findTrails } from './trails.ts';
import { openWorkshop, type Part, type Workshop } from './workshop.ts';
import { publishParts, stagePart } from './write-site.ts';

/** The PDF that holds the comic page template and the framework sheet. */
const download = '/downloads/lagan-templates.pdf';

/** What a build is made from. `projectSources` are the project's own. */
export interface Sources {
	world: World;
	/** The folder of the Markdown files. */
	prose: string;
	/** Folders of pages; a route that two of them make is refused. */
	pages: readonly string[];
	pictures: Readonly<Record<string, Picture>>;
	/** The folder that is copied as it is. */
	publicFiles: string;
}

/** The world, words, pages and pictures of this project. */
export const projectSources: Sources = {
	world: lagan,
	prose: path.join(root, 'src/content/prose'),
	pages: [path.join(root, 'pages')],
	pictures,
	publicFiles: path.join(root, 'public'),
};

/** The same with the pages that only those who work on the site see. */
export const developmentSources: Sources = {
	...projectSources,
	pages: [...projectSources.pages, path.join(root, 'pages-dev')],
};

/** How a build is to go about it. */
export interface BuildOptions {
	/** What to build from: this project's own sources unless told otherwise. */
	sources?: Sources;
	/** Whether linkinator walks the written site too. */
	crawl?: boolean;
	/**
	 * Whether hosts get what they need: compressed forms, headers, configurations, the last in a
	 * folder beside the site.
	 */
	hosting?: boolean;
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
	/** Every route with the page's HTML and the scripts and styles that it loads. */
	routes: { route: string; html: string }[];
	/** How many links linkinator followed; undefined when it was not asked. */
	crawled: number | undefined;
}

/** The PDF, drawn anew when anything that it is drawn from has changed. */
async function makeDownload(): Promise<Uint8Array> {
	const madeFrom = await readSources(
		'src/build/{pdf/**/*,fonts}.ts',
		'src/{art,content}/**/*.ts',
		'package-lock.json',
	);
	return remember(findCache('pdf'), madeFrom, async () => {
		const { makeTemplatePdf } = await import('./pdf/template-pdf.ts');
		return makeTemplatePdf();
	});
}

/** Slugs by what they link to; a slug that two things share is reported. */
function indexTargets(world: World, report: Report): Map<string, LinkTarget> {
	const targets = new Map<string, LinkTarget>();
	for (const [slug, target] of listLinkTargets(world)) {
		const other = targets.get(slug);
		if (other !== undefined) {
			report({
				where: `src/content: ${target.kind} “${target.label}”`,
				what: `The slug “${slug}” already belongs to the ${other.kind} “${other.label}”.`,
				mend: 'Give one of them another slug: links and anchors could not tell them apart.',
			});
		}
		targets.set(slug, target);
	}
	return targets;
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
	const workshop = await openWorkshop(out);
	try {
		return await makeSite(settings, workshop, options);
	} finally {
		await workshop.close();
	}
}

/** The steps of a build, from reading to putting the site in its place. */
async function makeSite(
	settings: Settings,
	workshop: Workshop,
	{ sources = projectSources, crawl = false, hosting = false, unchangedSince }: BuildOptions,
): Promise<BuiltSite> {
	const sourcesBefore = await listSources(sources);
	const problems: Problem[] = [];
	const report: Report = (problem) => problems.push(problem);
	const failOnProblems = () => {
		if (problems.length > 0) throw new BuildFailure(problems);
	};
	checkServices(settings, report);
	failOnProblems();
	const files: Files = new Map();
	const { world } = sources;

	const markdown = createMarkdown(indexTargets(world, report), figures);
	const [prose, scripts, pdf, publicNames] = await Promise.all([
		loadProse(sources.prose, markdown, report),
		bundleIslands(files, report),
		makeDownload(),
		glob('**/*', { cwd: sources.publicFiles, dot: true }),
	]);
	const drawn = renderPictures(sources.pictures, files);
	await makeIcons(files);
	await addLicences(files);
	files.set(download, pdf);
	for (const name of publicNames) {
		files.set(`/${name}`, await readFile(path.join(sources.publicFiles, name)));
	}

	const environments = createEnvironments({
		settings,
		markdown,
		prose,
		mentions: collectMentions(world, new Map([...prose].map(([id, { source }]) => [id, source]))),
		drawn,
		download: { file: download, sheets: sheetNumbers },
		report,
	});
	const { rendered, complete } = await renderBodies(
		sources.pages,
		world,
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

	const previews = await makePreviews(rendered, settings, drawn, files, report);
	const characters = collectCharacters(rendered.map(({ body }) => body));
	const fonts = await subsetFonts(characters, files);
	const stylesheet = await bundleStyles(fonts.rules, files, report);
	if (scripts === undefined || stylesheet === undefined) throw new BuildFailure(problems);
	const trails = findTrails(rendered, settings.name, report);
	const assets = { stylesheet, fonts: fonts.first, scripts, previews, trails };
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

	const sheetNames = Array.from(
		{ length: Object.keys(sheetNumbers).length },
		(_, i) => `page=${i + 1}`,
	);
	checkSite(
		{
			files,
			settings,
			fragments: new Map([[download, new Set(sheetNames)]]),
			copies: new Set(
				rendered.flatMap(({ route, page }) =>
					page.canonical === undefined ? [] : fileOfRoute(route),
				),
			),
		},
		report,
	);
	failOnProblems();
	if (hosting) await compressFiles(files);

	const parts: Part[] = hosting ? ['hosting', 'site'] : ['site'];
	if (hosting) await stagePart(workshop, 'hosting', beside);
	const folder = await stagePart(workshop, 'site', files);
	const base = servedBase(settings.base);
	const crawled = crawl ? await crawlSite(folder, base, report) : undefined;
	if (unchangedSince !== undefined) {
		reportChanges(sourcesBefore, await listSources(sources), unchangedSince, report);
	}
	failOnProblems();
	await publishParts(workshop, parts);
	return { files, plan, routes, crawled };
}
