import type { DeckSheet } from '../../../content/types.ts';
import type { DrawnView } from '../../../sheets/deck/deck-sheet.ts';
import { BuildFailure } from '../../problems.ts';
import type { DownloadMaterials } from '../download.ts';
import { readPlain } from '../read-plain.ts';

/** A sheet of the deck kit in plain words, with its views as they were written for the site. */
export interface DrawnDeckSheet {
	record: DeckSheet;
	views: readonly DrawnView[];
	number: number;
	of: number;
}

/** The records of the sheets that are drawn: nobody who writes waits for them, nor has a world made up for a test any. */
export const listSheets = ({ content }: DownloadMaterials): readonly DeckSheet[] =>
	content.sources.rules === undefined ? [] : content.sources.anthology.deckKit;

/** What the sheets are drawn from, for the cache: a file of a drawing is named after what it holds. */
export const describeSheets = (
	materials: DownloadMaterials,
	sheets: readonly DeckSheet[] = listSheets(materials),
): string =>
	JSON.stringify(
		sheets.map((sheet) => [
			sheet,
			sheet.views.map(({ picture }) => materials.pictures.get(picture)),
		]),
	);

/** Takes the views' drawings from the site. */
export async function drawViews(materials: DownloadMaterials): Promise<readonly DrawnDeckSheet[]> {
	const { deckViews } = await import('../../../art/deck-kit/index.ts');
	const { pictures, svgs } = materials;
	const records = listSheets(materials);
	return records.map((record, i) => ({
		// A sheet has no links and no slant: what is said on it is plain.
		record: {
			...record,
			summary: readPlain(materials.content, record.summary),
			never: record.never.map((rule) => readPlain(materials.content, rule)),
		},
		number: i + 1,
		of: records.length,
		views: record.views.map(({ picture }) => {
			const [view, file] = [deckViews[picture], pictures.get(picture)?.file];
			const svg = String((file && svgs.get(file)) ?? '');
			if (!view || !svg) {
				throw new BuildFailure([
					{
						where: `src/content/deck-kit/${record.id}.ts: ${picture}`,
						what: 'No view of the deck kit has this id, or its drawing is missing.',
						mend: 'Draw it in src/art/deck-kit, name it in index.ts there, or correct the record.',
					},
				]);
			}
			return { ...view, svg };
		}),
	}));
}
