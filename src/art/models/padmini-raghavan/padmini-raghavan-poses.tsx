import { padminiRaghavan } from '../../../content/wardrobe.ts';
import { palette } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { Links } from './padmini-raghavan-hair.tsx';
import { Fan, Needle, Telephone } from './padmini-raghavan-things.tsx';
import { buttons, orange } from './padmini-raghavan-tones.ts';

/** Padmini Raghavan at rest: on one leg, listening to one person and waiting for another. */

const waist = [-1, -97.6] as const;

/** The band that comes down the front, with five buttons of five kinds. */
function Band() {
	return (
		<>
			<Shape d="M-3-132H5L4.4-88H-2.4Z" tone={orange} core="M-1-140V-80" line={0.8}>
				<Seam d="M-1.6-131L-1-89M3.6-131L3-89" w={0.5} c={padminiRaghavan.gold} />
			</Shape>
			{buttons.map((fill, i) => (
				<circle key={fill} cx={1} cy={-127 + i * 8.4} r={i === 1 ? 2.6 : 2.2} fill={fill} stroke={palette.ink} strokeWidth=".9" />
			))}
		</>
	);
}

const plait = [
	[8.6, -135, 0.17, 40],
	[12.2, -130.4, 0.165, -8],
	[13, -125.6, 0.165, 14],
	[12.6, -121, 0.155, -14],
	[12.4, -116.6, 0.145, 12],
	[12, -112.6, 0.13, -10],
] as const;

function Plait() {
	return (
		<>
			<Links of={plait} />
			<Shape d="M10-110.4H14.2L14.4-108H10Z" tone={{ light: padminiRaghavan.gold, dark: padminiRaghavan.gold }} line={0.6} />
			<path d="M10.4-107.6C9.6-104 10-102 10.4-100H14C14.8-102 14.6-104 14-107.6Z" fill={palette.ink} />
		</>
	);
}

function Phone({ at }: { at: string }) {
	const { line } = useBody();
	return (
		<g transform={`${at}scale(.125)`}>
			<Telephone line={line * 6} />
		</g>
	);
}

/** Four slips in one hand and a needle in the other, to the body's scale. */
function Slips({ blank = false }) {
	const { line } = useBody();
	return (
		<g transform="rotate(-4)scale(.13)">
			<Fan line={line * 5} blank={blank} />
		</g>
	);
}

function Thread() {
	const { line } = useBody();
	return (
		<g transform="scale(.12)">
			<Needle line={line * 5.4} />
		</g>
	);
}

export const front: Pose = {
	view: 'front',
	waist,
	lean: 1.5,
	head: { view: 'quarter', tilt: -11, look: 0.4 },
	near: {
		to: [-31, -113],
		elbow: [-23, -98],
		hand: 'palm',
		level: -92,
		holds: (
			<g transform="translate(-31.6-119)">
				<Slips />
			</g>
		),
	},
	far: {
		to: [25, -96],
		elbow: [22.4, -108],
		hand: 'write',
		level: 84,
		holds: (
			<g transform="translate(28-80)rotate(-40)scale(-1 1)">
				<Thread />
			</g>
		),
	},
	nearLeg: { to: [-6, -14.2], boot: 'front' },
	farLeg: { to: [10, -14.4], boot: 'front' },
	lap: (
		<>
			<Band />
			<Plait />
			<Phone at="translate(-13.6-150)rotate(-13)" />
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist: [1, -97.6],
	lean: -1,
	head: { tilt: 9 },
	near: {
		to: [30, -113],
		elbow: [23, -98],
		bend: -1,
		seam: 1,
		hand: 'flat',
		level: -88,
		holds: (
			<g transform="translate(31-119)scale(-1 1)">
				<Slips blank />
			</g>
		),
	},
	far: {
		to: [-25, -96],
		elbow: [-22.4, -108],
		hand: 'write',
		level: 96,
		flip: true,
		bend: 1,
		holds: (
			<g transform="translate(-28-80)rotate(40)">
				<Thread />
			</g>
		),
	},
	nearLeg: { to: [6.4, -9.6], boot: 'back' },
	farLeg: { to: [-9, -10.6], boot: 'back' },
	lap: <Phone at="translate(10.4-147.6)rotate(15)scale(-1 1)" />,
};
