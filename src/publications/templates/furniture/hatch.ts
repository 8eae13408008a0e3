import type { Point } from '../../../art/shapes.ts';
import type { HatchKind } from '../../../art/survey.ts';
import { scaleOf } from '../frame.ts';
import { palette } from '../palette.ts';
import type { Pen, Stroke } from '../pen.ts';

/** Lines across a shape's bounds at an angle. */
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

/** How each kind is ruled: angles in degrees from level, gaps in points. */
const ruled: Readonly<
	Record<Exclude<HatchKind, 'tuft'>, { angles: readonly number[]; gap: number; dash?: number[] }>
> = {
	cross: { angles: [45, 135], gap: 5 },
	slant: { angles: [60], gap: 3.6 },
	dash: { angles: [135], gap: 4.5, dash: [4, 2.5, 0.8, 2.5] },
	level: { angles: [0], gap: 4 },
	plumb: { angles: [90], gap: 4.5 },
};

/** Three short strokes in staggered rows, as a map draws grass; sizes in the frame's units. */
function listTufts(shape: readonly Point[], unit: number): [Point, Point][] {
	const xs = shape.map((p) => p[0]);
	const ys = shape.map((p) => p[1]);
	const [pitch, apart] = [10 * unit, 14 * unit];
	const blades: [Point, Point][] = [];
	let isOdd = false;
	for (
		let y = Math.floor(Math.min(...ys) / pitch) * pitch;
		y < Math.max(...ys);
		y += pitch, isOdd = !isOdd
	) {
		const start = Math.floor(Math.min(...xs) / apart) * apart + (isOdd ? apart / 2 : 0);
		for (let x = start; x < Math.max(...xs); x += apart)
			for (const [dx, dy] of [
				[-2, 2.8],
				[0, 3.6],
				[2, 2.8],
			] as const)
				blades.push([
					[x, y],
					[x + dx * unit, y + dy * unit],
				]);
	}
	return blades;
}

/**
 * Fills a shape with a district's hatching.
 * @param pen the page's pen
 * @param kind which hatching
 * @param shape the shape's corners, in the pen's frame
 * @param colour of the lines
 */
export function drawHatch(
	pen: Pen,
	kind: HatchKind,
	shape: readonly Point[],
	colour: string = palette.night,
): void {
	const unit = 1 / scaleOf(pen.frame);
	pen.within(shape, () => {
		if (kind === 'tuft') {
			pen.lines(listTufts(shape, unit), { width: 0.4, colour });
			return;
		}
		const { angles, gap, dash } = ruled[kind];
		const how: Stroke = { width: 0.3, colour, ...(dash ? { dash } : {}) };
		for (const angle of angles) pen.lines(ruleAcross(shape, angle, gap * unit), how);
	});
}
