import type { PDFPage } from 'pdf-lib';
import type { Point } from '../../art/shapes.ts';
import { offsetPolygon } from '../../art/shapes.ts';
import {
	deckHeight,
	findFloor,
	findHead,
	houses,
	hullReach,
	levels,
	loop,
	mole,
	seamount,
	splashDeck,
} from '../../art/survey.ts';
import { dimensionAcross, dimensionUp, drawBreak, drawScaleBar } from './dimension.ts';
import { hatchShape } from './hatch.ts';
import { palette } from './palette.ts';
import type { Fonts, Stroke } from './pen.ts';
import { Pen } from './pen.ts';
import { drawLines, drawMount, seaFoot, sectionScale, sheetX, sheetY } from './section-moorings.ts';
import { keelLine, roofLine, skyline } from './section-profile.ts';
import { drawFrame, drawTitleBlock } from './sheet-frame.ts';
import { drawFlag } from './signal-flags.ts';

const { ink, blue, red, yellow, white, grey, washDeep, water } = palette;
const hair: Stroke = { width: 0.25 };
const gauge = { x: 986, width: 6 } as const;

const place = ([x, z]: Point): Point => [sheetX(x), sheetY(z)];

/** A figure above or below datum, as it is written on the sheet. */
function writeLevel(z: number): string {
	return `${z < 0 ? '–' : z > 0 ? '+' : '±'}${Math.abs(z).toFixed(2)}`;
}

function drawSea(pen: Pen): void {
	const [left, right] = [sheetX(-760), 978];
	pen.rect(24, seaFoot, 1176, sheetY(0) - seaFoot, { fill: water });
	pen.line(24, seaFoot, 1200, seaFoot, { width: 0.5 });
	const strokes: [Point, Point][] = [];
	// Water lines as an engraver rules them: denser towards the surface, in broken runs.
	for (let row = 1; row <= 9; row++) {
		const y = sheetY(0) - row * (1.6 + row * 0.35);
		for (let x = left + ((row * 37) % 23); x < right - 10; x += 46 + ((row * 13) % 17)) {
			strokes.push([
				[x, y],
				[Math.min(right, x + 30 - row * 2), y],
			]);
		}
	}
	pen.lines(strokes, { width: 0.35, colour: blue });
	pen.line(left, sheetY(0), right, sheetY(0), { width: 1.3, colour: blue });
}

/** What stands behind the cut, in thin outline. */
function drawBeyond(pen: Pen): void {
	for (const [from, to, deck] of skyline) {
		const [x1, x2, y1, y2] = [
			sheetX(from),
			sheetX(to),
			sheetY(findHead(12)),
			sheetY(findHead(deck)),
		];
		pen.rect(x1, y1, x2 - x1, y2 - y1, { fill: white, width: 0.35, colour: grey });
		const floors: [Point, Point][] = [];
		for (let y = y1; y < y2; y += (deckHeight * 2) / sectionScale)
			floors.push([
				[x1, y],
				[x2, y],
			]);
		pen.lines(floors, { width: 0.12, colour: grey });
	}
}

function drawHull(pen: Pen): void {
	const above = roofLine.map(place);
	const below = keelLine.map(place);
	const shell = [...above, ...below.slice(1, -1)];
	pen.path(above, { fill: white });
	pen.path(below, { fill: washDeep });

	pen.within(shell, () => {
		const decks: [Point, Point][] = [];
		const tens: [Point, Point][] = [];
		for (let deck = -40; deck <= 60; deck++) {
			if (deck === 0) continue;
			const y = sheetY(deck > 0 ? findHead(deck) : findFloor(deck));
			(deck % 10 === 0 ? tens : decks).push([
				[sheetX(hullReach.west), y],
				[sheetX(hullReach.east), y],
			]);
		}
		pen.lines(decks, { width: 0.18, colour: grey });
		pen.lines(tens, { width: 0.55 });
		const frames: [Point, Point][] = [];
		const bulkheads: [Point, Point][] = [];
		for (let x = -540; x <= 540; x += 20) {
			(x % 60 === 0 ? bulkheads : frames).push([
				[sheetX(x), sheetY(-168)],
				[sheetX(x), sheetY(168)],
			]);
		}
		pen.lines(frames, { width: 0.1, colour: grey });
		pen.lines(bulkheads, { width: 0.35 });
	});
	drawDoubleHull(pen, below);
	for (const level of [findHead(15), findHead(40)]) {
		pen.within(shell, () =>
			pen.line(sheetX(hullReach.west), sheetY(level), sheetX(hullReach.east), sheetY(level), {
				width: 1.1,
			}),
		);
	}
	pen.path(shell, { width: 1.5 });
}

