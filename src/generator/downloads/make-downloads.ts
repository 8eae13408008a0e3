import type { Files } from '../files.ts';
import { BuildFailure, type Problem } from '../problems.ts';
import { changesFeed } from './changes-feed.ts';
import { comicFiles } from './comic/comic-files.ts';
import { deadlines } from './deadlines.ts';
import { deckSheets } from './deck-kit/svg-sheets.ts';
import type { Download, DownloadMaterials } from './download.ts';
import { epub } from './epub/epub.ts';
import { guidelinesJson } from './guidelines-json.ts';
import { guidelinesText } from './guidelines-text.ts';
import { templatePdf } from './template-pdf.ts';

/**
 * All files to take away: a new one is a file of this folder, a name here, and a record in
 * src/content/downloads.ts, by which the page of downloads lists it.
 */
export const downloads: readonly Download[] = [
	templatePdf,
	...deckSheets,
	epub,
	...comicFiles,
	guidelinesText,
	guidelinesJson,
	deadlines,
	changesFeed,
];

/**
 * Makes the files to take away: none of records that are not sound. One that cannot be made has its
 * place, so that no link to it is dead.
 */
export async function makeDownloads(
	materials: DownloadMaterials,
): Promise<{ files: Files; problems: readonly Problem[] }> {
	const problems: Problem[] = [];
	if (!materials.content.isSound) return { files: new Map(), problems };
	const made = await Promise.all(
		downloads.map(async ({ file, make }): Promise<[string, Uint8Array] | undefined> => {
			try {
				const contents = await make(materials);
				return contents && [file, contents];
			} catch (error) {
				if (!(error instanceof BuildFailure)) throw error;
				problems.push(...error.problems);
				return [file, new Uint8Array()];
			}
		}),
	);
	return { files: new Map(made.filter((each) => each !== undefined)), problems };
}
