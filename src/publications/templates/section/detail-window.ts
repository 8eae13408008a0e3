import { dress } from '../../../art/dress-tones.ts';
import { measures } from '../../../content/measures.ts';
import type { Corners } from '../furniture/panel.ts';
import { outline } from '../furniture/panel.ts';
import { palette, skin } from '../palette.ts';
import type { Pen } from '../pen.ts';

const { white, haze, mist, steel, slate, night, wood, red, deep, orange, foam, abyss, plaster } =
	palette;

/** Points to ten centimetres at 1:75. */
const unit = 7.2 / 2.54 / 0.75;

const suit = dress.hardSuit;

/** The glass's radius, in ten centimetres. */
const pane = measures.window.drawn.round * 5;

/** A line diver in a hard suit, passing at the change of watch: five is good. */
function drawDiver(pen: Pen): void {
	pen.shape('M-2.6 6.2L-3 .4H-.3V6.2ZM.3 6.2V.4H3L2.6 6.2Z', { fill: suit.light, width: 0.8 });
	pen.shape('M-3.4 7.8L-2.9 5.8H-.2V7.8ZM.2 7.8V5.8H2.9L3.4 7.8Z', {
		fill: suit.joint,
		width: 0.7,
	});
	pen.shape('M-3.6 1.4L-3.9-4.2Q-3-6 0-6T3.9-4.2L3.6 1.4Q0 2.6-3.6 1.4Z', {
		fill: suit.light,
		width: 1,
	});
	pen.shape('M0-6Q3-6 3.9-4.2L3.6 1.4Q2 2.2.6 2.1Z', { fill: suit.dark });
	pen.shape('M-3.6.2H3.6V1.6H-3.6Z', { fill: suit.joint, width: 0.6 });
	// One arm down along the strand, the other up with its hand open.
	pen.shape('M3.4-4.6Q5.6-4.2 6-1.8L6.2 1-4.6 1.2H4.8L4.4-.6 3-1.4Z', {
		fill: suit.dark,
		width: 0.8,
	});
	pen.shape('M-3.4-4.8Q-5.4-5-6.2-7L-6.9-9.2-5.2-9.8-4.2-7.6-2.6-6.4Z', {
		fill: suit.light,
		width: 0.8,
	});
	pen.shape(
		'M-7.1-9.2L-8.6-10.6-8-11.3-7-10.5-7.6-13-6.8-13.2-6.2-11-6-13.5-5.2-13.4-5.2-11-4.5-13-3.8-12.7-4.4-10.2-3.9-9.8-5-9.2Z',
		{
			fill: white,
			width: 0.7,
		},
	);
	pen.circle([0, -8], 3, { fill: suit.light, width: 1 });
	pen.circle([-0.4, -7.9], 1.9, { fill: foam, width: 0.8 });
	pen.circle([-0.5, -7.6], 1.15, { fill: skin.brown });
	pen.shape('M-1.4-8.1Q-.4-9.3.6-8.2Q-.4-8.5-1.4-8.1Z', { fill: night });
	pen.shape('M-1.9-9.2Q-.8-9.9.3-9.4', { width: 0.6, colour: white });
}

/** The water outside, with the strand and its diver. */
function drawOutside(pen: Pen): void {
	pen.circle([0, 0], pane, { fill: deep });
	pen.shape('M-10 1.6Q-4-1.6 1 .8T10-.4Q9 7.4 0 10-9 8.6-10 1.6Z', { fill: abyss });
	pen.shape('M8.3-5.6L3.2 9.5 5.4 8.5 9.3-3.8Z', { fill: palette.rope, width: 0.7 });
	pen.shape('M8.2-3.6L8.6-1.8M7.4-1.2L7.8.6M6.6 1.2L7 3M5.8 3.6L6.2 5.4M5 6L5.4 7.8', {
		width: 0.6,
	});
	pen.inFrame({ x: 0.6, y: 2.2, scale: 0.76 }, () => drawDiver(pen));
	for (const [x, y, r] of [
		[3.6, -6.2, 0.5],
		[4.4, -7.6, 0.35],
		[-5.8, 4.8, 0.3],
	] as const)
		pen.circle([x, y], r, { width: 0.6, colour: foam });
}