function drawDoubleHull(pen: Pen, below: readonly Point[]): void {
	// Carried up past the waterline before it is moved in, so that the waterline itself gets no lining.
	const raised = below.map(([x, y]): Point => [x, y >= sheetY(0) ? y + 12 : y]);
	const lining = offsetPolygon(raised, 6 / sectionScale);
	pen.within(below, () => {
		pen.within(raised, () => pen.path(raised, { fill: white }), lining);
		hatchShape(pen, raised, 45, 1.7, { width: 0.3 }, lining);
		pen.path(lining, { width: 0.3 });
	});
}

/** The rooms that the section is cut through to show. */
function drawRooms(pen: Pen): void {
	drawWell(pen);
	drawLung(pen);
	const keel = houses.keelHouse.at[0];
	const bar = (from: number, to: number, low: number, high: number, fill: string) =>
		pen.rect(sheetX(from), sheetY(low), (to - from) / sectionScale, (high - low) / sectionScale, {
			fill,
			width: 0.6,
		});
	bar(keel - 35, keel + 35, findFloor(44), findHead(44), yellow);
	bar(houses.relay.at[0] - 42, houses.relay.at[0] + 48, findFloor(38), findHead(38), yellow);
	// The loop's ring is met twice: once on each side.
	const reach = Math.max(...loop.map((p) => p[0]));
	for (const x of [8 - reach, reach]) {
		pen.circle(sheetX(x), sheetY(findFloor(9) + 4.2), 4.4, {
			fill: white,
			width: 1.1,
			colour: blue,
		});
		pen.circle(sheetX(x), sheetY(findFloor(9) + 4.2), 1.2, { fill: blue });
	}
}

function drawWell(pen: Pen): void {
	const x = houses.well.at[0];
	const [foot, head] = [findFloor(24), findHead(28)];
	const bowl: Point[] = [[x - 58, head]];
	for (let tier = 4; tier >= 0; tier--) {
		const half = 14 + tier * 11;
		bowl.push(
			[x - half, foot + tier * deckHeight + (tier === 4 ? deckHeight : 0)],
			[x - half, foot + tier * deckHeight],
		);
		if (tier > 0) bowl.push([x - half + 11, foot + tier * deckHeight]);
	}
	const mirrored = bowl.map(([px, z]): Point => [2 * x - px, z]).reverse();
	pen.path([...bowl, ...mirrored].map(place), { fill: white, width: 1 });
	pen.line(sheetX(x), sheetY(foot), sheetX(x), sheetY(foot + 3.4), { width: 0.8 });
	pen.rect(sheetX(x) - 2, sheetY(foot), 4, 1.6, { fill: ink });
}

function drawLung(pen: Pen): void {
	const x = houses.lung.at[0];
	const [foot, head] = [findFloor(-6), findHead(20)];
	const [left, right] = [sheetX(x - 40), sheetX(x + 40)];
	pen.rect(left, sheetY(foot), right - left, (head - foot) / sectionScale, {
		fill: white,
		width: 1,
	});
	const tier = (head - foot) / 11 / sectionScale;
	for (let i = 0; i < 11; i++) {
		const y = sheetY(foot) + i * tier;
		const [from, to] = i % 2 ? [left, right - 15] : [left + 15, right];
		if (i > 0) pen.line(from, y, to, y, { width: 0.8 });
		for (let bush = from + 5; bush < to - 3; bush += 7.2) {
			const size = 1.3 + ((i * 3 + Math.round(bush)) % 3) * 0.35;
			pen.line(bush, y, bush, y + 2, { width: 0.35 });
			pen.circle(bush, y + 2 + size * 0.7, size, { fill: washDeep, width: 0.35 });
		}
	}
	// Glass over the shaft.
	const roof = sheetY(head);
	for (let pane = 0; pane < 4; pane++) {
		const px = left + ((right - left) / 4) * pane;
		pen.path(
			[
				[px, roof],
				[px + (right - left) / 8, roof + 5],
				[px + (right - left) / 4, roof],
			],
			{ width: 0.5, open: true },
		);
	}
}

