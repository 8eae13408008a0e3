import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { by } from './moonlight.ts';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

export const skin = {
	deep: '#4a2c20',
	brown: '#7a4a30',
	tan: '#b87a4b',
	olive: '#d09a68',
	fair: '#efc8a2',
	rose: '#f3d3bd',
} as const;

/** Colours of hair and of clothes, by short names. */
export const dye = {
	black: '#15131a',
	brown: '#5a3520',
	ginger: '#b4532a',
	grey: '#c9c6bf',
	straw: '#dcc190',
	orange: '#ee8a26',
	green: '#2f7d54',
	plum: '#7b3f73',
	khaki: '#a9905a',
	pink: '#e58f86',
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
	beard: { over: 'M-4 .6A4 4 0 0 1 3.6-1.8L.6-2-2.4-.4-2 .6 1 1.6 3.6.6Q4 5 .6 4.6-3 4-4 .6Z' },
} as const satisfies Record<string, { behind?: string; over: string }>;

interface Pose {
	/** Elbow and hand of the far arm and of the near arm. */
	arms: readonly [far: string, near: string];
	/** Knee and foot of the far leg and of the near leg. */
	legs: readonly [far: string, near: string];
	/** How far the shoulders lie ahead of the hips. */
	lean?: number;
}

const upright: Pose['legs'] = ['3-5 3 0', '-2.4-5-2.6 0'];
const braced: Pose['legs'] = ['4-6 7 0', '-2-5-4 0'];

const poses = {
	stand: { arms: ['3-16 4-11', '-4-16-3-11'], legs: upright },
	hips: { arms: ['6-16 3-12', '-7-16-3-12'], legs: ['3-5 4 0', '-3-5-4 0'] },
	walk: { arms: ['5-16 8-13', '-5-16-7-12'], legs: ['4-6 6 0', '-1-6-6-1'], lean: 1 },
	run: { arms: ['6-17 9-20', '-6-17-9-13'], legs: ['6-8 5-2', '-2-6-8-5'], lean: 4 },
	carry: { arms: ['7-16 11-15', '4-15 9-13'], legs: ['4-6 5 0', '-1-6-4 0'], lean: 1 },
	push: { arms: ['8-17 13-16', '5-15 11-14'], legs: ['4-6 2 0', '-3-6-8-1'], lean: 4 },
	wave: { arms: ['4-16 4-11', '5-23 8-29'], legs: upright },
	cheer: { arms: ['6-23 10-29', '-6-22-9-28'], legs: ['3-5 4 0', '-3-5-4 0'] },
	point: { arms: ['3-16 4-11', '5-19 13-21'], legs: upright },
	haul: { arms: ['0-16 6-15', '-4-14 1-13'], legs: ['6-7 9 0', '1-6 4 0'], lean: -5 },
	bend: { arms: ['10-14 11-7', '8-13 9-6'], legs: ['2-6 2 0', '-3-6-3 0'], lean: 6 },
	sit: { arms: ['4-15 8-12', '-1-15 5-12'], legs: ['7-10 7-2', '6-9 6-2'] },
	lean: { arms: ['6-16 10-16', '5-15 9-15'], legs: ['2-5 3 0', '-3-5-4 0'], lean: 3 },
	reach: { arms: ['5-24 8-29', '2-24 5-30'], legs: upright },
	climb: { arms: ['6-22 7-28', '4-18 7-22'], legs: ['5-9 6-4', '1-5 4 0'], lean: 2 },
	work: { arms: ['6-18 10-18', '5-15 9-16'], legs: braced, lean: 1 },
	hammer: { arms: ['6-17 10-15', '-5-23-1-28'], legs: braced, lean: 1 },
	row: { arms: ['-1-15 7-14', '-3-14 5-12'], legs: ['6-9 9-4', '5-8 8-4'], lean: -4 },
	read: { arms: ['5-15 7-19', '3-14 7-17'], legs: upright },
	talk: { arms: ['5-16 9-18', '-4-16-1-12'], legs: ['3-5 3 0', '-3-5-4 0'], lean: 1 },
} as const satisfies Record<string, Pose>;

