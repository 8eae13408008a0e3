import { fileOfRoute } from '../files.ts';
import { sheetNumbers } from '../pdf/sheet-numbers.ts';
import { download } from '../prepare-assets.ts';
import type { Report } from '../problems.ts';
import { createProseReader, type ProseFiles } from '../prose.ts';
import type { FinishPage } from './finish-page.ts';
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

/** What pages are made of. */
export interface PageSetMaterials extends Omit<PageMaterials, 'prose' | 'download' | 'report'> {
	prose: ProseFiles;
}

/** What is known of pages once their bodies are rendered. */
export interface PageSetFacts {
	use: PageUse;
	/** The prose that pages have asked for. */
	usedProse: ReadonlySet<string>;
	/** Whether every page could be rendered. */
	complete: boolean;
}

/** Where finished pages go. */
export interface PageSink {
	write(file: string, contents: string | Uint8Array): void;
	/** Takes note of a page that is written, in the order of the pages. */
	note(route: string, record: string): void;
}

/** The pages of a site: rendered first, and finished when it is known what all need. */
export interface PageSet {
	/** Renders the bodies of some more pages. */
	render(pages: readonly PlannedPage[]): void;
	/** What is known of all bodies that were rendered. */
	describe(): PageSetFacts;
	/** Prepares the heads of the pages. */
	createDocuments(assets: SiteAssets, report: Report): Documents;
	/** The pages that could be rendered. */
	readonly rendered: readonly RenderedPage[];
}

/**
 * @param spool keeps the bodies until they are finished
 * @param report is told all that is wrong with the pages and the prose on them
 */
export function createPageSet(
	{ settings, prose, markdown, ...materials }: PageSetMaterials,
	spool: Spool,
	report: Report,
): PageSet {
	const { create, usedProse } = createEnvironments({
		...materials,
		settings,
		markdown,
		prose: createProseReader(prose, markdown, report),
		download: { file: download, sheets: sheetNumbers },
		report,
	});
	const rendered: RenderedPage[] = [];
	const renderBody = createBodyRenderer(settings, create, report);
	const collector = createUseCollector();
	let complete = true;
	return {
		render(pages) {
			for (const planned of pages) {
				const body = renderBody(planned);
				if (body === undefined) {
					complete = false;
					continue;
				}
				const bytes = Buffer.from(body.html);
				const islands = collector.add(planned.source, body, bytes);
				const { inlineCode } = body;
				rendered.push({ planned, readBody: spool.keep(bytes), islands, inlineCode });
			}
		},
		describe: () => ({ use: collector.finish(), usedProse, complete }),
		createDocuments: (assets, say) => createDocuments(settings, assets, create, say),
		rendered,
	};
}

/** How many pages are on their last steps at once: enough for all processors, few for the memory. */
const atOnce = 64;

/** Takes rendered pages through the last steps, and writes them. */
export async function finishPages(
	rendered: readonly RenderedPage[],
	documents: Documents,
	finishPage: FinishPage,
	sink: PageSink,
): Promise<void> {
	for (let first = 0; first < rendered.length; first += atOnce) {
		const finished = await Promise.all(
			rendered.slice(first, first + atOnce).map(async (page) => ({
				route: page.planned.route,
				...(await finishPage(documents.render(page))),
			})),
		);
		for (const { route, html, forms, record } of finished) {
			const file = fileOfRoute(route);
			sink.write(file, html);
			if (forms) {
				sink.write(`${file}.br`, forms.br);
				sink.write(`${file}.gz`, forms.gz);
			}
			sink.note(route, record);
		}
	}
}
