import { sheetUse } from '../../content/deck-kit/sheet-use.ts';
import { sheetMedia } from '../../sheets/comic/geometry.ts';
import { drawDeckSheet } from '../../sheets/deck/deck-sheet.ts';
import type { DownloadMaterials } from '../download.ts';
import { drawViews } from './draw-views.ts';
import { SvgSheet } from './svg-sheet.ts';

/** Writes each sheet as an SVG. */
export function writeSheets(materials: DownloadMaterials): { id: string; svg: string }[] {
	const { name } = materials.content.settings;
	return drawViews(materials).map(({ record, views, number, of }) => {
		const sheet = new SvgSheet(sheetMedia);
		drawDeckSheet(sheet, record, views, { number, of });
		const title = `${name}, deck kit, sheet ${number} of ${of}: ${record.title}`;
		return { id: record.id, svg: sheet.write(title, `${sheetUse.take} ${sheetUse.stays}`) };
	});
}
