import makeTemplatePdf from '../pdf/template-pdf.ts';
import { makeDownload } from '../prepare-assets.ts';
import type { Report } from '../problems.ts';
import type { Keep } from './keep.ts';

/** The PDF as far as it is made. Drawing it takes longer than all else, and no page shows it. */
const findHolder = (keep: Keep, report: Report) =>
	keep('download so far', [], report, async () => ({ pdf: await makeDownload(makeTemplatePdf) }));

/** The PDF as it was last drawn. */
export const findDownload = async (keep: Keep, report: Report) =>
	(await findHolder(keep, report)).pdf;

/** Draws the PDF anew if anything has changed that it is drawn with. */
export async function remakeDownload(keep: Keep, report: Report): Promise<Uint8Array> {
	const holder = await findHolder(keep, report);
	holder.pdf = await keep('download', [makeTemplatePdf], report, () =>
		makeDownload(makeTemplatePdf),
	);
	return holder.pdf;
}
