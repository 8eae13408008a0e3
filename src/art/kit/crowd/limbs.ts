import { clipToConvex, type Point, tenth } from '../shapes.ts';

// All in a person's own units: the feet stand at 0, and the head's middle is at -26.

/** Half of a limb's breadth, to the middle of its ink. */
const half = 2;

/** The heights of hips, arms and shoulders. */
const [hips, arms, shoulders] = [-11, -19.6, -21];

type Line = readonly Point[];

/** A person's two arms or two legs. */
type Pair = readonly [far: string, near: string];

/** Reads `3-16 4-11` as a joint and an end. */
export function readLimb(limb: string): [joint: Point, end: Point] {
	const [x = 0, y = 0, u = 0, v = 0] = (limb.match(/-?[\d.]+/g) ?? []).map(Number);
	return [
		[x, y],
		[u, v],
	];
}

/** The direction from one point to another, of length 1; none where they are the same. */
function toUnit([x, y]: Point, [u, v]: Point): Point {
	const length = Math.hypot(u - x, v - y) || 1;
	return [(u - x) / length, (v - y) / length];
}

/** The line that runs beside another, to its left by `by`: mitred, but where it turns sharply. */
function runBeside(line: Line, by: number): Point[] {
	return line.map((at, i) => {
		const [ux, uy] = toUnit(line[i - 1] ?? at, at);
		const [vx, vy] = toUnit(at, line[i + 1] ?? at);
		const reach = by / Math.max(1, 1 + ux * vx + uy * vy);
		return [at[0] + (uy + vy) * reach, at[1] - (ux + vx) * reach];
	});
}

/** The outline of a limb: clockwise, as all that goes into one path, or overlaps would be holes. */
const thicken = (line: Line) => [...runBeside(line, half), ...runBeside(line, -half).reverse()];

/** Where a line crosses the stretch from one point down to another. */
function findCrossing(line: Line, [x, y]: Point, [u, v]: Point): Point | undefined {
	/** How far a point lies to one side of the stretch, in any measure. */
	const offset = ([px, py]: Point) => (u - x) * (py - y) - (v - y) * (px - x);
	for (const [i, to] of line.entries()) {
		const from = line[i - 1] ?? to;
		const [a, b] = [offset(from), offset(to)];
		if (a * b >= 0) continue;
		const t = a / (a - b);
		const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
		if (at[1] > y && at[1] < v) return at;
	}
	return undefined;
}

/** Writes numbers as path data, without what it can do without. */
const join = (numbers: readonly number[]) => numbers.join(' ').replaceAll(/\b0\./g, '.').replaceAll(' -', '-');

/** Writes a line as path data, in halves: a person is so small that no eye sees the rest. */
const write = (line: Line) => `M${join(line.flatMap((point) => point.map((value) => Math.round(value * 2) / 2)))}`;

/** What a coat hangs on, and how it is cut. */
export interface Cut {
	/** How far the shoulders lie ahead of the hips. */
	lean: number;
	/** Half its breadth at the shoulders. */
	wide: number;
	/** How far it goes down past the hips. */
	hem: number;
}

/** A coat and its sleeves as one path, in which no edge is drawn across another. */
export function drawCoat({ lean, wide, hem }: Cut, [far, near]: Pair): string {
	const foot = hem + hips + 1;
	/** The upper and the lower end of the coat's edge ahead or behind. */
	const edge = (side: 1 | -1): [Point, Point] => [
		[lean + side * wide, shoulders],
		[side * (wide + hem / 4), foot],
	];
	/** An arm that begins at one side: as much of it as comes out past the coat's edge. */
	const drawSideArm = (arm: string, side: 1 | -1) => {
		const [[x, y], [u, v]] = edge(side);
		const slant = (u - x) / (v - y);
		const away = 999 * side;
		const past: Line = [
			[x - slant * 99, y - 99],
			[x + slant * 99, y + 99],
			[away, 99],
			[away, -99],
		];
		const line: Line = [[x - side * 0.4, arms], ...readLimb(arm)];
		return `${write(clipToConvex(thicken(line), side > 0 ? past : past.toReversed()))}Z`;
	};
	const [[back, left], [front, right]] = [edge(-1), edge(1)];
	const collar = `Q${tenth(lean)}-24 ${tenth(front[0])} ${shoulders}`.replace(' -', '-');
	const line: Line = [[lean - 1.2, arms], ...readLimb(near)];
	const farArm = drawSideArm(far, 1);
	if ((line[2]?.[0] ?? 0) < 0) return `${farArm}${drawSideArm(near, -1)}${write([right, left, back])}${collar}Z`;
	// The near arm lies on the coat, whose front edge is left open where the sleeve comes over it.
	const armpit = findCrossing(runBeside(line, -half), front, right) ?? front;
	const sleeve = thicken(line);
	const round = write(sleeve.slice(0, 1)).replace('M', `A${half} ${half} 0 0 1 `);
	return `${farArm}${write([armpit, right, left, back])}${collar}${write(sleeve)}${round}`;
}

/** A leg as an outline, with its foot: flat where it stands, and square to the shin in the air. */
function drawLeg(from: number, leg: string, breadth = half): string {
	const [knee, ankle] = readLimb(leg);
	const line: Line = [[from, hips], knee, ankle];
	const [dx, dy] = ankle[1] < 0 ? toUnit(knee, ankle) : [0, 1];
	/** A point of the foot: so far ahead of the ankle, and so far below it. */
	const foot = (ahead: number, below: number): Point => [ankle[0] + dy * ahead + dx * below, ankle[1] - dx * ahead + dy * below];
	return write([
		...runBeside(line, breadth).slice(0, -1),
		foot(breadth, -0.4),
		foot(3.4, 0.2),
		foot(3.6, 1.6),
		foot(-breadth, 1.6),
		...runBeside(line, -breadth).reverse().slice(1),
	]);
}

/** Both legs, or one that hides the other. */
export const drawLegs = ([far, near]: Pair | readonly [both: string]) =>
	near ? drawLeg(1, far) + drawLeg(-1, near) : drawLeg(0, far, half + 0.5);

/** The hand at the end of an arm, open at the wrist. */
export function drawHand(arm: string): string {
	const [elbow, [u, v]] = readLimb(arm);
	const [x, y] = toUnit(elbow, [u, v]);
	// From the left of the wrist, which lies a little before the end, round to its right.
	const wrist = [u - x + y * half, v - y - x * half].map(tenth);
	const across = [-2 * y * half, 2 * x * half].map(tenth);
	return `M${join(wrist)}a2.1 2.1 0 1 1 ${join(across)}`.replace('1 -', '1-');
}
