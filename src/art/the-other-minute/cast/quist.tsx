import { brick, leather as leatherTones, navy, rust, slate } from '../../../model/colours.ts';
import { Band, type Build, Creases, Figure, type FigureProps, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { HeadProps } from '../../kit/body/head.ts';
import { type Pose, Rig, type Wear } from '../../kit/body/rig.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { coat } from './quist-coat.ts';
import { QuistHead } from './quist-head.tsx';
import { quistPoses } from './quist-poses.tsx';

/** Ansgar Quist, buttoned up, whole. */

export const leather = { light: rust.mid, dark: brick.dark };
const trousers = { light: slate.deep, dark: navy.deep };

export const quistBuild: Build = {
	Head: QuistHead,
	head: 24,
	neck: [5.4, 4],
	skin: skins.rose,
	top: cloth.plum,
	legs: trousers,
	arm: [30, 26],
	leg: [41, 42],
	sleeve: [7.6, 7.2, 6.6, 6.2, 6],
	trouser: [8.4, 7.4, 6.6, 6.2, 6.4],
	cuff: 0.99,
	hem: 0.97,
	wrist: [4, 3],
	hand: 18.5,
	boot: 27,
	build: 'narrow',
};

export function BareQuistHead(props: HeadProps) {
	return <QuistHead {...props} hat={false} />;
}

function Buttons({ d }: { d: string }) {
	const { line } = useBody();
	return <path d={d} fill="none" stroke={leatherTones.deep} strokeWidth={Math.max(2.2, line * 1.4)} strokeLinecap="round" />;
}

function Trunk({ pose }: { pose: Pose }) {
	const { build, turn } = useBody();
	const trunk = coat[pose.view];
	const bowed = Math.abs(pose.lean ?? 0) > 24;
	const shaded = bowed ? { shade: 'M30-60L3-50C4-30-1-14-3 8H30Z' } : { core: trunk.core };
	// The strap goes from his right shoulder to his left hip.
	const strap =
		pose.view === 'back'
			? turn > 0
				? 'M9-39Q-1-14-16 12'
				: 'M-9-39Q1-14 16 12'
			: pose.view === 'profile'
				? turn > 0
					? 'M-4-40Q5-16 13 2'
					: 'M5-40Q-4-18-9 8'
				: turn > 0
					? 'M-9-39Q4-16 17 8'
					: 'M9-39Q-2-16-15 10';
	return (
		<Shape d={`${trunk.d}Z`} edge={trunk.d} tone={build.top} {...shaded}>
			<Seam d={trunk.seams} w={0.6} />
			<Creases of={trunk.creases} />
			<Buttons d={trunk.buttons} />
			<Band d={strap} width={2.4} tone={leather} />
		</Shape>
	);
}

function Skirts({ pose }: { pose: Pose }) {
	const { build } = useBody();
	const { skirts } = pose;
	if (!skirts) return null;
	return (
		<Shape d={`${skirts.d}Z`} edge={skirts.d} tone={build.top} {...(skirts.core && { core: skirts.core })} shade={skirts.shade}>
			{skirts.front && <Seam d={skirts.front} w={0.6} />}
			{skirts.creases && <Creases of={skirts.creases} />}
			{skirts.buttons && <Buttons d={skirts.buttons} />}
		</Shape>
	);
}

function Collar({ pose }: { pose: Pose }) {
	const { build } = useBody();
	if (pose.view === 'back') return <Shape d="M-8-43C-4-41 4-41 8-43L10-36C5-33-5-33-10-36Z" tone={build.top} core="M-2-50V-20" />;
	if (pose.view === 'profile')
		return <Shape d="M-8-43C-4-40 2-39 6.4-42L10-33 4-28C-1-32-7-33-9.6-35Z" tone={build.top} core="M0-50V-20" />;
	return (
		<>
			<Shape d="M-4.6-43.6C-1-40 6-39.6 11-43L11.4-40 6.2-32Z" tone={cloth.white} line={0.7} />
			<Shape d="M4-33C7-36 8-39 8.6-43L12-38 11-27 6-28Z" tone={build.top} />
			<Shape d="M-8.6-43C-6-37-2-34 4.6-33L4-25C-2-27-9-31-11.6-36Z" tone={build.top} core="M-2-50V-20" />
		</>
	);
}

/** The flat case at his left hip. */
function Hip({ pose, side }: { pose: Pose; side: 'far' | 'near' }) {
	const { turn } = useBody();
	if (pose.bareHip) return null;
	const left = pose.view === 'back' ? 'near' : turn > 0 ? 'far' : 'near';
	if (side !== left) return null;
	const x = pose.view === 'back' ? -16 * turn : side === 'far' ? 15 : pose.view === 'profile' ? -8 : -15;
	return (
		<g transform={`translate(${x} ${side === 'far' ? 6 : 10})rotate(${-(pose.lean ?? 0)})`}>
			<FlatCase />
		</g>
	);
}

export function FlatCase() {
	return (
		<Shape d="M-9 0H9L10 19C4 20.4-5 20.4-10 19Z" tone={leather} core="M-2-4V24">
			<Seam d="M-9.4 7C-4 10.6 4 10.6 9.4 7M-1.6 9.4H1.6V13H-1.6Z" w={0.6} />
		</Shape>
	);
}

const sides = {
	near: [-13, -31],
	far: [12, -31.5],
	nearHip: [-5.5, 15],
	farHip: [5, 14.5],
	head: [2.5, -57.4],
	waist: [12, 12],
	seat: 10,
} as const;

export const quistWear: Wear = {
	frames: {
		quarter: sides,
		front: { ...sides, near: [-14, -31], far: [14, -31], head: [0, -57.4] },
		profile: {
			...sides,
			near: [-1, -30.5],
			far: [3, -32],
			nearHip: [-1.5, 15],
			farHip: [1.5, 14.5],
			head: [4.5, -57],
			waist: [9.4, 10],
			seat: 10.5,
		},
		back: {
			...sides,
			near: [14, -31],
			far: [-14, -31],
			nearHip: [6, 15],
			farHip: [-6, 15],
			head: [0, -57.4],
		},
	},
	Trunk,
	Collar,
	Hip,
	Skirts,
};

export type QuistPose = keyof typeof quistPoses;

export function Quist(props: FigureProps<QuistPose>) {
	const pose = quistPoses[props.pose];
	const build = pose.hatless ? { ...quistBuild, Head: BareQuistHead } : quistBuild;
	return (
		<Figure {...props} build={build}>
			<Rig pose={pose} wear={quistWear} />
		</Figure>
	);
}
