import { measures } from '../../../content/measures.ts';
import { brass, palette, rust, slate } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { lookInto } from '../../kit/perspective.ts';
import { castLight } from './bread-day-light.ts';

/** The hall of Deck 7 as a space: what is where in metres, and where that falls in the picture. */

const { ink } = palette;

/** The eye's height, the walls, the deck overhead, the gallery, and the counter's edges. */
export const room = {
	eye: 2.1,
	left: -5.6,
	right: 5.5,
	back: 13.6,
	ceiling: 5.5,
	gallery: 2.35,
	board: 12.2,
};
export const counter = {
	front: 2.3,
	rear: 3.05,
	top: measures.breadHall.drawn.counter,
	far: 12.4,
	near: 4.7,
};
/** Metres right of the eye, above the floor and away from us. */
export const { seen: project, scaleAt, face: quad, line: ray } = lookInto({ x: 452, y: 300, height: room.eye, focus: 900 });

/** Places somebody drawn at 200 units to the metre, with the floor at 0, `z` metres away. */
export function stand(x: number, z: number, y = 0) {
	const [px, py] = project(x, y, z);
	return `translate(${px} ${py})scale(${Math.round(scaleAt(z) / 2) / 100})`;
}

/** Points as a closed path. */
export const polygon = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const steps = (from: number, to: number, step: number) =>
	Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => n(from + i * step));

/** The shadow that somebody throws to the left and towards us, away from the ovens. */
export function Cast({ x, z, long = 0.8 }: { x: number; z: number; long?: number }) {
	const at = (dx: number, dz: number) => project(x + dx, 0, z + dz).join(' ');
	return (
		<path
			d={`M${at(0.18, 0.06)}C${at(0.1, 0.14)} ${at(-long * 0.6, 0.1)} ${at(-long, -0.04)}C${at(-long - 0.16, -0.12)} ${at(-long, -0.22)} ${at(-long * 0.6, -0.18)}C${at(-0.2, -0.12)} ${at(0.2, -0.12)} ${at(0.18, 0.06)}Z`}
			fill={slate.light}
			data-light={castLight}
		/>
	);
}

/** A loaf lying on a level surface, 100 units long, its base at 0. */
export function Loaf(props: { x: number; y: number; size: number; turn?: number; line?: number }) {
	const { x, y, size, turn = 0, line = 3.5 } = props;
	const k = size / 100;
	return (
		<g
			transform={`translate(${n(x)} ${n(y)})rotate(${turn})scale(${Math.round(k * 100) / 100})`}
			stroke={ink}
			strokeWidth={n(line / k)}
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<path d="M-50-6C-56-34-32-52-2-53 34-54 56-36 50-8 46 2-44 4-50-6Z" fill={brass.dark} />
			<path d="M-47-6C-48-22-42-34-30-40-34-24-20-10 6-10 22-10 36-8 40-4 20 1-40 3-47-6Z" fill={rust.dark} stroke="none" />
			<path d="M-28-42C-18-40-12-30-10-20M-2-50C8-46 14-34 16-22M24-48C32-42 36-34 38-24" stroke={brass.light} fill="none" />
		</g>
	);
}