/** Masts, cranes, flags and boats. */
function drawRigging(pen: Pen): void {
	const halyard = sheetX(houses.halyard.at[0]);
	const top = sheetY(findHead(60));
	pen.line(halyard, top, halyard, top + 30, { width: 0.9 });
	pen.line(halyard, top + 28, halyard + 14, top, hair);
	drawFlag(pen, 'V', halyard + 0.6, top + 19, 9);
	const relay = sheetX(houses.relay.at[0] + 20);
	const mast = sheetY(findHead(38));
	pen.path(
		[
			[relay - 4, mast],
			[relay, mast + 34],
			[relay + 4, mast],
		],
		{ width: 0.5, open: true },
	);
	for (const up of [8, 16, 24])
		pen.line(relay - 4 + up * 0.11, mast + up, relay + 4 - up * 0.11, mast + up, { width: 0.4 });
	for (const arm of [-1, 1])
		pen.curve(
			[relay + arm * 5, mast + 30],
			[relay + arm * 8, mast + 34],
			[relay + arm * 5, mast + 38],
			{ width: 0.5 },
		);
	for (const [x, deck] of [
		[-522, 3],
		[-472, 9],
		[-408, 14],
	] as const)
		drawCrane(pen, sheetX(x), sheetY(findHead(deck)));
	drawBoat(pen, sheetX(-608), 24);
}

function drawCrane(pen: Pen, x: number, y: number): void {
	pen.path(
		[
			[x - 3, y],
			[x - 1.2, y + 19],
			[x + 1.2, y + 19],
			[x + 3, y],
		],
		{ width: 0.5, open: true },
	);
	pen.path(
		[
			[x - 16, y + 18],
			[x, y + 25],
			[x + 9, y + 19],
		],
		{ width: 0.4, open: true },
	);
	pen.line(x - 16, y + 18.6, x + 9, y + 18.6, { width: 0.9 });
	pen.line(x - 13, y + 18, x - 13, y + 8, hair);
	pen.rect(x + 5, y + 14.6, 4, 4, { fill: ink });
}

function drawBoat(pen: Pen, x: number, length: number): void {
	const y = sheetY(0);
	pen.path(
		[
			[x, y + 2.6],
			[x + length, y + 2.6],
			[x + length - 2.5, y - 1.2],
			[x + 2.5, y - 1.2],
		],
		{ fill: red, width: 0.5 },
	);
	pen.rect(x + length * 0.25, y + 2.6, length * 0.42, 2.6, { fill: white, width: 0.5 });
	if (length > 20)
		pen.rect(x + length * 0.32, y + 5.2, length * 0.2, 2.2, { fill: yellow, width: 0.5 });
}

function drawMole(pen: Pen): void {
	const x = houses.breakwater.at[0];
	const half = mole.width / 2;
	const caisson: Point[] = [
		[x - half - 8, 4.2],
		[x + half + 8, 4.2],
		[x + half + 16, -38],
		[x - half - 16, -38],
	];
	pen.path(caisson.map(place), { fill: white });
	hatchShape(pen, caisson.map(place), 135, 2.2, { width: 0.3 });
	pen.path(caisson.map(place), { width: 1.1 });
	const [left, low] = [sheetX(x - half), sheetY(0)];
	pen.rect(left, low, mole.width / sectionScale, (mole.decks * deckHeight) / sectionScale, {
		fill: white,
		width: 1.1,
	});
	for (let deck = 1; deck < mole.decks; deck++) {
		pen.line(
			left,
			sheetY(findHead(deck)),
			left + mole.width / sectionScale,
			sheetY(findHead(deck)),
			{ width: 0.3 },
		);
	}
	const roof = sheetY(findHead(mole.decks));
	pen.line(sheetX(x), roof, sheetX(x), roof + 20, { width: 0.8 });
	drawFlag(pen, 'G', sheetX(x) + 0.5, roof + 12, 8);
}