/** The round window: a hand thick and wider than a person can reach. */
function drawWindow(pen: Pen): void {
	pen.circle([0, 0], 12.6, { fill: steel, width: 1.4 });
	pen.circle([0, 0], 10.8, { fill: night, width: 1 });
	drawOutside(pen);
	pen.circle([0, 0], pane, { width: 1.2 });
	pen.shape('M-7.8-5.4Q-5.6-8.4-2-9.2', { width: 1.2, colour: white });
	for (let i = 0; i < 20; i++) {
		const angle = (i * Math.PI) / 10;
		pen.circle([Math.cos(angle) * 11.7, Math.sin(angle) * 11.7], 0.42, {
			fill: mist,
			width: 0.4,
		});
	}
}

/** Somebody on the bench, back to us, with a mug; and the kettle. */
function drawBench(pen: Pen): void {
	pen.shape('M-18.4 11.4H17V13H-18.4Z', { fill: wood, width: 0.9 });
	pen.shape('M-16 13V18M14.6 13V18', { width: 1.6 });
	pen.inFrame({ x: -11.6, y: 11.6 }, () => {
		pen.shape('M-3 0Q-4.2-6.4-2.4-7.8Q0-9.2 2.6-7.8 4.4-6.4 3.4 0Z', { fill: red, width: 1 });
		pen.shape('M-3 0Q-4.2-6.4-2.4-7.8Q-1-8.6 0-8.6Q-1.8-4-.8 0Z', { fill: palette.oxide });
		pen.shape('M3-6.6Q5.2-5.6 5.6-3.6L4.4-2.6 2.6-3.8Z', { fill: red, width: 0.8 });
		pen.shape('M4.8-4.6H6.8V-2.4H4.8ZM6.8-4.2Q7.8-3.6 6.8-2.8', { fill: white, width: 0.7 });
		pen.shape('M-1-8.4V-9.6H1.2V-8.4Z', { fill: skin.tan, width: 0.5 });
		pen.shape('M-2-10.6Q-2.2-13.2.2-13.2T2.5-10.8Q2.3-8.9.2-8.9T-2-10.6Z', {
			fill: skin.tan,
			width: 0.7,
		});
		pen.shape('M-2-10.2Q-2.8-13.8.2-14Q3-13.8 2.5-11.6Q1.4-12 1.2-9.3Q-.8-8.8-2-10.2Z', {
			fill: night,
			width: 0.5,
		});
	});
	pen.inFrame({ x: 10.6, y: 11.4 }, () => {
		pen.shape('M-2.4 0Q-3-3.6-1.2-4.2H1.2Q3-3.6 2.4 0Z', { fill: mist, width: 0.8 });
		pen.shape('M2.3-2.6L4.2-3.8 3.7-4.4 1.9-3.6ZM-1.4-4.2Q0-7 1.6-4.2', { width: 0.8 });
		pen.shape('M-.5-4.2H.5V-4.9H-.5Z', { fill: night });
		pen.shape('M4.6-5Q5.4-6 4.6-7T5-9', { width: 0.6, colour: slate });
	});
}

/**
 * Draws detail B: the round window on Deck −33 at 1:75, from within.
 * @param pen the page's pen, in points
 * @param corners the panel, in points
 */
export function drawWindowDetail(pen: Pen, corners: Corners): void {
	const { left, right, low, high } = corners;
	pen.within(outline(corners), () => {
		pen.path(outline(corners), { fill: haze });
		const centre = {
			x: (left + right) / 2 + 12,
			y: (low + high) / 2 + 1,
			scale: unit,
			isDown: true,
		};
		pen.inFrame(centre, () => {
			pen.shape('M-30-14V16H-20V-14Z', { fill: plaster, width: 0.9 });
			pen.shape('M-28.6-7H-22M-28.6-4.6H-22M-28.6-2.2H-24', { width: 0.7 });
			pen.shape('M19-15V16H22V-15Z', { fill: orange, width: 1 });
			pen.shape('M-30 12.8H30V18H-30Z', { fill: slate, width: 1 });
			pen.shape('M-30-11.6H30', { width: 2.6, colour: night });
			drawWindow(pen);
			drawBench(pen);
		});
	});
}
