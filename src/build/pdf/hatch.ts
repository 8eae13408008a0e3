import type { Point } from '../../art/shapes.ts';
import type { HatchKind } from '../../art/survey.ts';
import { palette } from './palette.ts';
import type { Pen, Stroke } from './pen.ts';

/** The bounds of a shape and lines across them at an angle. */
function ruleAcross(shape: readonly Point[], angle: number, gap: number): [Point, Point][] {
	const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
	const along = shape.map(([x, y]) => x * cos + y * sin);
	const over = shape.map(([x, y]) => y * cos - x * sin);
	const [u1, u2] = [Math.min(...along), Math.max(...along)];
	const [v1, v2] = [Math.min(...over), Math.max(...over)];
	const rules: [Point, Point][] = [];
	for (let v = Math.ceil(v1 / gap) * gap; v <= v2; v += gap) {
		const at = (u: number): Point => [u * cos - v * sin, u * sin + v * cos];
		rules.push([at(u1), at(u2)]);
	}
	return rules;
}

/**
 * Rules a shape with parallel lines.
 * @param pen the page's pen
 * @param shape the shape's corners in points
 * @param angle of the lines, degrees anticlockwise from level
 * @param gap between lines in points
 * @param how the lines are drawn
 * @param hole a shape inside that stays clear
 */
export function hatchShape(
	pen: Pen,
	shape: readonly Point[],
	angle: number,
	gap: number,
	how: Stroke,
	hole?: readonly Point[],
): void {
	pen.within(shape, () => pen.lines(ruleAcross(shape, angle, gap), how), hole);
}

const thin = { width: 0.25, colour: palette.grey };

const kinds: Readonly<Record<HatchKind, (pen: Pen, shape: readonly Point[]) => void>> = {
	cross: (pen, shape) => {
		hatchShape(pen, shape, 45, 5, thin);
		hatchShape(pen, shape, 135, 5, thin);
	},
	slant: (pen, shape) => {
		hatchShape(pen, shape, 60, 7, thin);
		hatchShape(
			pen,
			shape.map(([x, y]): Point => [x - 1.6, y]),
			60,
			7,
			thin,
		);
	},
	dash: (pen, shape) =>
		hatchShape(pen, shape, 135, 4.5, { ...thin, width: 0.35, dash: [4, 2.5, 0.8, 2.5] }),
	level: (pen, shape) => hatchShape(pen, shape, 0, 4, thin),
	plumb: (pen, shape) => hatchShape(pen, shape, 90, 4.5, { ...thin, width: 0.35 }),
	tuft: (pen, shape) => drawTufts(pen, shape),
};

/** Three short strokes in staggered rows, as a map draws grass. */
function drawTufts(pen: Pen, shape: readonly Point[]): void {
	const xs = shape.map((p) => p[0]);
	const ys = shape.map((p) => p[1]);
	const blades: [Point, Point][] = [];
	let isOdd = false;
	for (let y = Math.floor(Math.min(...ys) / 8) * 8; y < Math.max(...ys); y += 8, isOdd = !isOdd) {
		for (
			let x = Math.floor(Math.min(...xs) / 11) * 11 + (isOdd ? 5.5 : 0);
			x < Math.max(...xs);
			x += 11
		) {
			blades.push(
				[
					[x, y],
					[x - 2, y + 2.8],
				],
				[
					[x, y],
					[x, y + 3.6],
				],
				[
					[x, y],
					[x + 2, y + 2.8],
				],
			);
		}
	}
	pen.within(shape, () => pen.lines(blades, { ...thin, width: 0.35 }));
}

/**
 * Fills a shape with a district's hatching.
 * @param pen the page's pen
 * @param kind which hatching
 * @param shape the shape's corners in points
 */
export function drawHatch(pen: Pen, kind: HatchKind, shape: readonly Point[]): void {
	kinds[kind](pen, shape);
}