/** A staff gauge beside the hull: one field per deck, a figure every ten. */
function drawGauge(pen: Pen): void {
	const field = deckHeight / sectionScale;
	for (let deck = -40; deck <= 60; deck++) {
		if (deck === 0) continue;
		const isDark = Math.abs(deck) % 2 === 1;
		const fill = !isDark ? white : deck < 0 ? blue : ink;
		pen.rect(gauge.x, sheetY(findFloor(deck)), gauge.width, field, { fill, width: 0.2 });
		if (deck % 10 === 0) {
			const y = sheetY(findFloor(deck)) + field / 2;
			pen.line(gauge.x + gauge.width, y, gauge.x + gauge.width + 4, y, { width: 0.4 });
			pen.text(`${deck < 0 ? '–' : ''}${Math.abs(deck)}`, gauge.x + gauge.width + 6, y - 2.1, {
				size: 6,
				face: 'bold',
			});
		}
	}
	pen.text('DECK', gauge.x + gauge.width / 2, sheetY(252) + 7, {
		size: 5.4,
		face: 'bold',
		align: 'centre',
	});
}

/** The four levels with their heights, to the right of the gauge. */
function drawLevels(pen: Pen): void {
	const [line, words, all] = [1034, 1046, 1182];
	for (const level of levels) {
		const [low, high] = [findFloor(level.foot), findHead(level.top)];
		for (const z of [low, high])
			pen.line(gauge.x + 22, sheetY(z), all + 5, sheetY(z), { width: 0.2, colour: grey });
		dimensionUp(pen, line, sheetY(low), sheetY(high), (high - low).toFixed(1));
		const middle = sheetY((low + high) / 2);
		const name = (deck: number) => (deck < 0 ? `–${-deck}` : `${deck}`);
		const range =
			level.foot > 0
				? `Decks ${level.foot} to ${level.top}`
				: `Decks ${name(level.top)} to ${name(level.foot)}`;
		pen.text(level.name, words, middle + 11, { size: 12, face: 'bold' });
		pen.text(range, words, middle + 1.5, { size: 7.4, face: 'bold', colour: blue });
		for (const [i, row] of level.use.entries())
			pen.text(row, words, middle - 7.5 - i * 7.4, { size: 6 });
		pen.text(writeLevel(high), all - 12, sheetY(high) + 2.5, { size: 5.6, align: 'right' });
	}
	pen.text(writeLevel(findFloor(-40)), all - 12, sheetY(-168) + 2.5, { size: 5.6, align: 'right' });
	dimensionUp(pen, all, sheetY(-168), sheetY(252), '420.0');
}

/** Widths along the cut, above the city. */
function drawWidths(pen: Pen): void {
	const [chain, overall] = [729, 746];
	const cuts = [
		{ x: hullReach.west, y: sheetY(findHead(4)) },
		{ x: -226, y: sheetY(findHead(40)) },
		{ x: 205, y: sheetY(findHead(52)) },
		{ x: 320, y: sheetY(findHead(38)) },
		{ x: hullReach.east, y: sheetY(findHead(4)) },
	];
	const names = [
		'Maritime Industrial Zone',
		'Central Administrative',
		'Innovation',
		'Biosphere Gardens',
	];
	for (const [i, cut] of cuts.entries()) {
		const isEnd = i === 0 || i === cuts.length - 1;
		pen.line(sheetX(cut.x), cut.y + 5, sheetX(cut.x), (isEnd ? overall : chain) + 4, {
			width: 0.2,
			colour: grey,
		});
		const next = cuts[i + 1];
		if (next) {
			dimensionAcross(pen, sheetX(cut.x), sheetX(next.x), chain, (next.x - cut.x).toFixed(1));
			pen.text(names[i] ?? '', (sheetX(cut.x) + sheetX(next.x)) / 2, chain - 7.2, {
				size: 5.8,
				align: 'centre',
				colour: grey,
				face: 'italic',
			});
		}
	}
	dimensionAcross(
		pen,
		sheetX(hullReach.west),
		sheetX(hullReach.east),
		overall,
		`${(hullReach.east - hullReach.west).toFixed(1)} over all`,
	);
}

