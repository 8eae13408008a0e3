import type { ReactNode } from 'react';
import { cloth, type Joint, Limb, type LimbProps, n, type Tone } from '../../kit/forms.tsx';
import { type HeadProps, SceneHead } from '../scene-head.tsx';

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
			{pose.nearLeg && <Leg joints={pose.nearLeg} tone={legs} boots={boots} toe={nearToe} {...lit} />}
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
			<g transform={`translate(${headX} ${headY})rotate(${tilt})scale(${n(size * turn * 1000) / 1000} ${n(size * 1000) / 1000})`}>
				<SceneHead {...face} light={light * turn} line={line / size} />
			</g>
			{pose.nearArm && <Arm joints={pose.nearArm} tone={sleeves} skin={face.skin} {...lit} />}
			{props.holding}
		</g>
	);
}
