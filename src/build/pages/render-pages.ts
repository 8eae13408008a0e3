import { keyOf } from '../cache.ts';
import { listCharacters } from '../fonts.ts';
import { sheetNumbers } from '../pdf/sheet-numbers.ts';
import { download } from '../prepare-assets.ts';
import type { Report } from '../problems.ts';
import type { Progress } from '../progress.ts';
import { createProseReader, type ProseFiles } from '../prose.ts';
import type { BodyRecord, KeptPages } from './kept-pages.ts';
import type { PlannedPage } from './list-pages.ts';
import { createEnvironments, type PageMaterials } from './page-environments.ts';
import { createLookReader, createUseCollector, type PageUse } from './page-use.ts';
import { createBodyRenderer, type Frame } from './render-bodies.tsx';
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
 * Renders the bodies of all pages, except for those that are kept and would come out the same.
 * @param spool keeps bodies until they are finished
 * @param report is told all that is wrong with the pages and the prose on them
 * @param kept pages of earlier builds; gets those of this one
 */
export function renderPages(
	{ settings, pages, prose, markdown, ...materials }: SiteMaterials,
	spool: Spool,
	report: Report,
	{ progress = () => undefined, kept }: { progress?: Progress; kept?: KeptPages } = {},
): RenderedPages {
	const { create, sumAnswers } = createEnvironments({
		...materials,
		settings,
		markdown,
		prose: createProseReader(prose, markdown, report),
		download: { file: download, sheets: sheetNumbers },
		report,
	});
	const bodies = createBodyRenderer(settings, create, report);
	const readLook = createLookReader();
	const collector = createUseCollector();
	const usedProse = new Set<string>();

	function renderNew(planned: PlannedPage): PlacedBody | undefined {
		const body = bodies.render(planned);
		if (body === undefined) return undefined;
		const bytes = Buffer.from(body.main);
		const record: BodyRecord = {
			sum: sumOf(bytes),
			look: readLook(body.main, body.inlineCode),
			characters: listCharacters(bytes),
			asked: body.asked,
		};
		kept?.note(planned.route, record, sumAnswers);
		return { frame: body.frame, record, readMain: spool.keep(bytes) };
	}

	/** A kept page is rendered after all where something around it has changed. */
	const createReader = (planned: PlannedPage, sum: string) => () => {
		const bytes = Buffer.from(bodies.render(planned)?.main ?? '');
		if (sumOf(bytes) !== sum) {
			kept?.forget();
			report({
				where: `${planned.route} (${planned.source})`,
				what: 'It came out otherwise than in an earlier build, with the same code, records, prose and pictures: it shows something else too, such as the time, or a number of chance.',
				mend: 'Take that out. The next build renders every page anew.',
			});
		}
		return bytes;
	};

	function recallKept(planned: PlannedPage): PlacedBody | undefined {
		const record = kept?.recall(planned.route, sumAnswers);
		const frame = record && bodies.frame(planned);
		return frame && { frame, record, readMain: createReader(planned, record.sum) };
	}

	const rendered: RenderedPage[] = [];
	for (const [index, planned] of pages.entries()) {
		progress('Rendering pages', index, pages.length);
		const body = recallKept(planned) ?? renderNew(planned);
		if (body === undefined) continue;
		const { frame, record, readMain } = body;
		const { sum, look, characters, asked } = record;
		for (const id of asked.prose) usedProse.add(id);
		const islands = collector.add(planned.source, frame, look, characters);
		rendered.push({ planned, frame, readMain, sum, islands, inlineCode: look.inlineCode });
	}
	return {
		rendered,
		complete: rendered.length === pages.length,
		use: collector.finish(),
		usedProse,
		createDocuments: (assets, say) => createDocuments(settings, assets, create, say),
	};
}

const sumOf = (bytes: Uint8Array) => keyOf(bytes).toString('base64');

/** A page's own part, with what stands around it. */
interface PlacedBody {
	frame: Frame;
	record: BodyRecord;
	readMain: () => Uint8Array;
}
