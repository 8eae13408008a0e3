import { fileOfRoute } from '../files.ts';
import type { FinishPage, PageRecord } from './finish-page.ts';
import type { Documents, RenderedPage } from './render-documents.tsx';

/** Where finished pages go. */
export interface PageSink {
	write(file: string, contents: string | Uint8Array): void;
	/** Takes note of a page that is written, in the order of the pages. */
	note(route: string, record: PageRecord): void;
}

/** How many pages are on their last steps at once: enough for all processors, few for the memory. */
const atOnce = 64;

/** Gives rendered pages their heads, takes them through the last steps, and writes them. */
export async function writePages(
	rendered: readonly RenderedPage[],
	documents: Documents,
	finishPage: FinishPage,
	{ write, note }: PageSink,
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
			write(file, html);
			if (forms) {
				write(`${file}.br`, forms.br);
				write(`${file}.gz`, forms.gz);
			}
			note(route, record);
		}
	}
}