/** Datum, splash line and depths, on the weather side. */
function drawDatum(pen: Pen): void {
	const y = sheetY(0);
	pen.path(
		[
			[35, y],
			[31, y + 6.5],
			[39, y + 6.5],
		],
		{ fill: ink },
	);
	pen.line(29, y, sheetX(-760), y, { width: 0.5 });
	const splash = sheetY(findHead(splashDeck));
	pen.line(sheetX(-640), splash, 978, splash, { width: 0.7, colour: red, dash: [7, 2, 1.5, 2] });
	pen.text(`Splash line ${writeLevel(findHead(splashDeck))}`, sheetX(-640) + 2, splash + 3, {
		size: 5.8,
		colour: red,
		face: 'bold',
	});
	const summit = sheetY(seamount.summit, true);
	const [x, mid] = [48, 318];
	pen.line(x - 6, summit, sheetX(-90), summit, { width: 0.2, colour: grey, dash: [4, 2] });
	dimensionUp(pen, x, summit, y, '');
	pen.path(
		[
			[x, mid + 8],
			[x - 4, mid + 3],
			[x + 4, mid - 3],
			[x, mid - 8],
		],
		{ open: true, width: 0.5 },
	);
	pen.text(`${-seamount.summit}.0 to summit`, x - 2.2, (summit + y) / 2 + 30, {
		size: 5.8,
		rotate: 90,
		align: 'centre',
	});
}

/** A house's flag, name and decks, led to what it names. */
function drawCallout(
	pen: Pen,
	house: (typeof houses)[keyof typeof houses],
	x: number,
	y: number,
	to: Point,
	elbow: 'left' | 'right',
): void {
	const width =
		13 +
		Math.max(
			pen.measure(house.name, { size: 7.6, face: 'bold' }),
			pen.measure(house.decks, { size: 5.8 }),
		);
	drawFlag(pen, house.flag, x, y - 2.4, 10);
	pen.text(house.name, x + 13, y + 1.6, { size: 7.6, face: 'bold' });
	pen.text(house.decks, x + 13, y - 5.4, { size: 5.8 });
	const start = elbow === 'left' ? x - 2 : x + width + 4;
	const knee = elbow === 'left' ? start - 8 : start + 8;
	pen.path([[start, y + 2], [knee, y + 2], to], { width: 0.35, open: true });
	pen.circle(to[0], to[1], 1.1, { fill: ink });
}

function drawCallouts(pen: Pen): void {
	const at = (x: number, z: number): Point => [sheetX(x), sheetY(z)];
	drawCallout(pen, houses.breakwater, 62, 566, at(houses.breakwater.at[0] + 6, 15), 'right');
	drawCallout(pen, houses.well, 300, 664, at(houses.well.at[0] - 30, findFloor(27)), 'right');
	drawCallout(pen, houses.keelHouse, 462, 690, at(-8, findFloor(44) + 2), 'right');
	drawCallout(pen, houses.halyard, 556, 710, at(114, findHead(56)), 'right');
	drawCallout(pen, houses.relay, 806, 668, at(houses.relay.at[0] + 44, findFloor(38) + 2), 'left');
	drawCallout(pen, houses.lung, 868, 628, at(houses.lung.at[0] + 6, findHead(18)), 'left');
}

/** Shorter labels: parts of the frame. */
function drawNotesOnParts(pen: Pen): void {
	const label = (
		words: string,
		x: number,
		y: number,
		to: Point,
		align: 'left' | 'right' = 'left',
	) => {
		pen.text(words, x, y, { size: 5.8, align });
		pen.line(align === 'left' ? x - 2 : x + 2, y + 2, to[0], to[1], { width: 0.3 });
		pen.circle(to[0], to[1], 0.9, { fill: ink });
	};
	const reach = Math.max(...loop.map((p) => p[0]));
	label(
		'Axion Loop, in near vacuum',
		312,
		612,
		[sheetX(8 - reach) - 1, sheetY(findFloor(9) + 4.2) + 4.4],
		'right',
	);
	label('Double hull, 6.0', 146, 386, [sheetX(-320), sheetY(findFloor(-26)) + 2.4], 'right');
}

