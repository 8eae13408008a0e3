import type { Point } from '../../../art/kit/shapes.ts';
import { type Lettering, letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import { boxPoints, type Pen, type Stroke } from '../pen.ts';
import type { Box, ComicGeometry } from './geometry.ts';

const colour = palette.nonRepro;

/** How each box is ruled: solid where panels are allowed, dashed where they are not. */
export const rules = {
	bleed: { width: 0.9, colour },
	trim: { width: 0.6, colour, dash: [9, 3, 2, 3] },
	live: { width: 0.9, colour },
} as const satisfies Record<string, Stroke>;

/**
 * Rules the three boxes and names each on its own line, top left and bottom right, in the blue that
 * scanners drop.
 * @param pen the page's pen
 * @param geometry the page's boxes
 */
export function drawGuides(pen: Pen, { inches, ...geometry }: ComicGeometry): void {
	const size = geometry.bleed.width > 600 ? 6.6 : 5.4;
	for (const name of ['bleed', 'trim', 'live'] as const) {
		const box = geometry[name];
		pen.path(corners(box), rules[name]);
		const how: Lettering = { face: 'label', size, colour, tracking: 0.4 };
		const words = `${name.toUpperCase()} ${inches[name]}`;
		const [inset, drop] = name === 'live' ? [0, -2.6] : [9, size + 1];
		letter(pen, words, [box.x + inset, box.y + box.height - drop], how);
		const right = box.x + box.width - inset;
		letter(pen, words, [right, box.y + (name === 'live' ? -size - 1 : 2.6)], {
			...how,
			align: 'right',
		});
	}
}

const corners = (box: Box) => boxPoints(box.x, box.y, box.x + box.width, box.y + box.height);

/** Ticks outside the bleed at the quarters and thirds of the live area, to rule panels from. */
export function drawTicks(pen: Pen, { bleed, live }: ComicGeometry): void {
	const ticks: [Point, Point][] = [];
	const [gap, right, high] = [1.5, bleed.x + bleed.width, bleed.y + bleed.height];
	for (const [part, length] of [
		[1 / 4, 3.5],
		[1 / 3, 6.5],
		[1 / 2, 9.5],
		[2 / 3, 6.5],
		[3 / 4, 3.5],
	] as const) {
		const [x, y] = [live.x + live.width * part, live.y + live.height * part];
		const [near, far] = [gap, gap + length];
		ticks.push(
			[
				[bleed.x - near, y],
				[bleed.x - far, y],
			],
			[
				[right + near, y],
				[right + far, y],
			],
			[
				[x, bleed.y - near],
				[x, bleed.y - far],
			],
			[
				[x, high + near],
				[x, high + far],
			],
		);
	}
	pen.lines(ticks, { width: 0.7, colour });
}

/** Crop marks in line with the trim, centre marks in line with the middle, all outside the bleed. */
export function drawMarks(pen: Pen, { media, bleed, trim }: ComicGeometry): void {
	const [gap, end, length] = [3, 5, 22];
	const hair = { width: 0.4 };
	const sides = [
		[bleed.x - gap, Math.max(end, bleed.x - length)],
		[bleed.x + bleed.width + gap, Math.min(media.width - end, bleed.x + bleed.width + length)],
	] as const;
	const ends = [
		[bleed.y - gap, Math.max(end, bleed.y - length)],
		[bleed.y + bleed.height + gap, Math.min(media.height - end, bleed.y + bleed.height + length)],
	] as const;
	for (const [from, to] of sides) {
		for (const y of [trim.y, trim.y + trim.height]) pen.line([from, y], [to, y], hair);
		drawCentre(pen, [(from + to) / 2, media.height / 2], Math.abs(to - from) / 2);
	}
	for (const [from, to] of ends) {
		for (const x of [trim.x, trim.x + trim.width]) pen.line([x, from], [x, to], hair);
		drawCentre(pen, [media.width / 2, (from + to) / 2], Math.abs(to - from) / 2);
	}
}

function drawCentre(pen: Pen, [x, y]: Point, arm: number): void {
	pen.lines(
		[
			[
				[x - arm, y],
				[x + arm, y],
			],
			[
				[x, y - arm],
				[x, y + arm],
			],
		],
		{ width: 0.4 },
	);
	pen.circle([x, y], arm * 0.45, { width: 0.4 });
}
