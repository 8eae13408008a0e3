import { BuildFailure } from '../lib/problems.ts';
import { makePublications } from '../publications/make-publications.ts';
import type { Settings } from '../site.ts';
import { makeFonts } from './assets/fonts.ts';
import { makeAssets } from './assets/make-assets.ts';
import { makePreviews } from './assets/previews.ts';
import { checkSite } from './checks/check-site.ts';
import { type Content, readContent } from './content/read-content.ts';
import { type Mode, projectSources, type Sources } from './content/sources.ts';
import { gatherSite, type Site } from './output/gather-site.ts';
import { prepareOut, writeSite } from './output/write-site.ts';
import { framePages } from './pages/frame-pages.tsx';
import { cutPageStyles } from './pages/page-styles.ts';
import { renderBodies } from './pages/render-bodies.tsx';
import { makeSearch } from './pages/search/make-search.ts';

/** Options of `buildSite`. */
export interface BuildOptions {
	/** By default the project's own. */
	sources?: Sources;
	mode?: Mode;
	/** Whether to write compressed copies beside the text files. */
	compress?: boolean;
	/** Called with the name of each step as it begins: a first build takes a while. */
	onStep?: (step: string) => void;
}

/**
 * Assembles the whole site in memory, and checks it.
 * @throws BuildFailure with all problems
 */
export async function assembleSite(
	content: Content,
	onStep: (step: string) => void = () => {},
): Promise<Site> {
	onStep('Drawing pictures');
	const { assets, problems: assetProblems } = await makeAssets(content);
	const early = [...content.problems, ...assetProblems];
	if (assets === undefined || content.pages.length === 0) throw new BuildFailure(early);
	onStep('Making publications');
	const publications = await makePublications({ ...content, ...assets }, content.mode);
	onStep('Rendering pages');
	const { bodies, problems } = renderBodies(content, assets, publications.listed);
	const previews = await makePreviews(content, assets);
	const fonts = await makeFonts(bodies);
	const styles = await cutPageStyles(bodies, assets, fonts.writeRules);
	const search = makeSearch(content, bodies);
	const frame = { fonts, styles, indices: search.indices, previews: previews.previews };
	const pages = framePages(content, assets, bodies, frame);
	const made = [pages, publications.files, fonts.files, search.files, previews.files];
	const site = gatherSite(content, assets, new Map(made.flatMap((files) => [...files])));
	onStep('Checking the site');
	const late = checkSite(content, site, publications.listed);
	const all = [...early, ...problems, ...previews.problems, ...site.problems, ...late];
	if (all.length > 0) throw new BuildFailure(all);
	return site;
}

/**
 * Builds the whole site, checks it, and replaces the old one with it.
 * @param out the folder to write; it is left alone if there are problems
 * @throws BuildFailure with all problems
 */
export async function buildSite(
	settings: Settings,
	out: string,
	{
		sources = projectSources,
		mode = 'production',
		compress = false,
		onStep = () => {},
	}: BuildOptions = {},
): Promise<Site> {
	prepareOut(out);
	onStep('Reading records and prose');
	const content = await readContent(settings, sources, mode);
	const site = await assembleSite(content, onStep);
	onStep('Writing the site');
	await writeSite(out, site.files, { compress });
	return site;
}
