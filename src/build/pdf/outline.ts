import type { PDFDocument } from 'pdf-lib';
import { PDFHexString, PDFName } from 'pdf-lib';

/**
 * Gives the document bookmarks, one per page, in order.
 * @param pdf the document, with all its pages
 * @param titles the bookmark of each page, first page first
 */
export function addOutline(pdf: PDFDocument, titles: readonly string[]): void {
	const { context, catalog } = pdf;
	const root = context.nextRef();
	const items = titles.map((title) => ({ title, ref: context.nextRef() }));
	const [first, last] = [items.at(0), items.at(-1)];
	if (!first || !last) return;
	for (const [i, { title, ref }] of items.entries()) {
		const [before, after] = [items[i - 1], items[i + 1]];
		context.assign(
			ref,
			context.obj({
				Title: PDFHexString.fromText(title),
				Parent: root,
				Dest: [pdf.getPage(i).ref, 'Fit'],
				...(before ? { Prev: before.ref } : {}),
				...(after ? { Next: after.ref } : {}),
			}),
		);
	}
	context.assign(
		root,
		context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: items.length }),
	);
	catalog.set(PDFName.of('Outlines'), root);
}
