import { deckViews } from '../../art/deck-kit/deck-views.ts';
import type { DeckSheet } from '../../model/types.ts';
import type { Materials } from '../publication.ts';
import { readPlain } from '../read-plain.ts';
import type { DrawnView } from './deck/deck-plate.ts';

/** A sheet of the deck kit as plain text, with the SVGs of its views. */
export interface DrawnDeckSheet {
	record: DeckSheet;
	views: readonly DrawnView[];
	number: number;
	of: number;
}

/** Prepares the sheets of the deck kit, with the views' drawings from the site. */
export function drawViews(materials: Materials): readonly DrawnDeckSheet[] {
	const { pictures, svgs } = materials;
	const records = materials.records.anthology.deckKit;
	return records.map((record, i) => ({
		// Plates are lettered without links or italics.
		record: {
			...record,
			summary: readPlain(materials, record.summary),
			never: record.never.map((rule) => readPlain(materials, rule)),
		},
		number: i + 1,
		of: records.length,
		views: record.views.map(({ picture }) => ({
			...deckViews[picture],
			svg: String(svgs.get(pictures.get(picture)?.file ?? '') ?? ''),
		})),
	}));
}
