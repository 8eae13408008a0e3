import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import type { Joint, Tone } from './forms.tsx';
import { Form, Limb, Line, n } from './forms.tsx';
import type { HeadProps } from './people.tsx';
import { Head } from './people.tsx';

const { ink, foam } = palette;

interface SitterProps {
	/** Units of the boat, from its middle; the seat is at 0. */
	x: number;
	/** The crown's height over the gunwale. */
	tall: number;
	wide: number;
	/** How far the head is carried forward, and how far it hangs. */
	lean?: number;
	tilt?: number;
	turn?: 1 | -1;
	cloak: Tone;
	face: Omit<HeadProps, 'light' | 'line'>;
	line: number;
	/** Stripes and folds. */
	folds?: string;
	stripe?: string;
	id: string;
	children?: ReactNode;
}

/** Somebody sitting low in a boat with a blanket or a coat round them. */
export function Sitter(props: SitterProps) {
	const { x, tall, wide, lean = 0, tilt = 0, turn = 1, cloak, face, line, folds, stripe } = props;
	const neck = -(tall - 22);
	const forward = lean * turn;
	const d = `M${-wide} 10C${-wide - 4} -30 ${n(-wide * 0.9)} ${neck + 14} ${n(forward * 0.6 - 9)} ${neck - 3}L${n(forward * 0.6 + 9)} ${neck - 3}C${n(wide * 0.9 + forward * 0.3)} ${neck + 14} ${wide + 4} -28 ${wide} 10Z`;
	return (
		<g transform={`translate(${x} 0)`}>
			<Form
				id={`breakwater-${props.id}`}
				d={d}
				tone={cloak}
				line={line * 0.8}
				shade={`M${n(wide * 0.15)} ${neck - 10}C${n(wide * 0.5)} -40 ${n(wide * 0.1)} -20 ${n(wide * 0.3)} 20H${wide * 2}V${neck - 10}Z`}
			>
				{stripe && (
					<path
						d={`M${-wide - 6} -14Q0 -4 ${wide + 6} -16M${-wide - 6} -24Q0 -14 ${wide + 6} -26`}
						fill="none"
						stroke={stripe}
						strokeWidth="4"
					/>
				)}
				{folds && <Line d={folds} width={line * 0.6} />}
			</Form>
			<g
				transform={`translate(${forward} ${-(tall - 13)})rotate(${tilt * turn})scale(${0.27 * turn} 0.27)`}
			>
				<Head {...face} light={-turn} line={line * 3} />
			</g>
			{props.children}
		</g>
	);
}

/** Hair and headgear in a head's own field of 100 units. */
export const wear = {
	scarf: (fill: string) => (
		<path
			d="M-34 30C-52 10-52-60 4-60 34-60 42-40 34-24 20-30-4-30-14-18-20 0-12 20-6 40-14 52-30 50-34 30Z"
			fill={fill}
			stroke={ink}
			strokeWidth="14"
			strokeLinejoin="round"
		/>
	),
	cap: (fill: string) => (
		<path
			d="M-40-12C-46-50-20-60 4-60 30-60 40-44 36-30L54-22 34-20-38-10Z"
			fill={fill}
			stroke={ink}
			strokeWidth="14"
			strokeLinejoin="round"
		/>
	),
	wool: (fill: string) => (
		<path
			d="M-40-8C-48-56-20-68 2-68 30-68 42-48 37-24L-38-6Z"
			fill={fill}
			stroke={ink}
			strokeWidth="14"
			strokeLinejoin="round"
		/>
	),
	short: (fill: string) => (
		<path
			d="M-38 6C-50-30-36-58 2-58 28-58 38-46 33-30 14-30-10-26-18-12L-26 8Z"
			fill={fill}
			stroke={ink}
			strokeWidth="10"
			strokeLinejoin="round"
		/>
	),
	long: (fill: string) => (
		<path
			d="M-36 40C-60 20-52-60 4-60 32-60 40-44 33-28 12-30-10-24-16-8-14 10-20 30-16 48Z"
			fill={fill}
			stroke={ink}
			strokeWidth="12"
			strokeLinejoin="round"
		/>
	),
	nape: (fill: string) => (
		<path
			d="M-37 6C-46-36-30-58 0-58S46-36 37 6C28 30-28 30-37 6Z"
			fill={fill}
			stroke={ink}
			strokeWidth="12"
			strokeLinejoin="round"
		/>
	),
} as const;

interface BoatProps {
	x: number;
	y: number;
	scale: number;
	tone: Tone;
	trim: string;
	id: string;
	/** Drawn on the hull's near side. */
	mark?: ReactNode;
	/** Who and what sits in her; the gunwale is at 0. */
	children: ReactNode;
	/** Drawn over the near side: oars, fenders, motors. */
	gear?: ReactNode;
	half: number;
}

/** An open boat, broadside, with the water under it. */
export function Boat({ x, y, scale, tone, trim, id, mark, children, gear, half }: BoatProps) {
	const bow = half + 14;
	const middle = n(half / 2);
	const third = n(half / 3);
	const line = n(4.5 / scale);
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`}>
			<path
				d={`M${-half - 26} 44C${-middle} 30 ${middle} 30 ${half + 30} 44C${middle} 62 ${-middle} 62 ${-half - 26} 44Z`}
				fill={ink}
				opacity="0.35"
			/>
			<path
				d={`M${-half} -14C${-middle} -24 ${middle} -24 ${bow} -28C${middle} 8 ${-middle} 10 ${-half} -14Z`}
				fill={tone.dark}
				stroke={ink}
				strokeWidth={line}
				strokeLinejoin="round"
			/>
			{children}
			<Form
				id={`breakwater-boat-${id}`}
				d={`M${-half} -14C${-middle} 10 ${middle} 10 ${bow} -28C${bow - 6} 4 ${half - 10} 34 ${half - 34} 46C${third} 54 ${-third} 54 ${-half + 26} 46C${-half + 8} 30 ${-half} 6 ${-half} -14Z`}
				tone={tone}
				line={line / 2}
				shade={`M${-half - 10} 22C${-middle} 36 ${middle} 34 ${bow} 2V70H${-half - 10}Z`}
			>
				<path
					d={`M${-half} -14C${-middle} 10 ${middle} 10 ${bow} -28`}
					fill="none"
					stroke={trim}
					strokeWidth="18"
				/>
				<Line d={`M${-half + 4} 12C${-middle} 28 ${middle} 28 ${bow - 8} 0`} width={line * 0.55} />
				{mark}
			</Form>
			{gear}
			<path
				d={`M${-half - 14} 52Q${-middle} 44 0 52T${half + 14} 50`}
				fill="none"
				stroke={foam}
				strokeWidth="4"
				strokeLinecap="round"
			/>
		</g>
	);
}

/** An arm out of a blanket, to the cloth. */
export function Reach({ joints, tone, skin }: { joints: Joint[]; tone: Tone; skin: Tone }) {
	const hand = joints.at(-1);
	return (
		<>
			<Limb joints={joints} tone={tone} light={-1} line={2} />
			{hand && (
				<circle
					cx={hand[0]}
					cy={hand[1]}
					r={hand[2] + 1}
					fill={skin.light}
					stroke={ink}
					strokeWidth="3.4"
				/>
			)}
		</>
	);
}
