import { brass, brick, rust } from '../../../model/colours.ts';
import type { Build } from '../../kit/body/figure.tsx';
import { Band, Creases, Figure, type FigureProps, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { type Pose, Rig, type Wear } from '../../kit/body/rig.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { FigureKeys, FigureSpanner } from './cast-things.tsx';
import { HalimaHead } from './halima-head.tsx';
import { halimaPoses } from './halima-poses.tsx';

/** Halima Drozd in her boiler suit, whole. */

export const leather = { light: rust.mid, dark: brick.dark };

export const halimaBuild: Build = {
	Head: HalimaHead,
	head: 26,
	neck: [8, 4],
	skin: skins.tan,
	top: cloth.blue,
	legs: cloth.blue,
	arm: [27, 24],
	leg: [37, 35.5],
	sleeve: [9.6, 9.4, 8.6, 8, 8],
	trouser: [13, 12, 9.8, 9.6, 9.4],
	cuff: 0,
	hem: 0.96,
	wrist: [6.8, 4.2],
	hand: 17.5,
	boot: 27,
	build: 'broad',
};

const trunks = {
	quarter: {
		d: 'M-8-38C-14-36-20-33-22-27-24-18-22-8-21 3H22C24-4 22-8 22-12 23-18 21-22 20-26 19-31 14-35 7-38Z',
		core: 'M2-60C4-40-6-24-5-10-4-4-6 0-5 6',
		seams: 'M5-32C9-22 9-10 7 3M9.6-30C12-22 12-10 11-1M12-22L19-23M12.6-22L13-14.6 18.6-15.6',
		creases: [
			[-20, -3, -12, -7, -6, -7],
			[21.6, -5, 15, -8, 10, -8],
			[21, -15, 15, -13, 11, -14.4],
			[-13, -20, -9, -15, -8, -10],
		],
		belt: 'M-22-.4Q1 5.4 23-1',
	},
	profile: {
		d: 'M-6-38C-12-36-16-30-17-22-18-12-16-4-16 3H18C19-3 17-8 18-12 20-17 18-21 16-25 14-30 11-35 6-38Z',
		core: 'M-2-60C2-40-4-24-3-10-2-4-4 0-3 6',
		seams: 'M12-31C16-22 15.6-10 14-2',
		creases: [
			[14, -4, 8, -7, 2, -7],
			[-14, -3, -8, -7, -4, -6],
			[15, -9, 10, -11, 6, -10.4],
		],
		belt: 'M-17-.6Q0 4 19-1',
	},
	back: {
		d: 'M-8-38C-15-37-22-34-23-27-24-18-22-8-21 3H21C22-8 24-18 23-27 22-34 15-37 8-38Z',
		core: 'M-4-60C-2-40-8-24-6-10-5-4-7 0-6 6',
		seams: 'M-23-25C-10-21 10-21 23-25M0-22V3',
		creases: [
			[18, -4, 12, -7, 5, -7],
			[-18, -4, -12, -8, -6, -8],
			[3, -2, 4, -9, 8, -13],
			[-14, -20, -12, -14, -9, -11],
		],
		belt: 'M-22-1Q0 5 22-1',
	},
} as const;
const cut = (view: Pose['view']) => (view === 'front' ? 'quarter' : view);

function Trunk({ pose }: { pose: Pose }) {
	const { build } = useBody();
	const trunk = trunks[cut(pose.view)];
	const bowed = Math.abs(pose.lean ?? 0) > 24;
	const shaded = bowed ? { shade: 'M30-50L4-44C4-30-2-14-4 8H30Z' } : { core: trunk.core };
	return (
		<>
			<Shape d={trunk.d} tone={build.top} {...shaded}>
				<Seam d={trunk.seams} w={0.6} />
				<Creases of={trunk.creases} />
			</Shape>
			<Belt d={trunk.belt} buckle={pose.view === 'quarter' ? 9 : undefined} />
		</>
	);
}

function Belt({ d, buckle }: { d: string; buckle?: number | undefined }) {
	const { light } = useBody();
	return (
		<>
			<Band d={d} width={5.6} tone={leather} />
			{light > 0 && <path d={d.replace(/Q.*/, 'q7 3 13 3.4')} fill="none" stroke={leather.dark} strokeWidth="5.6" />}
			{buckle && (
				<Shape
					d={`M${buckle - 2.6}-1.6L${buckle + 2.6}-2V4.6L${buckle - 2.6} 5Z`}
					tone={{ light: brass.mid, dark: brass.deep }}
					line={0.7}
				/>
			)}
		</>
	);
}

function Collar({ pose }: { pose: Pose }) {
	const { build } = useBody();
	const view = cut(pose.view);
	if (view === 'back') return <Shape d="M-9-41C-4-38 4-38 9-41L11-35C5-31-5-31-11-35Z" tone={build.top} core="M-2-50V-20" />;
	if (view === 'profile') return <Shape d="M-9-39C-5-36 2-35 8-40L12-34 6-26C0-30-8-31-11-34Z" tone={build.top} core="M0-50V-20" />;
	return (
		<>
			<Shape d="M-5-37C-1-32 7-31.6 12-36L6-24Z" tone={cloth.sand} line={0.7} />
			<Shape d="M4-30C8-32 9-36 9-40L15-36 11-24Z" tone={build.top} />
			<Shape d="M-10-40C-7-34 0-31 4.6-30L2-21C-3-24-10-28-14-34Z" tone={build.top} core="M-2-50V-20" />
		</>
	);
}

/** The keys at her right hip, the spanner at her left, whichever of them is nearer. */
function Hip({ pose, side }: { pose: Pose; side: 'far' | 'near' }) {
	const { turn } = useBody();
	const armed = pose.near.holds !== undefined || pose.far.holds !== undefined;
	if (pose.bareHip) return null;
	if (pose.view === 'back') {
		if (side === 'far') return null;
		return <FigureKeys at={[15 * turn, 2]} tilt={-(pose.lean ?? 0)} />;
	}
	const x = side === 'near' ? -12 : 19;
	const keys = (side === 'near') === turn > 0;
	if (keys) return <FigureKeys at={[x, side === 'near' ? 4 : 0]} tilt={-(pose.lean ?? 0)} />;
	if (armed || side === 'far') return null;
	return <FigureSpanner at={[x + 2, 14]} tilt={180 - (pose.lean ?? 0) + 8} />;
}

const sides = {
	near: [-15, -27],
	far: [14, -27.5],
	nearHip: [-7.5, 13],
	farHip: [7, 12.5],
	head: [2.5, -51],
	waist: [20.4, 21],
	seat: 13.6,
} as const;

export const halimaWear: Wear = {
	frames: {
		quarter: sides,
		front: sides,
		profile: {
			...sides,
			near: [-2, -26.5],
			far: [4, -28],
			nearHip: [-2, 13],
			farHip: [2, 12.5],
			head: [5, -50.6],
			waist: [15.4, 17],
			seat: 15.5,
		},
		back: {
			...sides,
			near: [16.5, -27],
			far: [-16.5, -27],
			nearHip: [8, 13],
			farHip: [-8, 13],
			head: [0, -51.4],
			waist: [20.4, 20.4],
		},
	},
	Trunk,
	Collar,
	Hip,
};

export type HalimaPose = keyof typeof halimaPoses;

export function Halima(props: FigureProps<HalimaPose>) {
	return (
		<Figure {...props} build={halimaBuild}>
			<Rig pose={halimaPoses[props.pose]} wear={halimaWear} />
		</Figure>
	);
}
