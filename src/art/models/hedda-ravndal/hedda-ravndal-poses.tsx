import { useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { n } from '../../kit/forms.tsx';
import { Cuff, Rank } from './hedda-ravndal-wear.tsx';
import { Letters } from './letters.tsx';

/** Hedda Ravndal at rest: heels together, one arm at the seam, the letters under the other. */

function Carried() {
	const { line } = useBody();
	return (
		<g transform="translate(1.4-112.6)rotate(-5)scale(.145)">
			<Letters line={n(line * 5)} />
		</g>
	);
}

export const front: Pose = {
	view: 'front',
	waist: [0, -105],
	near: { to: [-19.4, -83.4], hand: 'hang', flip: true },
	far: {
		to: [15.4, -111],
		elbow: [26, -105],
		over: true,
		seam: 1,
		hand: 'flat',
		level: -172,
		flip: true,
		holds: <Carried />,
	},
	nearLeg: { to: [-7, -13.6], boot: 'front' },
	farLeg: { to: [7, -13.6], boot: 'front' },
	over: (
		<>
			<Rank side="front" />
			<Cuff at={[-19.2, -89.4]} turn={86} />
			<Cuff at={[20.4, -107.8]} turn={-150} />
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist: [0, -105],
	near: { to: [19.4, -83.4], bend: -1, seam: 1, hand: 'hang' },
	far: { to: [-13, -113], elbow: [-26, -106], bare: true, bend: 1 },
	nearLeg: { to: [7, -9.8], boot: 'back' },
	farLeg: { to: [-7, -9.8], boot: 'back' },
	over: (
		<>
			<Rank side="back" />
			<Cuff at={[19.2, -89.4]} turn={94} />
		</>
	),
};
