import type { Point } from '../../../art/shapes.ts';
import { measures } from '../../../content/measures.ts';
import { drawDimension } from '../furniture/dimension.ts';
import type { Corners } from '../furniture/panel.ts';
import { outline } from '../furniture/panel.ts';
import { letter } from '../lettering.ts';
import { palette, skin } from '../palette.ts';
import type { Pen } from '../pen.ts';

const {
	ink,
	white,
	paper,
	plaster,
	sand,
	foam,
	mist,
	steel,
	slate,
	night,
	wood,
	red,
	blue,
	yellow,
	ochre,
	oxide,
	rose,
	sea,
	orange,
} = palette;

/** Points to ten centimetres at 1:125. */
const unit = 7.2 / 2.54 / 1.25;

/** A bunk in three tiers, each let by the watch: one asleep, one turned, one reading. */
function drawBunks(pen: Pen): void {
	for (const [y, blanket] of [
		[-3.4, red],
		[-13.4, sand],
		[-23.4, sea],
	] as const) {
		pen.rect(2, y, 22, y + 1.4, { fill: wood, width: 0.6 });
		pen.rect(2.4, y - 1.8, 21.6, y, { fill: white, width: 0.5 });
		pen.shape(`M17.4 ${y - 1.6}q.2-1.9 2.1-1.9t1.8 1.9Z`, { fill: paper, width: 0.5 });
		if (blanket === sand) {
			pen.rect(2.4, y - 2.2, 12, y - 0.4, { fill: sand, width: 0.5 });
			continue;
		}
		pen.shape(`M18 ${y - 3}a1.5 1.5 0 1 1 .1 0Z`, {
			fill: blanket === red ? skin.tan : skin.brown,
			width: 0.5,
		});
		pen.shape(`M18 ${y - 5.9}a1.5 1.5 0 0 1 1.5 1.6q-.9.3-1.2-.5-1 .2-1.5-.1.2-1 1.2-1Z`, {
			fill: night,
		});
		pen.shape(
			`M2.6 ${y - 0.4}V${y - 2.2}Q5 ${y - 4.4} 8 ${y - 3.2}T17 ${y - 3.4}L16.8 ${y - 0.4}Z`,
			{
				fill: blanket,
				width: 0.6,
			},
		);
	}
	pen.lines(
		[2, 22].map((x): [Point, Point] => [
			[x, 0],
			[x, -28],
		]),
		{ width: 1.2, colour: night },
	);
}

/** The room: shoes on a shelf, and a radiator painted white that is never turned off. */
function drawRoom(pen: Pen): void {
	pen.rect(0, -42, 27, 0, { fill: plaster });
	drawBunks(pen);
	for (const x of [23, 24.2, 25.4]) pen.rect(x, -6, x + 0.9, -0.8, { fill: white, width: 0.45 });
	pen.line([22.8, -12], [26.8, -12], { width: 0.9, colour: wood });
	pen.shape('M23.2-12.1v-1.6h1l.6.9 1.2.2v.5Z', { fill: night });
}

/** The street: a rope with a knot for every Mooring Day, and a neighbour with her loaf. */
function drawStreet(pen: Pen): void {
	pen.rect(27, -42, 48, 0, { fill: paper });
	pen.rect(27, -15, 48, 0, { fill: mist });
	pen.rect(29, -22, 35, -1, { fill: rose, width: 0.6 });
	pen.shape('M30.4-22V-1M31.8-22V-1M33.4-22V-1', { width: 0.35, colour: oxide });
	pen.line([27, -22], [36, -22], { width: 0.9 });
	pen.line([36, -9.6], [48, -9.6], { width: 1.6, colour: palette.rope });
	pen.line([36, -9.6], [48, -9.6], { width: 2.8, colour: wood, dash: [0, 3.6], isRound: true });
	pen.inFrame({ x: 41, y: 0 }, () => {
		pen.shape('M-2 .1V-7.4H1.7L2 .1H.3L-.1-5.6-.5.1Z', { fill: night, width: 0.5 });
		pen.shape('M-2.4.1V-.9H-.4V.1ZM.2.1V-.9H2.4V.1Z', { fill: oxide, width: 0.4 });
		pen.shape('M-2.9-5.8L-2.4-12.7Q-2-14.4-.4-14.5H.9Q2.2-14.2 2.5-12.7L3.1-5.8Z', {
			fill: yellow,
			width: 0.8,
		});
		pen.shape('M-2.9-5.8L-2.4-12.7Q-2-14.4-.4-14.5L-1-5.8Z', { fill: ochre });
		pen.shape('M-.6-14.6V-15.6H.9V-14.6Z', { fill: skin.brown });
		pen.shape(
			'M-1.3-16.4Q-1.3-18.4.3-18.4T1.7-16.6L2-16.1 1.6-15.9Q1.6-15 .3-15-1.2-15-1.3-16.4Z',
			{
				fill: skin.brown,
				width: 0.5,
			},
		);
		pen.shape(
			'M1.4-17.2Q1-18 0-17.7-.4-16.4-1.2-15.6-2.3-16.4-1.8-17.8-1-19.2.5-18.9 1.7-18.4 1.4-17.2Z',
			{
				fill: red,
				width: 0.5,
			},
		);
		pen.shape('M3-9.3Q3.3-10.9 5.1-10.6 6.6-10 6-8.6 4.4-7.9 3-9.3Z', { fill: sand, width: 0.5 });
		pen.shape('M1.2-13.2Q2.4-13.4 2.7-12.3L3.4-9.9 5-9 4.4-8 2-9 1-11.6Z', {
			fill: yellow,
			width: 0.7,
		});
		pen.circle([4.8, -8.6], 0.5, { fill: skin.brown, width: 0.4 });
	});
}

