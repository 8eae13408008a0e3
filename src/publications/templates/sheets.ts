import type { SheetName } from '../../world/sheet-numbers.ts';
import { drawComicPage } from './comic/comic-page.ts';
import { type Box, boardGeometry, printGeometry, sheetMedia } from './comic/geometry.ts';
import { drawPlanSheet } from './plan/plan-sheet.ts';
import { drawSectionSheet } from './section/section-sheet.ts';
import type { Sheet } from './sheet.ts';

/** What is drawn on a sheet, and how finely. */
interface SheetPlan {
	/** As a reader's outline names it. */
	title: string;
	size: Box;
	/** How many places a point is divided into. */
	precision: number;
	draw(sheet: Sheet): void;
}

/** The printed sheets. */
export const sheets: Readonly<Record<SheetName, SheetPlan>> = {
	template: {
		title: 'Comic page template, print size',
		size: printGeometry.media,
		precision: 100,
		draw: (sheet) => drawComicPage(sheet, printGeometry),
	},
	board: {
		title: 'Comic page template, board at 150 %',
		size: boardGeometry.media,
		precision: 100,
		draw: (sheet) => drawComicPage(sheet, boardGeometry),
	},
	framework: {
		title: 'Structural frame: section A–A',
		size: sheetMedia,
		precision: 10,
		draw: drawSectionSheet,
	},
	frameworkPlan: {
		title: 'Structural frame: plan',
		size: sheetMedia,
		precision: 10,
		draw: drawPlanSheet,
	},
};
