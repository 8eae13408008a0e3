import { sheetNumbers } from '../pdf/sheet-numbers.ts';
import { download } from '../prepare-assets.ts';
import type { Report } from '../problems.ts';
import type { Progress } from '../progress.ts';
import { createProseReader, type ProseFiles } from '../prose.ts';
import type { PlannedPage } from './list-pages.ts';
import { createEnvironments, type PageMaterials } from './page-environments.ts';
import { createUseCollector, type PageUse } from './page-use.ts';
import { createBodyRenderer } from './render-bodies.tsx';
import {
	createDocuments,
	type Documents,
	type RenderedPage,
	type SiteAssets,
} from './render-documents.tsx';
import type { Spool } from './spool.ts';

/** What the pages of a site are made of. */
export interface SiteMaterials extends Omit<PageMaterials, 'prose' | 'download' | 'report'> {
	pages: readonly PlannedPage[];
	prose: ProseFiles;
}

/** The pages of a site with their bodies: their heads wait until it is known what all of them need. */
export interface RenderedPages {
	/** Those that could be rendered. */
	rendered: readonly RenderedPage[];
	/** Whether those are all. */
	complete: boolean;
	/** What fonts, styles and policies are made for. */
	use: PageUse;
	/** The prose that pages have asked for. */
	usedProse: ReadonlySet<string>;
	/** Prepares the heads of the pages. */
	createDocuments(assets: SiteAssets, report: Report): Documents;
}

/**
 * Renders the bodies of all pages.
 * @param spool keeps them until they are finished
 * @param report is told all that is wrong with the pages and the prose on them
 */
export function renderPages(
	{ settings, pages, prose, markdown, ...materials }: SiteMaterials,
	spool: Spool,
	report: Report,
	progress: Progress = () => undefined,
): RenderedPages {
	const { create, usedProse } = createEnvironments({
		...materials,
		settings,
		markdown,
		prose: createProseReader(prose, markdown, report),
		download: { file: download, sheets: sheetNumbers },
		report,
	});
	const renderBody = createBodyRenderer(settings, create, report);
	const collector = createUseCollector();
	const rendered: RenderedPage[] = [];
	for (const [index, planned] of pages.entries()) {
		progress('Rendering pages', index, pages.length);
		const body = renderBody(planned);
		if (body === undefined) continue;
		const { frame, inlineCode } = body;
		const bytes = Buffer.from(body.main);
		const islands = collector.add(planned.source, body, bytes);
		rendered.push({ planned, frame, readMain: spool.keep(bytes), islands, inlineCode });
	}
	return {
		rendered,
		complete: rendered.length === pages.length,
		use: collector.finish(),
		usedProse,
		createDocuments: (assets, say) => createDocuments(settings, assets, create, say),
	};
}