/** Bare frame: a lamp, a red plate, and a child who has got in, in a winter coat. */
function drawBareBerth(pen: Pen): void {
	pen.rect(48, -42, 80, 0, { fill: foam });
	pen.shape('M50 0L62-40M62 0L50-40M64 0L76-40M76 0L64-40', { width: 0.8, colour: mist });
	for (const x of [49, 62, 75]) pen.rect(x, -40, x + 1.8, 0, { fill: steel, width: 0.6 });
	pen.shape('M57-33V-29.4', { width: 0.7 });
	pen.shape('M54.6-27.4Q54.8-29.4 57-29.4T59.4-27.4Z', { fill: slate, width: 0.6 });
	pen.circle([57, -26.8], 1.2, { fill: yellow, width: 0.5 });
	pen.rect(62.6, -22, 71.4, -17.6, { fill: red, width: 0.8 });
	pen.inFrame({ x: 59, y: 0 }, () => {
		for (const x of [-3.6, 5.2]) {
			pen.circle([x, -3.2], 3.1, { width: 0.9 });
			pen.circle([x, -3.2], 0.4, { fill: ink });
		}
		pen.shape('M-3.6-3.2L-1.4-7.2H3.6L.6-3.2-1.4-7.2M.6-3.2H-3.6M5.2-3.2L3.4-8.6', {
			width: 0.9,
			colour: red,
		});
		pen.shape('M3.4-8.6L4.6-9.2M-2.4-7.6H-.6', { width: 1 });
		pen.shape('M-1.6-7.6Q-.4-8.4 1-7.4L2.2-4.6 1.8-1.8 .6-1.9 .7-4.2-1.2-6Z', {
			fill: night,
			width: 0.5,
		});
		pen.shape('M-2.2-7Q-2.4-11.6.2-12.9L2.6-12Q2.8-9 1.2-6.8Q-.4-6-2.2-7Z', {
			fill: blue,
			width: 0.7,
		});
		pen.shape('M1-12.2L4.6-9.6 3.8-8.4.4-10.2Z', { fill: blue, width: 0.6 });
		pen.shape('M-.2-12.5Q1-11.6 2.6-12L2.6-13.2H.2ZM-.2-12.6L-3-11.8-3.2-12.8-.2-13.4Z', {
			fill: red,
			width: 0.4,
		});
		pen.circle([1.6, -14.5], 1.55, { fill: skin.pale, width: 0.5 });
		pen.shape('M-.2-14.5Q-.2-16.6 1.6-16.6T3.3-14.9L1-15Z', { fill: orange, width: 0.5 });
	});
}

/** What is overhead: floor plate, pipes, and the feet of the deck above. */
function drawOverhead(pen: Pen): void {
	for (const [y, colour] of [
		[-38.6, red],
		[-36.2, mist],
		[-34.2, orange],
	] as const) {
		pen.line([-1, y], [81, y], { width: 3.6 });
		pen.line([-1, y], [81, y], { width: 2.2, colour });
	}
	for (const x of [8, 24, 44, 60]) pen.line([x, -33.4], [x, -41], { width: 0.8 });
	for (const y of [0, -42]) pen.rect(-1, y, 81, y + 1.7, { fill: slate, width: 1 });
	pen.inFrame({ x: 64, y: -42 }, () => {
		pen.shape('M-2.2 0V-12H-.2V0ZM1 0V-12H3V0Z', { fill: night, width: 0.4 });
		pen.shape('M-2.4 0V-1.2L1-.8V0ZM.9 0V-1.2L4.4-.8V0Z', { fill: wood, width: 0.5 });
	});
	pen.shape('M70.6-42L69.6-46.6H75.4L74.4-42Z', { fill: sea, width: 0.6 });
}

/**
 * Draws detail A: one deck at 1:125, lived in and not.
 * @param pen the page's pen, in points
 * @param corners the panel, in points
 */
export function drawDeckDetail(pen: Pen, corners: Corners): void {
	const { left, low } = corners;
	pen.within(outline(corners), () => {
		pen.path(outline(corners), { fill: paper });
		pen.inFrame({ x: left + 1, y: low + 7, scale: unit, isDown: true }, () => {
			drawRoom(pen);
			drawStreet(pen);
			drawBareBerth(pen);
			for (const x of [27, 48]) pen.line([x, -42], [x, 0], { width: 1.8 });
			drawOverhead(pen);
		});
	});
	const [x, floor] = [left + 1 + 77 * unit, low + 7];
	const { height } = measures.deck;
	drawDimension(pen, [x, floor], [x, floor + height * 10 * unit], height.toFixed(2));
	const plate: Point = [left + 1 + 67 * unit, floor + 18.6 * unit];
	letter(pen, '840', plate, { face: 'label', size: 7, colour: white, align: 'centre' });
}