/** Notes, key and scale under the drawing. */
function drawLegend(pen: Pen): void {
	pen.text('NOTES', 44, 130, { size: 7, face: 'bold', tracking: 0.6 });
	const notes = [
		'1. Deck n stands at 4.20 (n – 1) above datum; Deck –n hangs to 4.20 n below. There is no Deck 0.',
		'2. Section A–A is stepped to meet all six headquarters; see sheet 2. The northern half is shown, looking north.',
		'3. Mooring lines 73 to 96 and 1 to 25 are drawn; 26 to 72 lie in front of the cut.',
		'4. Line lengths are on the tags. Do not scale them from this sheet; it has been tried.',
	];
	let y = 119;
	for (const note of notes) y = pen.paragraph(note, 44, y, 300, 8, { size: 6.4 }) - 2.4;

	pen.text('KEY', 376, 130, { size: 7, face: 'bold', tracking: 0.6 });
	const rows: readonly (readonly [string, (x: number, y: number) => void])[] = [
		['Cut structure', (x, ky) => pen.line(x, ky, x + 26, ky, { width: 1.5 })],
		[
			'Every tenth deck; level boundary heavier',
			(x, ky) => pen.line(x, ky, x + 26, ky, { width: 0.6 }),
		],
		['Deck', (x, ky) => pen.line(x, ky, x + 26, ky, { width: 0.2 })],
		[
			'Mooring line, with its number',
			(x, ky) => pen.line(x, ky, x + 26, ky, { width: 0.35, colour: blue }),
		],
		[
			'Double hull, in section',
			(x, ky) =>
				hatchShape(
					pen,
					[
						[x, ky - 2.5],
						[x, ky + 3.5],
						[x + 26, ky + 3.5],
						[x + 26, ky - 2.5],
					],
					45,
					1.7,
					{ width: 0.3 },
				),
		],
		['Headquarters', (x, ky) => pen.rect(x, ky - 2.5, 26, 5, { fill: yellow, width: 0.6 })],
		[
			'Splash line',
			(x, ky) => pen.line(x, ky, x + 26, ky, { width: 0.7, colour: red, dash: [7, 2, 1.5, 2] }),
		],
	];
	for (const [i, [words, draw]] of rows.entries()) {
		const ky = 119 - i * 11.4;
		draw(376, ky + 2);
		pen.text(words, 408, ky, { size: 6.2 });
	}

	pen.text('SCALE 1:4000', 600, 130, { size: 7, face: 'bold', tracking: 0.6 });
	drawScaleBar(pen, 602, 114, 50 / sectionScale, ['0', '50', '100', '150', '200', '250', '300 m']);
	pen.text('STILL TIED', 600, 84, { size: 7, face: 'bold', tracking: 0.6 });
	pen.paragraph(
		'Eleven harbour authorities towed what still floated to one place in 2061 and tied it together. This sheet shows what they tied it with.',
		600,
		73,
		230,
		8,
		{ size: 6.4 },
	);
}

/**
 * Draws framework sheet 1: section A–A through the city, the water and the seamount.
 * @param page an empty tabloid landscape page
 * @param fonts the faces to letter it in
 */
export function drawFrameworkSection(page: PDFPage, fonts: Fonts): void {
	const pen = new Pen(page, fonts);
	drawSea(pen);
	drawMount(pen);
	drawLines(pen);
	drawBreak(pen, 24, 1200, sheetY(seamount.breakTop), [200, 575, 960]);
	drawBreak(pen, 24, 1200, sheetY(seamount.breakFoot, true), [200, 575, 960]);
	pen.text('350 m of water not drawn', 1180, sheetY(seamount.breakTop) - 7, {
		size: 5.8,
		face: 'italic',
		align: 'right',
	});
	drawBeyond(pen);
	drawHull(pen);
	drawRooms(pen);
	drawMole(pen);
	drawRigging(pen);
	drawGauge(pen);
	drawLevels(pen);
	drawWidths(pen);
	drawDatum(pen);
	drawCallouts(pen);
	drawNotesOnParts(pen);
	pen.text('LAGAN', 43, 708, { size: 36, face: 'bold' });
	pen.text('Structural frame', 44, 694, { size: 10, face: 'bold', colour: blue });
	pen.text('Section A–A, looking north', 44, 682, { size: 8 });
	drawLegend(pen);
	drawFrame(pen);
	drawTitleBlock(pen, { number: 1, view: 'Section A–A, looking north', scale: '1:4000' });
}
