import { navy, slate } from '../../../model/colours.ts';
import { type Build, Creases, Figure, type FigureProps, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { HeadProps } from '../../kit/body/head.ts';
import { type Pose, Rig, type Wear } from '../../kit/body/rig.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { KitHead } from './kit-head.tsx';
import { kitPoses } from './kit-poses.tsx';

/** Kit Amaru in a jacket and trousers that somebody shorter has worn, whole. */

const trousers = { light: navy.light, dark: slate.deep };

export const kitBuild: Build = {
	Head: KitHead,
	head: 24.5,
	neck: [5, 9],
	skin: skins.umber,
	top: cloth.orange,
	legs: trousers,
	arm: [33, 30],
	leg: [46, 44],
	sleeve: [7, 6.5, 6, 5.8, 6],
	trouser: [8.6, 7.6, 6.8, 6.6, 7],
	cuff: 0.62,
	hem: 0.66,
	wrist: [3.6, 2.7],
	hand: 21,
	boot: 32,
	build: 'long',
};

const trunks = {
	quarter: {
		d: 'M-6-46C-11-45-16-43-18-38-19-26-16-8-17 15-8 20 8 19 16 13 15 0 16-18 17-34 16-41 11-45 6-46Z',
		core: 'M0-60C4-46-6-30-5-12-4 0-6 8-5 24',
		seams: 'M3-40C7-26 7-4 6 18M-17 10C-8 15 8 14 16 8M9-22L15-23M-12-2L-6-1',
		creases: [
			[-17, -4, -10, -8, -5, -8],
			[16, -6, 11, -8, 8, -7.4],
			[-12, -30, -9, -24, -9, -19],
			[16, -2, 12, 1, 9, 0],
		],
	},
	profile: {
		d: 'M-5-46C-10-44-13-40-14-32-14-18-12-6-13 14-5 18 6 18 13 13 13-4 14-20 13-32 12-40 9-44 5-46Z',
		core: 'M-1-60C2-46-4-30-3-12-2 0-4 8-3 24',
		seams: 'M9-40C12-26 11-4 10 16M-13 9C-6 13 6 13 13 8',
		creases: [
			[13, -6, 6, -9, 1, -8],
			[-13, -4, -7, -7, -4, -6],
			[13, -2, 8, -1, 5, -2],
		],
	},
	back: {
		d: 'M-6-46C-12-45-17-43-19-38-20-26-16-8-17 14-8 18 8 18 17 14 16-8 20-26 19-38 17-43 12-45 6-46Z',
		core: 'M-3-60C-1-46-7-30-6-12-5 0-6 8-5 24',
		seams: 'M-19-33C-8-29 8-29 19-33M-17 9C-8 13 8 13 17 9',
		creases: [
			[16, -6, 10, -9, 4, -8],
			[-16, -5, -11, -8, -7, -8],
			[2, -4, 4, -12, 8, -17],
			[-13, -26, -10, -20, -9, -15],
		],
	},
} as const;
const cut = (view: Pose['view']) => (view === 'front' ? 'quarter' : view);

function Trunk({ pose }: { pose: Pose }) {
	const { build } = useBody();
	const trunk = trunks[cut(pose.view)];
	const bowed = Math.abs(pose.lean ?? 0) > 24;
	const shaded = bowed ? { shade: 'M30-60L3-50C4-30-1-14-2 20L-4 30H30Z' } : { core: trunk.core };
	return (
		<Shape d={trunk.d} tone={build.top} {...shaded}>
			<Seam d={trunk.seams} w={0.6} />
			<Creases of={trunk.creases} />
		</Shape>
	);
}

/** The collar stands up round the long neck. */
function Collar({ pose }: { pose: Pose }) {
	const { build } = useBody();
	const view = cut(pose.view);
	if (view === 'back') return <Shape d="M-7.6-53C-3-51 3-51 7.6-53L9-44C4-41-4-41-9-44Z" tone={build.top} core="M-2-60V-30" />;
	if (view === 'profile') return <Shape d="M-7.6-53C-4-49 2-48 6-50L9.4-44C5-40-5-40-9-43Z" tone={build.top} core="M0-60V-30" />;
	return (
		<>
			<Shape d="M3-43C6-46 7-50 7.6-53L11-50 10-41 5-36Z" tone={build.top} />
			<Shape d="M-8-54C-6-48-2-45 3.4-43.6L3-36C-3-37-9-40-10.6-44Z" tone={build.top} core="M-3-60V-20" />
		</>
	);
}

const sides = {
	near: [-13, -39],
	far: [12, -39.5],
	nearHip: [-6, 16],
	farHip: [5.5, 15.5],
	head: [3, -67.6],
	waist: [12, 12],
	seat: 10,
} as const;

export const kitWear: Wear = {
	frames: {
		quarter: sides,
		front: sides,
		profile: {
			...sides,
			near: [-1, -38.5],
			far: [3, -40],
			nearHip: [-1.5, 16],
			farHip: [1.5, 15.5],
			head: [5, -67],
			waist: [9, 9],
			seat: 10.5,
		},
		back: {
			...sides,
			near: [14, -39],
			far: [-14, -39],
			nearHip: [6, 16],
			farHip: [-6, 16],
			head: [0, -67.6],
		},
	},
	Trunk,
	Collar,
};

export type KitPose = keyof typeof kitPoses;

const PencilGone = (props: HeadProps) => <KitHead {...props} pencil="gone" />;
const Pleased = (props: HeadProps) => <KitHead {...props} pencil="gone" feel="pleased" />;
const Yawning = (props: HeadProps) => <KitHead {...props} feel="yawn" />;

/** Heads for poses in which the pencil is in the hand, or the face goes with the pose. */
export const kitHeads = {
	write: PencilGone,
	pleased: Pleased,
	yawn: Yawning,
} as const satisfies Partial<Record<KitPose, Build['Head']>>;

export function Kit(props: FigureProps<KitPose>) {
	const heads: Partial<Record<KitPose, Build['Head']>> = kitHeads;
	const Head = heads[props.pose] ?? KitHead;
	return (
		<Figure {...props} build={{ ...kitBuild, Head }}>
			<Rig pose={kitPoses[props.pose]} wear={kitWear} />
		</Figure>
	);
}
