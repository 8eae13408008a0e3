import type { ReactNode } from 'react';
import { n } from '../forms.tsx';
import { type Build, Folds, Seam, Shape, useBody } from './figure.tsx';
import { shapes } from './hands/form.ts';
import type { HandPose } from './hands.tsx';
import { angleOf, between, jointOf, limb, type Spot, stretched } from './limb.ts';
import { Palm } from './palm.tsx';

/** A dressed arm from the shoulder to the hand. */

interface ArmProps {
	from: Spot;
	to: Spot;
	/** 1 with the elbow to the left of an arm that hangs. */
	bend?: 1 | -1;
	/** How much of its length shows, where it comes towards us. */
	long?: number;
	/** Where the elbow is, if it lies nearer to us than the arm's two ends. */
	elbow?: Spot;
	/** On which side of its root it grows out of the body; 0 with a line all round. */
	seam?: 1 | -1 | 0;
	hand?: HandPose;
	/** Degrees that the hand turns from the line of the forearm. */
	wrist?: number;
	/** The hand's own direction, whatever the forearm's; 0 points right. */
	level?: number | undefined;
	flip?: boolean;
	/** What is held, in centimetres, drawn over the palm and under the fingers; unturned. */
	children?: ReactNode;
	/** No hand: it is drawn by whoever draws what it is on. */
	bare?: boolean;
}

export function Arm(props: ArmProps) {
	const { from, bend = 1, long, seam = -1, hand = 'hang', wrist = 0, flip } = props;
	const { build, light, line, far } = useBody();
	const { bones, to } = stretched(from, props.to, build.arm, long);
	const elbow = props.elbow ?? jointOf(from, to, bones, bend);
	const angle = angleOf(elbow, to);
	const [thick, thin] = build.wrist;
	const rolled = build.cuff <= 0.1;
	const isBare = build.cuff < 0.9 && !build.gloves && !props.bare;
	// A bare forearm goes over into its hand without a line: it is as wide there as the hand's wrist.
	const end = isBare ? wristOf(build) : thin;
	const cuff = rolled ? between(from, elbow, 0.9) : between(elbow, to, build.cuff);
	const sleeve = limb(from, elbow, cuff, build.sleeve, light, seam, far);
	const fore = limb(
		rolled ? between(from, elbow, 0.6) : between(elbow, to, build.cuff - 0.25),
		rolled ? elbow : between(elbow, to, (build.cuff + 1) / 2),
		// Short of a hand that turns, whose own outline begins there.
		isBare ? between(elbow, to, 0.96) : to,
		rolled ? [thick * 0.86, thick * 0.92, thick * 0.94, thick * 1.08, end] : [thick, thick * 0.9, (thick + thin) / 2, thin * 1.03, end],
		light,
		0,
		far,
	);
	const skin = (
		<Shape d={fore.fill} edge={isBare ? fore.open : fore.fill} tone={build.skin} shade={far ? undefined : fore.shade} line={0.85} within>
			{rolled && fore.folds.length > 1 && (
				<Seam d={`M${fore.folds[0]?.[0].map(n).join(' ')}L${between(elbow, to, 0.2).map(n).join(' ')}`} w={0.5} />
			)}
		</Shape>
	);
	return (
		<>
			{isBare && !props.children && skin}
			{!props.bare && (
				<Palm at={to} angle={props.level ?? angle + wrist} pose={hand} flip={flip}>
					{props.children}
				</Palm>
			)}
			{/* Over what is held, whose end would show on the wrist. */}
			{(!isBare || props.children) && build.cuff < (far ? 0.8 : 0.97) && skin}
			{rolled ? (
				<Rolled from={from} elbow={elbow} seam={seam} />
			) : (
				<Shape d={sleeve.fill} edge={sleeve.edge} tone={build.top} shade={sleeve.shade} within>
					<Folds of={sleeve.folds} />
					<CuffSeam from={elbow} to={cuff} width={build.sleeve[4]} back={line * 1.6} />
				</Shape>
			)}
			{far && !rolled && <Folds of={sleeve.folds} />}
		</>
	);
}

/** Half the width of a hand at its wrist, in centimetres. */
const wristOf = ({ build, hand }: Build) => (shapes[build].breadth * 26 * hand) / 200;

/** A sleeve that ends above the elbow in a thick roll. */
function Rolled({ from, elbow, seam }: { from: Spot; elbow: Spot; seam: 1 | -1 | 0 }) {
	const { build, light, far } = useBody();
	const [ra, rm, rj] = build.sleeve;
	const end = between(from, elbow, 0.84);
	const upper = limb(from, between(from, elbow, 0.5), end, [ra, rm, rm, rj, rj], light, seam, far);
	const angle = angleOf(from, elbow);
	const r = rj * 1.14;

	const dark = light * Math.cos(((angle + 90) * Math.PI) / 180) * 0.6 - Math.sin(((angle + 90) * Math.PI) / 180) * 0.8 > 0 ? -1 : 1;
	return (
		<>
			<Shape d={upper.fill} edge={upper.edge} tone={build.top} shade={upper.shade} within>
				<Folds of={upper.folds} />
			</Shape>
			<g transform={`translate(${end.map(n).join(' ')})rotate(${n(angle)})`}>
				<Shape
					d={`M-2 ${n(-r)}C-.6 ${n(-r - 0.7)} 2.4 ${n(-r - 0.5)} 3.2 ${n(-r + 0.4)}C4.4 ${n(-r / 2)} 4.4 ${n(r / 2)} 3.2 ${n(r - 0.4)}C2.4 ${n(r + 0.5)}-.6 ${n(r + 0.7)}-2 ${n(r)}C-1 ${n(r / 2)}-1 ${n(-r / 2)}-2 ${n(-r)}Z`}
					tone={build.top}
					shade={far ? undefined : `M-4 ${n(dark * r * 0.1)}H6V${n(dark * r * 2)}H-4Z`}
					line={0.85}
					within
				>
					<Seam d={`M.8 ${n(-r)}Q2 0 .8 ${n(r)}`} w={0.45} />
				</Shape>
			</g>
		</>
	);
}

function CuffSeam({ from, to, width, back }: { from: Spot; to: Spot; width: number; back: number }) {
	const { near } = useBody();
	if (!near) return null;
	const angle = angleOf(from, to);
	return (
		<g transform={`translate(${to.map(n).join(' ')})rotate(${n(angle)})`}>
			<Seam d={`M${n(-back)} ${n(-width * 1.2)}Q${n(-back + 1)} 0 ${n(-back)} ${n(width * 1.2)}`} w={0.4} />
		</g>
	);
}
