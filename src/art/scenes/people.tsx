import type { ReactNode } from 'react';
import { useLighting } from '../lit.tsx';
import { palette } from '../palette.ts';
import type { Joint, LimbProps, Tone } from './forms.tsx';
import { cloth, Limb, Line, n } from './forms.tsx';

/** How the people of the three morning scenes are built: heads, limbs, clothes. */

export type View = 'quarter' | 'profile' | 'back';

const faces: Record<View, string> = {
	quarter:
		'M-30-20C-32-46-10-52 6-50 28-48 36-32 34-14L36-1C33 5 35 8 34 15 33 32 26 46 12 49-2 51-16 39-22 26-31 25-33 5-28 1Z',
	profile:
		'M-34-10C-34-40-12-50 6-50 24-50 32-38 32-24 32-18 30-14 32-10L42 8C43 12 38 13 34 13 37 17 36 20 33 21 36 24 36 28 32 30 34 40 30 47 20 47 8 48-2 42-8 32-14 34-34 20-34-10Z',
	back: 'M-33-14C-33-40-18-50 0-50S33-40 33-14L36 0 32 12C30 30 18 44 0 44S-30 30-32 12L-36 0Z',
};
const faceShadows: Record<View, readonly [lit: string, unlit: string]> = {
	quarter: [
		'M-30-20L-28 1C-33 5-31 25-22 26-16 39-2 51 12 49 0 44-8 32-7 14-10-4-14-20-12-44-24-40-30-32-30-20Z',
		'M8-50C28-48 36-32 34-14L36-1C33 5 35 8 34 15 33 32 26 46 12 49 15 40 8 34 14 24L24 10 16 8 18-8 8-18Z',
	],
	profile: [
		'M-34-10C-34-40-12-50-4-49-14-30-12-6-2 2 0 16 4 30 18 34 22 40 22 44 20 47 8 48-2 42-8 32-14 34-34 20-34-10Z',
		'M10-50C24-50 32-38 32-24 32-18 30-14 32-10L42 8C43 12 38 13 34 13 37 17 36 20 33 21 36 24 36 28 32 30 34 40 30 47 20 47 12 34 20 22 16 8 24-4 14-20 10-50Z',
	],
	back: [
		'M-33-14C-33-40-18-50-8-49-14-20-10 20-4 44-20 43-30 30-32 12L-36 0Z',
		'M33-14C33-40 18-50 8-49 14-20 10 20 4 44 20 43 30 30 32 12L36 0Z',
	],
};
const features: Record<View, string> = {
	quarter: 'M-2-15q7-5 14-1M20-16q6-4 12 0M18-7L25 8Q22 12 17 11M-26 6q5 2 3 10',
	profile: 'M14-17q8-5 14-1M-9-2q9-6 9 3 0 8-7 11M34 13q-5 1-6-2',
	back: '',
};
const eyes: Record<View, string> = {
	quarter: 'M2-6q6-5 11 0M21-6q5-5 10-1',
	profile: 'M18-7q5-4 10-1',
	back: '',
};
const pupils: Record<View, string> = {
	quarter: 'M8-5v3M26-5v3',
	profile: 'M24-6v3',
	back: '',
};
const mouths: Record<View, Record<string, string>> = {
	quarter: {
		plain: 'M8 27q9 2 16-1',
		smile: 'M6 25q10 9 20-1',
		open: 'M10 26q6 12 14 0Z',
		set: 'M9 29q7-4 15-1',
	},
	profile: {
		plain: 'M33 21l-12 2',
		smile: 'M33 21q-8 5-14-1',
		open: 'M33 21l-12 3 10 5',
		set: 'M33 22q-7-2-12 2',
	},
	back: {},
};

export interface HeadProps {
	view: View;
	skin: Tone;
	light?: number;
	line?: number;
	mood?: 'plain' | 'smile' | 'open' | 'set';
	shut?: boolean;
	/** Drawn behind and before the face, in its field of 100 units from chin to crown. */
	behind?: ReactNode;
	children?: ReactNode;
}

/** A head that looks to the right, chin to crown 100 units, its middle at the origin. */
export function Head(props: HeadProps) {
	const { view, skin, light = 1, line = 12, mood = 'plain', shut = false } = props;
	const { shade } = useLighting();
	return (
		<>
			{props.behind}
			<path d={faces[view]} fill={skin.light} stroke={palette.ink} strokeWidth={n(line * 2)} />
			<path d={faceShadows[view][light > 0 ? 0 : 1]} fill={skin.dark} data-light={shade} />
			<Line d={features[view]} width={line * 0.55} />
			<Line d={eyes[view]} width={line * 0.6} />
			{!shut && <Line d={pupils[view]} width={line * 0.75} />}
			<Line d={mouths[view][mood] ?? ''} width={line * 0.65} />
			{props.children}
		</>
	);
}

/** How a body stands, in centimetres from the ground between its feet; up is negative. */
export interface Pose {
	head: readonly [x: number, y: number, tilt?: number];
	size?: number;
	/** Which way the head looks: 1 to the right, -1 to the left. */
	turn?: 1 | -1;
	trunk: readonly Joint[];
	farArm?: readonly Joint[];
	nearArm?: readonly Joint[];
	farLeg?: readonly Joint[];
	nearLeg?: readonly Joint[];
	/** Which way each foot points, far and near; 0 is towards us. */
	toes?: readonly [number, number];
}

