import { deckKit } from '../../content/deck-kit/index.ts';
import { type Download, type DownloadMaterials, describePictures } from '../download.ts';

/** What the sheets are drawn from. */
export function describeSheets(materials: DownloadMaterials): readonly string[] {
	const { mode, sources } = materials.content;
	if (mode === 'dev') return [];
	const { anthology } = sources;
	const shown = anthology.deckKit.flatMap(({ views }) => views.map(({ picture }) => picture));
	return [JSON.stringify(anthology.deckKit), describePictures(materials, shown)];
}

/** Where a sheet stands, by its id. */
export const sheetPath = (id: string) => `/downloads/deck-kit/${id}.svg`;

/** Each sheet of the deck kit as an SVG whose words are strokes, as large as it is printed. */
export const deckSheets: Download = {
	paths: deckKit.map(({ id }) => sheetPath(id)),
	isForReaders: true,
	kept: { module: 'src/publications/deck-kit/deck-sheets.ts', from: describeSheets },
	async make(materials) {
		const { writeSheets } = await import('./write-sheets.ts');
		return new Map(writeSheets(materials).map(({ id, svg }) => [sheetPath(id), svg]));
	},
};
