import { fileOfRoute } from '../files.ts';
import type { PageRecord } from './describe-page.ts';
import type { FinishedPage, FinishPage } from './finish-page.ts';
import type { Documents, RenderedPage } from './render-documents.tsx';

/** Where finished pages go. */
export interface PageSink {
	write(file: string, contents: string | Uint8Array): void;
	/** Takes note of a page that is written, in the order of the pages. */
	note(route: string, record: PageRecord): void;
}

/** How many pages are on their last steps at once: enough for all processors, few for the memory. */
const atOnce = 16;

/**
 * Gives rendered pages their heads, takes them through the last steps, and writes them, each in its
 * turn while those after it are under way.
 */
export async function writePages(
	rendered: readonly RenderedPage[],
	documents: Documents,
	finishPage: FinishPage,
	{ write, note }: PageSink,
): Promise<void> {
	const underWay: { route: string; finished: Promise<FinishedPage> }[] = [];
	async function writeNext() {
		const next = underWay.shift();
		if (next === undefined) return;
		const { html, forms, record } = await next.finished;
		const file = fileOfRoute(next.route);
		write(file, html);
		if (forms) {
			write(`${file}.br`, forms.br);
			write(`${file}.gz`, forms.gz);
		}
		note(next.route, record);
	}
	for (const page of rendered) {
		const finished = finishPage(documents.render(page));
		// One that fails is met in its turn, unless one before it has failed.
		finished.catch(() => undefined);
		underWay.push({ route: page.planned.route, finished });
		if (underWay.length === atOnce) await writeNext();
	}
	while (underWay.length > 0) await writeNext();
}
