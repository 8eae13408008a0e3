import type { ReactNode } from 'react';
import { palette } from '../palette.ts';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

export const skin = {
	deep: '#4a2c20',
	brown: '#7a4a30',
	tan: '#b87a4b',
	olive: '#d09a68',
	fair: '#efc8a2',
	rose: '#f3d3bd',
} as const;

export const hairs = {
	black: '#15131a',
	brown: '#5a3520',
	red: '#b4532a',
	grey: '#c9c6bf',
} as const;

export const cloth = {
	orange: '#ee8a26',
	green: '#2f7d54',
	plum: '#7b3f73',
	khaki: '#a9905a',
	rose: '#e58f86',
	slate: '#3b566a',
	white,
	blue,
	deep,
	yellow,
	red,
	sea,
	foam,
	ink,
} as const;

/** What is on the head, about the head's centre, facing right. `behind` lies under the face. */
const heads = {
	crop: { over: 'M-4 .6A4 4 0 0 1 3.6-1.8L.6-2-2.4-.4-2.8 1Z' },
	bun: {
		behind: 'M-6.4-4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
		over: 'M-4 1A4 4 0 0 1 3.6-2L0-2-3 1Z',
	},
	long: {
		behind: 'M-4.6 6.5Q-5.6-5 0-4.8Q4.4-4.6 4-1L1 2V6Z',
		over: 'M-4 1A4.2 4.2 0 0 1 3.8-2L0-1.8-3 2Z',
	},
	afro: {
		behind: 'M-5.8-1.6a5.6 5.4 0 1 1 10.6 1.2L0 3.4Q-5.4 3-5.8-1.6Z',
		over: 'M-3.6-1Q0-4 3.4-2.2L-1-1.6Z',
	},
	cap: { over: 'M-4.4-.6A4.4 4.4 0 0 1 4-1.8L7-.6V.4L-4.4 .4Z' },
	scarf: {
		behind: 'M-5 6.4V-1Q-4-5 0-5L3 6.4Z',
		over: 'M-4.4 5V-1A4.4 4.4 0 0 1 3.8-2.4L1.4-1.4 1 3 2.4 5.6Z',
	},
	brim: { over: 'M-7.4-.6L7.4-1.6V-2.6L3.8-2.8 2.6-6.2H-2.6L-4-2.4-7.4-1.6Z' },
	helmet: { over: 'M-5.2-.4A4.8 4.8 0 0 1 4.6-.9L5.8-.4V.6H-5.2Z' },
	turban: { over: 'M-4.8-.4Q-6-6.4 0-7Q5.6-6.6 4.6-1.6Q0-3.8-4.8-.4Z' },
	bald: { over: 'M-4 1L-3.6-1-2.4.6V2.4Z' },
	tuft: { over: 'M-4 .4Q-5.6-4-1.4-4.4L0-6.4 1.6-4.6 4-2.2-2.6-.6Z' },
} as const satisfies Record<string, { behind?: string; over: string }>;

interface PersonProps {
	/** Where the feet stand; a person is about 31 units tall at scale 1 and faces right. */
	at: readonly [x: number, y: number];
	s?: number;
	left?: boolean;
	skin: string;
	/** The colour of the hair, or of what covers it. */
	hair: string;
	head?: keyof typeof heads;
	top: string;
	legs?: string;
	/** Elbow and hand of the far arm and of the near arm. */
	arms?: readonly [far: string, near: string];
	/** Knee and foot of the far leg and of the near leg. */
	stance?: readonly [far: string, near: string];
	/** How far the shoulders lie ahead of the hips. */
	lean?: number;
	/** Shoulder width over the usual. */
	stout?: number;
	/** A hem below the hips: coat, skirt or apron. */
	hem?: number;
	beard?: boolean;
	/** Things held, in the person's own units. */
	children?: ReactNode;
}

/** An arm or a leg: one thick line in its colour on a thicker one in ink. */
function Limb({ d, colour, w = 3 }: { d: string; colour: string; w?: number }) {
	return (
		<g fill="none">
			<path strokeWidth={w + 2} d={d} />
			<path stroke={colour} strokeWidth={w} d={d} />
		</g>
	);
}

const lastPoint = (points: string) => points.split(' ').at(-1) ?? '';

/** One small working figure, built from a pose so that no two need be alike. */
export function Person(p: PersonProps) {
	const { s = 1, lean = 0, stout = 0, hem = 0, legs = ink, head = 'crop' } = p;
	const [far, near] = p.arms ?? ['3,-16 4,-11', '-4,-16 -3,-11'];
	const [back, front] = p.stance ?? ['3,-5 3.4,0', '-2.4,-5 -2.4,0'];
	const scale = p.left ? `${-s} ${s}` : `${s}`;
	const wide = 3.4 + stout;
	const hat = heads[head];
	const hand = (points: string) => (
		<path stroke={p.skin} strokeWidth="2.8" d={`M${lastPoint(points)}h0`} />
	);
	return (
		<g transform={`translate(${p.at[0]} ${p.at[1]}) scale(${scale})`} strokeWidth="1.3">
			<Limb d={`M${lean},-20 ${far}`} colour={p.top} />
			{hand(far)}
			<Limb d={`M1,-11 ${back}`} colour={legs} />
			<Limb d={`M-1,-11 ${front}`} colour={legs} />
			<path
				fill={p.top}
				d={`M${lean - wide}-21Q${lean}-24 ${lean + wide}-21L${wide + hem / 4}${-10 + hem}H${-wide - hem / 4}Z`}
			/>
			<g transform={`translate(${lean * 1.3} -26)`}>
				{'behind' in hat && <path fill={p.hair} d={hat.behind} />}
				<circle r="3.8" fill={p.skin} />
				{p.beard && <path fill={p.hair} d="M3.6.6Q4 5 .6 4.6-1.6 4-2 .6L1 1.6Z" />}
				<path fill={p.hair} d={hat.over} />
				<path strokeWidth="1.2" d="M1.8-.2h0" />
			</g>
			<Limb d={`M${lean},-20 ${near}`} colour={p.top} />
			{hand(near)}
			{p.children}
		</g>
	);
}
