import { Folds, Shape, useBody } from '../../kit/body/figure.tsx';
import { between, limb, type Spot } from '../../kit/body/limb.ts';
import type { Pose } from '../../kit/body/rig.tsx';
import { n } from '../../kit/forms.tsx';
import { Hook, Kettle, Tattoo } from './tools.tsx';

/** At rest he stands against a full kettle, the hook up beside his shoulder. */

/** The sleeve that he leaves down, over the one that he has rolled like its fellow. */
function Sleeve(props: Record<'shoulder' | 'elbow' | 'wrist', Spot> & { seam: 1 | -1 }) {
	const { shoulder, elbow, wrist, seam } = props;
	const { build, light } = useBody();
	const cuff = between(elbow, wrist, 0.94);
	const drawn = limb(shoulder, elbow, cuff, build.sleeve, light, seam);
	return (
		<Shape d={drawn.fill} edge={drawn.edge} tone={build.top} shade={drawn.shade}>
			<Folds of={drawn.folds} />
		</Shape>
	);
}

/** Something drawn in units of its own, `k` centimetres each. */
function Tool(props: { thing: typeof Kettle; at: Spot; k: number; turn?: number; flip?: boolean }) {
	const { thing: Thing, at, k, turn = 0, flip } = props;
	const { line } = useBody();
	return (
		<g transform={`translate(${at.join(' ')})rotate(${turn})scale(${flip ? -k : k} ${k})`} strokeLinejoin="round" strokeLinecap="round">
			<Thing line={n(line / k)} />
		</g>
	);
}

export const front: Pose = {
	view: 'front',
	waist: [1, -104.5],
	lean: 3,
	near: {
		to: [-27, -87],
		elbow: [-25.6, -111],
		hand: 'grip',
		level: 92,
		holds: <Tool thing={Kettle} at={[-28, -77]} k={0.2} flip />,
	},
	far: {
		to: [43, -130],
		elbow: [33, -106],
		over: true,
		seam: 1,
		hand: 'grip',
		level: -68,
		holds: <Tool thing={Hook} at={[46.8, -139.6]} k={0.18} turn={20} flip />,
	},
	nearLeg: { to: [-9, -13.6], boot: 'front' },
	farLeg: { to: [14, -14], boot: 'front' },
	over: (
		<>
			<Sleeve shoulder={[-15, -137]} elbow={[-25.6, -111]} wrist={[-27, -87]} seam={-1} />
			<g transform="translate(41.6 -127)rotate(22.6)scale(.17)">
				<Tattoo wide={52} line={7} />
			</g>
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist: [0, -104.5],
	lean: -3,
	near: {
		to: [29, -87],
		elbow: [28, -111],
		seam: 1,
		hand: 'grip',
		level: 88,
		flip: true,
		holds: <Tool thing={Kettle} at={[30, -77]} k={0.2} />,
	},
	far: {
		to: [-44, -130],
		elbow: [-34, -106],
		hand: 'grip',
		level: -112,
		flip: true,
		holds: <Tool thing={Hook} at={[-47.8, -139.6]} k={0.18} turn={-20} />,
	},
	nearLeg: { to: [10, -9.4], boot: 'back' },
	farLeg: { to: [-12, -10.4], boot: 'back' },
	over: (
		<>
			<Sleeve shoulder={[16.8, -136.8]} elbow={[28, -111]} wrist={[29, -87]} seam={1} />
			<g transform="translate(-42.6 -127)rotate(-22.6)scale(.17)">
				<Tattoo wide={52} line={7} />
			</g>
		</>
	),
};
