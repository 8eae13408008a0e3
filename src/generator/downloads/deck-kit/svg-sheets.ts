import { deckKit } from '../../../content/deck-kit/index.ts';
import { sheetUse } from '../../../content/deck-kit/sheet-use.ts';
import { digestOfModule, remember } from '../../cache.ts';
import type { Download, DownloadMaterials } from '../download.ts';
import { describeSheets, drawViews, listSheets } from './draw-views.ts';

/** A sheet as an SVG; nothing where nobody takes sheets. */
async function writeSheet(materials: DownloadMaterials, id: string): Promise<Uint8Array> {
	const [drawn, { drawDeckSheet }, { sheetMedia }, { SvgSheet }] = await Promise.all([
		drawViews(materials),
		import('../../../sheets/deck/deck-sheet.ts'),
		import('../../../sheets/comic/geometry.ts'),
		import('./svg-sheet.ts'),
	]);
	const found = drawn.find(({ record }) => record.id === id);
	if (!found) return new Uint8Array();
	const { record, views, number, of } = found;
	const sheet = new SvgSheet(sheetMedia);
	drawDeckSheet(sheet, record, views, { number, of });
	const svg = sheet.write(
		`Lagan, deck kit, sheet ${number} of ${of}: ${record.title}`,
		`${sheetUse.take} ${sheetUse.stays}`,
	);
	return new TextEncoder().encode(svg);
}

/** Each sheet of the deck kit as an SVG whose words are strokes, as large as it is printed. */
export const deckSheets: readonly Download[] = deckKit.map(({ id }) => ({
	file: `/downloads/deck-kit/${id}.svg`,
	fragments: [],
	make: async (materials) => {
		if (listSheets(materials).length === 0) return new Uint8Array();
		const maker = digestOfModule('src/generator/downloads/deck-kit/svg-sheets.ts');
		return remember('deck-sheets', [maker, id, describeSheets(materials)], () =>
			writeSheet(materials, id),
		);
	},
}));
