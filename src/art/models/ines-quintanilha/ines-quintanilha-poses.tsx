import { useBody } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import type { Pose } from '../../kit/body/rig.tsx';
import { n } from '../../kit/forms.tsx';
import { Cord, Microphone } from './microphone.tsx';

/** At rest she stands on one leg, a hand in her back pocket and the microphone ready in the other. */

function Ready({ at, turn, k = 0.1 }: { at: Spot; turn: number; k?: number }) {
	const { line } = useBody();
	return (
		<g transform={`translate(${at.join(' ')})rotate(${turn})scale(${k})`} strokeLinejoin="round" strokeLinecap="round">
			<Microphone line={n(line / k)} />
		</g>
	);
}

function Hanging({ at }: { at: Spot }) {
	const { line } = useBody();
	return (
		<g transform={`translate(${at.join(' ')})scale(.2)`}>
			<Cord turns={15} line={n(line * 2.4)} />
		</g>
	);
}

export const front: Pose = {
	view: 'front',
	waist: [-1, -105],
	lean: -2,
	head: { tilt: 3 },
	near: {
		to: [-38, -123],
		elbow: [-29, -105],
		hand: 'grip',
		level: -80,
		behind: true,
		seam: 0,
		holds: <Ready at={[-36.4, -134]} turn={8} />,
	},
	far: { to: [11, -97], elbow: [29, -112], bare: true },
	nearLeg: { to: [-5, -13.6], boot: 'front' },
	farLeg: { to: [15, -14], boot: 'front' },
	over: <Hanging at={[-41, -120]} />,
};

export const back: Pose = {
	view: 'back',
	waist: [1, -105],
	lean: 2,
	head: { tilt: 2 },
	near: {
		to: [39, -123],
		elbow: [30, -105],
		hand: 'grip',
		level: -100,
		behind: true,
		seam: 0,
		flip: true,
		holds: <Ready at={[37.4, -134]} turn={-8} />,
	},
	far: { to: [-11, -97], elbow: [-29, -112], bare: true },
	nearLeg: { to: [6, -9.4], boot: 'back' },
	farLeg: { to: [-12, -10.4], boot: 'back' },
	over: <Hanging at={[42, -120]} />,
};
