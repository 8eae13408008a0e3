import { palette } from '../palette.ts';
import { Form, Line, n } from './forms.tsx';

const { ink } = palette;

export const wood = '#c98b4c';
const oak = '#a87442';
const woodDark = '#9a632f';
const crust = '#c67a2e';
const crumb = '#f0c987';

/** Points as a closed path. */
export const polygon = (points: readonly (readonly [number, number])[]) =>
	`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Metres: the eye's height, the walls, the ceiling and the two edges of the counter. */
export const room = { eye: 1.9, left: -3.3, right: 3.4, back: 11, ceiling: 5 };
const counter = { front: 0.75, rear: 1.5, top: 0.95, far: 9.4, near: 1.55 };
const horizon = 268;
const vanishing = 430;

/** Pixels to a metre at `z` metres from the eye. */
export const scaleAt = (z: number) => 900 / z;

/** Projects metres (right of the eye, above the floor, away from us) to the picture. */
export function project(x: number, y: number, z: number): [number, number] {
	const s = scaleAt(z);
	return [n(vanishing + x * s), n(horizon + (room.eye - y) * s)];
}

/** Where somebody stands: `x` pixels across, `z` metres away; the scale is for centimetres. */
export const stand = (x: number, z: number) => ({
	x,
	y: n(horizon + room.eye * scaleAt(z)),
	scale: Math.round(scaleAt(z)) / 100,
});

/** A quadrilateral in the room, from corners in metres. */
export const quad = (...corners: [number, number, number][]) =>
	polygon(corners.map(([x, y, z]) => project(x, y, z)));

export const steps = (from: number, to: number, step: number) =>
	Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

/** A tube: colour between two lines of ink. */
export function Pipe({ d, fill, width }: { d: string; fill: string; width: number }) {
	const rim = width > 4 ? 7 : 3;
	return (
		<g fill="none" strokeLinecap="round">
			<path d={d} stroke={ink} strokeWidth={width + rim} />
			<path d={d} stroke={fill} strokeWidth={width} />
		</g>
	);
}

/** A loaf lying on a level surface, 100 units long, its base at 0. */
export function Loaf({
	x,
	y,
	size,
	turn = 0,
	line = 4,
}: {
	x: number;
	y: number;
	size: number;
	turn?: number;
	line?: number;
}) {
	const k = size / 100;
	return (
		<g
			transform={`translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${Math.round(k * 100) / 100})`}
			stroke={ink}
			strokeWidth={n(line / k)}
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<path
				d="M-50 -6C-56 -34 -32 -52 -2 -53C34 -54 56 -36 50 -8C46 2 -44 4 -50 -6Z"
				fill={crust}
			/>
			<path
				d="M-46 -4C-30 -12 24 -10 49 -16C48 4 -40 6 -46 -4Z"
				fill={ink}
				stroke="none"
				opacity="0.22"
			/>
			<path
				d="M-28 -42C-18 -40 -12 -30 -10 -20M-2 -50C8 -46 14 -34 16 -22M24 -48C32 -42 36 -34 38 -24"
				stroke={crumb}
				fill="none"
			/>
		</g>
	);
}

/** The counter in perspective: its front, its top and the bread that is left. */
export function Counter() {
	const { front, rear, top, far, near } = counter;
	const boards = [2.1, 2.6, 3.2, 3.9, 4.8, 6, 7.6];
	const face = quad([front, 0, far], [front, top, far], [front, top, near], [front, 0, near]);
	return (
		<>
			<Form id="bread-counter" d={face} tone={{ light: oak, dark: woodDark }} line={2.5}>
				{boards.map((z) => (
					<Line key={z} d={quad([front, 0, z], [front, top, z], [front, top, z], [front, 0, z])} />
				))}
				<path
					d={quad([front, 0, far], [front, 0.14, far], [front, 0.14, near], [front, 0, near])}
					fill={woodDark}
				/>
			</Form>
			<path
				d={quad(
					[front - 0.06, top, far],
					[rear, top, far],
					[rear, top, near],
					[front - 0.06, top, near],
				)}
				fill={crumb}
				stroke={ink}
				strokeWidth="5"
				strokeLinejoin="round"
			/>
			<path
				d={quad(
					[front - 0.06, top, far],
					[front - 0.06, top, near],
					[front - 0.06, top - 0.07, near],
					[front - 0.06, top - 0.07, far],
				)}
				fill={woodDark}
				stroke={ink}
				strokeWidth="3"
			/>
		</>
	);
}

/** Bread laid out on the counter at a distance of `z` metres, drawn far to near. */
export function Batch({ z, across }: { z: number; across: number[] }) {
	return across.map((x) => {
		const [px, py] = project(x, counter.top, z);
		return <Loaf key={x} x={px} y={py} size={scaleAt(z) * 0.29} line={z > 4 ? 3 : 4} />;
	});
}
