import type { PlateName } from '../../world/plate-numbers.ts';
import { drawComicPage } from './comic/comic-page.ts';
import { type Box, boardGeometry, plateMedia, printGeometry } from './comic/geometry.ts';
import { drawPlanPlate } from './plan/plan-plate.ts';
import type { Plate } from './plate.ts';
import { drawSectionPlate } from './section/section-plate.ts';

/** What is drawn on a plate, and how finely. */
interface PlatePlan {
	/** As a reader's outline names it. */
	title: string;
	size: Box;
	/** How many places a point is divided into. */
	precision: number;
	draw(plate: Plate): void;
}

/** The printed plates. */
export const plates: Readonly<Record<PlateName, PlatePlan>> = {
	template: {
		title: 'Comic page template, print size',
		size: printGeometry.media,
		precision: 100,
		draw: (plate) => drawComicPage(plate, printGeometry),
	},
	board: {
		title: 'Comic page template, board at 150 %',
		size: boardGeometry.media,
		precision: 100,
		draw: (plate) => drawComicPage(plate, boardGeometry),
	},
	framework: {
		title: 'Structural frame: section A–A',
		size: plateMedia,
		precision: 10,
		draw: drawSectionPlate,
	},
	frameworkPlan: {
		title: 'Structural frame: plan',
		size: plateMedia,
		precision: 10,
		draw: drawPlanPlate,
	},
};
