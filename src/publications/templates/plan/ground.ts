import { clipToConvex, offsetPolygon, type Point } from '../../../art/shapes.ts';
import { type District, districts, houses, hull, slips } from '../../../art/survey.ts';
import { nestFrame, toPage } from '../frame.ts';
import { drawHatch } from '../furniture/hatch.ts';
import { palette } from '../palette.ts';
import { type Box, boxPoints, type Pen } from '../pen.ts';
import { createSeeded, pick } from '../seeded.ts';
import { cutGround, isInside } from './layout.ts';
import { type Wash, washes } from './washes.ts';

/** How far in from the rim each terrace begins, in metres. */
const terraces = [34, 86, 142, 196, 250] as const;

/** Where no blocks stand: the plots of the great houses, the slips, and the bow of the ferry that is built in whole. */
const plots: readonly { at: Point; radius: number }[] = [
	...Object.values(houses).map(({ at }) => ({ at: at as Point, radius: 36 })),
	{ at: houses.lung.at, radius: 62 },
	{ at: [-412, 362], radius: 78 },
];

const isTaken = (corners: readonly Point[]): boolean =>
	corners.some(
		([x, y]) =>
			plots.some(({ at, radius }) => Math.hypot(x - at[0], y - at[1]) < radius) ||
			slips.some(
				({ west, east, south, north }) =>
					x > west - 14 && x < east + 14 && y > south - 14 && y < north + 14,
			),
	);

/** A block's roof in its district's own frame, in metres, and a number that decides its colour. */
type Roof = { box: Box; chance: number };

/** Sets blocks along a district's streets, wherever a whole block fits. */
function listRoofs(district: District, { turn, block: [length, depth, street] }: Wash): Roof[] {
	const next = createSeeded(district.short.charCodeAt(0) * 97 + district.short.charCodeAt(1));
	const ground = clipToConvex(district.ground, offsetPolygon(hull, 9));
	const frame = nestFrame([1, 0, 0, 1, 0, 0], { x: 0, y: 0, turn });
	const roofs: Roof[] = [];
	for (let v = -820; v < 820; v += depth + street) {
		for (let u = -820 + Math.round(next() * length); u < 820; ) {
			const long = Math.round(length * (0.55 + next() * 0.75));
			const chance = next();
			const box: Box = [u, v, u + long, v + depth];
			const corners = boxPoints(...box).map((corner) => toPage(frame, corner));
			if (corners.every((corner) => isInside(corner, ground)) && !isTaken(corners))
				roofs.push({ box, chance });
			u += long + Math.round(street * (0.5 + next()));
		}
	}
	return roofs;
}

/** A district's blocks: shadows first, then roofs by colour, then the ridges of most. */
function drawRoofs(pen: Pen, district: District): void {
	const wash = washes[district.hatch];
	const roofs = listRoofs(district, wash);
	const { shadow, turn } = wash;
	const boxes = roofs.map(({ box }) => box);
	pen.inFrame({ x: shadow, y: -shadow, turn }, () => pen.rects(boxes, { fill: palette.night }));
	const byColour = new Map<string, Box[]>();
	for (const { box, chance } of roofs) {
		const fill = pick(wash.roofs, chance);
		byColour.set(fill, [...(byColour.get(fill) ?? []), box]);
	}
	pen.inFrame({ x: 0, y: 0, turn }, () => {
		for (const [fill, group] of byColour) pen.rects(group, { fill, width: 0.5 });
		const ridges = roofs
			.filter(({ chance }) => (chance * 5) % 1 < 0.75)
			.map(({ box: [u1, v1, u2, v2] }): [Point, Point] => [
				[u1, (v1 + v2) / 2],
				[u2, (v1 + v2) / 2],
			]);
		pen.lines(ridges, { width: 0.3 });
	});
}

/**
 * Draws the districts: ground, terraces and roofs.
 * @param pen the page's pen, in metres
 */
export function drawGround(pen: Pen): void {
	pen.path(
		hull.map(([x, y]): Point => [x + 12, y - 12]),
		{ fill: palette.abyss },
	);
	pen.path(hull, { fill: palette.paper });
	for (const district of districts) {
		const ground = cutGround(district);
		pen.path(ground, { fill: washes[district.hatch].ground });
		drawHatch(pen, district.hatch, ground);
	}
	// The rim: a quay of two or three decks all round, and the terraces' edges above it.
	for (const inset of terraces)
		pen.path(offsetPolygon(hull, inset), { width: 0.5, colour: palette.slate });
	for (const district of districts) drawRoofs(pen, district);
	for (const district of districts) {
		const ground = cutGround(district);
		pen.path(ground, { width: 3.4, colour: palette.paper });
	}
	for (const district of districts) pen.path(cutGround(district), { width: 0.9 });
}

/**
 * Draws the hull's rim over whatever stands at it: parapet and outline.
 * @param pen the page's pen, in metres
 */
export function drawRim(pen: Pen): void {
	const parapet = offsetPolygon(hull, 7);
	pen.within(hull, () => pen.path(hull, { fill: palette.paper }), parapet);
	pen.within(
		hull,
		() => pen.path(offsetPolygon(hull, 3.5), { width: 2.2, colour: palette.red, dash: [6, 5] }),
		parapet,
	);
	pen.path(parapet, { width: 0.6 });
	pen.path(hull, { width: 2.8 });
}