export interface PersonProps {
	x: number;
	y: number;
	/** Units of the picture per centimetre. */
	scale: number;
	pose: Pose;
	face: Omit<HeadProps, 'light' | 'line'>;
	top: Tone;
	sleeves?: Tone;
	legs: Tone;
	boots?: Tone;
	light?: number;
	line?: number;
	/** Drawn over the trunk and under the near arm: aprons, straps, folds. */
	children?: ReactNode;
	/** What the far and near hands hold, drawn before and after the body. */
	held?: ReactNode;
	holding?: ReactNode;
}

function Arm({ joints, tone, skin, ...lit }: LimbProps & { skin: Tone }) {
	const [wrist, elbow] = [joints.at(-1), joints.at(-2)];
	if (!wrist || !elbow) return null;
	const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
	const [dx, dy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
	const shoulder = joints.at(-3) ?? elbow;
	// A sleeve that folds back on itself is two forms, or its shadow leaves its outline.
	const bent = (elbow[0] - shoulder[0]) * dx + (elbow[1] - shoulder[1]) * dy < -4;
	const hand: Joint[] = [
		[wrist[0], wrist[1], wrist[2] * 0.75],
		[wrist[0] + dx * 5, wrist[1] + dy * 5, wrist[2] * 1.05],
		[wrist[0] + dx * 10, wrist[1] + dy * 10, wrist[2] * 0.7],
	];
	return (
		<>
			<Limb joints={hand} tone={skin} {...lit} />
			{bent ? (
				<>
					<Limb joints={joints.slice(0, -1)} tone={tone} {...lit} />
					<Limb joints={joints.slice(-2)} tone={tone} ends="hem" {...lit} />
				</>
			) : (
				<Limb joints={joints} tone={tone} ends="hem" {...lit} />
			)}
		</>
	);
}

function Leg({ joints, tone, boots, toe, ...lit }: LimbProps & { boots: Tone; toe: number }) {
	const ankle = joints.at(-1);
	if (!ankle) return null;
	const [x, y, r] = ankle;
	const foot: Joint[] = [
		[x - toe * 2, y + 1, r * 1.1],
		[x + toe * 6, y + 3, r],
		[x + toe * 12, y + 4 + (toe === 0 ? 3 : 0), r * 0.8],
	];
	return (
		<>
			<Limb joints={foot} tone={boots} {...lit} />
			<Limb joints={joints} tone={tone} ends="hem" {...lit} />
		</>
	);
}

/** A whole person. */
export function Person(props: PersonProps) {
	const { pose, face, top, sleeves = top, legs, boots = cloth.black, light = 1, scale } = props;
	const line = (props.line ?? 3) / scale;
	const lit = { light, line };
	const [headX, headY, tilt = 0] = pose.head;
	const turn = pose.turn ?? 1;
	const size = (pose.size ?? 24) / 100;
	const neck = pose.trunk[0];
	const [farToe = 1, nearToe = 1] = pose.toes ?? [];
	return (
		<g transform={`translate(${n(props.x)} ${n(props.y)})scale(${Math.round(scale * 100) / 100})`}>
			{pose.farArm && <Arm joints={pose.farArm} tone={sleeves} skin={face.skin} {...lit} />}
			{props.held}
			{pose.farLeg && <Leg joints={pose.farLeg} tone={legs} boots={boots} toe={farToe} {...lit} />}
			{pose.nearLeg && (
				<Leg joints={pose.nearLeg} tone={legs} boots={boots} toe={nearToe} {...lit} />
			)}
			{neck && (
				<Limb
					joints={[
						[headX - turn * size * 10, headY, size * 20],
						[neck[0], neck[1] - 2, size * 22],
					]}
					tone={face.skin}
					{...lit}
					light={-turn}
				/>
			)}
			<Limb joints={pose.trunk} tone={top} ends="hem" {...lit} />
			{props.children}
			<g
				transform={`translate(${headX} ${headY})rotate(${tilt})scale(${n(size * turn * 1000) / 1000} ${n(size * 1000) / 1000})`}
			>
				<Head {...face} light={light * turn} line={line / size} />
			</g>
			{pose.nearArm && <Arm joints={pose.nearArm} tone={sleeves} skin={face.skin} {...lit} />}
			{props.holding}
		</g>
	);
}

interface FarPersonProps {
	x: number;
	y: number;
	scale?: number;
	tone: Tone;
	skin: Tone;
	/** The colour of hair or hat. */
	hair: string;
	/** Degrees forward; negative faces left. */
	lean?: number;
	/** Whether the arm is up, at work. */
	raised?: boolean;
}

/** Someone too far off for a face, from the knees up, about 64 units tall. */
export function FarPerson({
	x,
	y,
	scale = 1,
	tone,
	skin,
	hair,
	lean = 0,
	raised = false,
}: FarPersonProps) {
	const arm: Joint[] = raised
		? [
				[-3, -32, 4],
				[10, -24, 4],
				[20, -36, 3],
			]
		: [
				[-3, -32, 4],
				[8, -18, 4],
				[22, -16, 3],
			];
	const size = Math.round(scale * 100) / 100;
	return (
		<g
			transform={`translate(${n(x)} ${n(y)})scale(${lean < 0 ? -size : size} ${size})rotate(${Math.abs(lean)})`}
		>
			<Limb
				joints={[
					[0, -38, 5],
					[0, -28, 11],
					[0, 0, 11],
				]}
				tone={tone}
				line={3.5}
				ends="hem"
			/>
			<circle cx="3" cy="-52" r="9" fill={skin.light} stroke={palette.ink} strokeWidth="7" />
			<path d="M-7-52a10 10 0 0 1 19-5Z" fill={hair} stroke={palette.ink} strokeWidth="4" />
			<Limb joints={arm} tone={tone} line={3} />
		</g>
	);
}