type Head = keyof typeof heads;
type Dye = keyof typeof dye;

interface Build {
	/** A hem below the hips: coat, skirt or apron. */
	hem?: number;
	/** Shoulder width over the usual. */
	stout?: number;
	/** Things held, in the person's own units. */
	with?: ReactNode;
}

/**
 * Somebody: where the feet stand, the size (a person is about 31 units tall at 1 and faces right;
 * a negative size faces left), what they are doing, and what they look like.
 */
type Figure = readonly [
	x: number,
	y: number,
	size: number,
	pose: keyof typeof poses,
	skin: keyof typeof skin,
	head: Head,
	hair: Dye,
	top: Dye,
	legs: Dye,
	build?: Build,
];

const lastPoint = (points: string) => /-?[\d.]+[ -][\d.]+$/.exec(points)?.[0] ?? '0 0';

function Person([x, y, size, poseName, face, headName, hair, top, legs, build]: Figure) {
	const pose: Pose = poses[poseName];
	const head = heads[headName];
	const { hem = 0, stout = 0 } = build ?? {};
	const lean = pose.lean ?? 0;
	const [far, near] = pose.arms;
	const farArm = `M${lean}-20L${far}`;
	const nearArm = `M${lean}-20L${near}`;
	const both = `M1-11L${pose.legs[0]}h1.6M-1-11L${pose.legs[1]}h1.6`;
	const wide = 3.4 + stout;
	const hip = wide + hem / 4;
	const flesh = skin[face];
	return (
		<g
			key={`${x} ${y}`}
			transform={`translate(${x} ${y})scale(${size < 0 ? `${size} ${-size}` : size})`}
		>
			<g fill="none">
				<path strokeWidth="5" d={farArm + both} />
				<path stroke={dye[legs]} strokeWidth="3" d={both} />
				<path stroke={dye[top]} strokeWidth="3" d={farArm} />
				<path stroke={flesh} strokeWidth="2.8" d={`M${lastPoint(far)}h0`} />
			</g>
			<path
				fill={dye[top]}
				d={`M${lean - wide}-21Q${lean}-24 ${lean + wide}-21L${hip} ${hem - 10}H${-hip}Z`}
			/>
			<g transform={`translate(${lean * 1.3}-26)`}>
				{'behind' in head && <path fill={dye[hair]} d={head.behind} />}
				<circle r="3.8" fill={flesh} />
				<path fill={dye[hair]} d={head.over} />
				<path d="M1.8-.2h0" />
			</g>
			<g fill="none">
				<path strokeWidth="5" d={nearArm} />
				<path stroke={dye[top]} strokeWidth="3" d={nearArm} />
				<path stroke={flesh} strokeWidth="2.8" d={`M${lastPoint(near)}h0`} />
			</g>
			{build?.with}
		</g>
	);
}

/** People at work, farthest first. Whatever light a place has, a lamp falls on them. */
export function People({ all }: { all: readonly Figure[] }) {
	return (
		<g strokeWidth="1.3" data-light={by.lamp}>
			{all.map(Person)}
		</g>
	);
}

/** A head and shoulders, for rows of seats and for windows: place, face, hair and coat. */
export type Bust = readonly [x: number, y: number, face: keyof typeof skin, hair: Dye, coat: Dye];

/** People who sit, or look out of a window. */
export function Busts({ all, size = 1 }: { all: readonly Bust[]; size?: number }) {
	return (
		<g strokeWidth="1.3" data-light={by.lamp}>
			{all.map(([x, y, face, hair, coat]) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${size})`}>
					<path fill={dye[coat]} d="M-5.4 0v-4q5.4-5 10.8 0v4Z" />
					<circle cy="-9" r="3.6" fill={skin[face]} />
					<path fill={dye[hair]} d="M-3.8-8.4a3.8 3.8 0 0 1 7.6-1.4Q0-11-1.6-9.4Z" />
				</g>
			))}
		</g>
	);
}
