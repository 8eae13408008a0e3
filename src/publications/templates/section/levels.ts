import type { Point } from '../../../art/kit/shapes.ts';
import { findFloor, findHead, levels } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { drawDimension } from '../furniture/dimension.ts';
import { letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Plate } from '../plate.ts';
import { panel, plateX, plateY } from './layout.ts';

const gauge = { left: 1090, right: 1097 } as const;
const words = 1114;
const edge = panel.right - 6;

/** A figure above or below datum, as it is written on the plate. */
function writeLevel(z: number): string {
	return `${z < 0 ? '−' : z > 0 ? '+' : '±'}${Math.abs(z).toFixed(2)}`;
}

const nameDeck = (deck: number) => (deck < 0 ? `−${-deck}` : `${deck}`);

/** The figures of the staff gauge beside the hull, one every ten decks. */
function letterGauge(pen: Pen): void {
	const { left, right } = gauge;
	for (let deck = -40; deck <= 60; deck += 10) {
		if (deck === 0) continue;
		const y = plateY(deck > 0 ? findHead(deck) : findFloor(deck));
		const colour = deck < 0 ? palette.white : palette.ink;
		letter(pen, nameDeck(deck), [right + 4.4, y - 2.4], { face: 'label', size: 7, colour });
	}
	const top: Point = [left - 2, plateY(findHead(60)) + 6];
	letter(pen, 'DECK', top, { face: 'label', size: 6, tracking: 0.5 });
}

/**
 * Draws the levels' bounds with their heights, letters the gauge, and gives the length over all.
 * @param pen the page's pen, in points
 */
export function drawLevelMarks(pen: Pen): void {
	letterGauge(pen);
	for (const level of levels) {
		const z = findHead(level.top);
		const y = plateY(z);
		if (level.foot < 0) continue;
		pen.line([gauge.right + 18, y], [edge, y], { width: 0.7 });
		letter(pen, writeLevel(z), [edge, y + 2.4], { face: 'label', size: 6.4, align: 'right' });
	}
	const [low, sea] = [plateY(findFloor(-40)), plateY(0)];
	pen.line([gauge.right + 18, low], [edge, low], { width: 0.7, colour: palette.foam });
	for (const [z, y, colour] of [
		[0, sea + 3.4, palette.ink],
		[findFloor(-40), low + 2.4, palette.foam],
	] as const)
		letter(pen, writeLevel(z), [edge, y], { face: 'label', size: 6.4, align: 'right', colour });
	const { length } = measures.hull.drawn;
	const [west, east] = [plateX(-length / 2), plateX(length / 2)];
	drawDimension(pen, [west, 757], [east, 757], `${length.toFixed(1)} over all`);
}

/**
 * Letters the four levels beside the gauge: large, to be read from across a room.
 * @param plate the page
 */
export function letterLevels(plate: Plate): void {
	for (const level of levels) {
		const isDry = level.foot > 0;
		const [high, low] = [plateY(findHead(level.top)), plateY(findFloor(level.foot))];
		const y = isDry ? Math.max((high + low) / 2 + 4, low + 34) : high - 62;
		const range = isDry
			? `Decks ${level.foot} to ${level.top}`
			: `Decks ${nameDeck(level.top)} to ${nameDeck(level.foot)}`;
		plate.part('P', (pen) => {
			const colour = isDry ? palette.ink : palette.white;
			letter(pen, `${level.name} `, [words, y], { face: 'title', size: 17, colour });
			letter(pen, `${range} `, [words, y - 9.6], {
				face: 'label',
				size: 8,
				colour: isDry ? palette.blue : palette.yellow,
			});
			for (const [i, row] of level.use.entries())
				letter(pen, i < level.use.length - 1 ? `${row} ` : row, [words, y - 18 - i * 7.2], {
					size: 6.3,
					colour,
				});
		});
	}
}
