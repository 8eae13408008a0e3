import { marisolQuintanilha } from '../../../content/wardrobe.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';

/** At rest she stands square, the count in her right hand and the string on her left. */

export const string = marisolQuintanilha.twine;

/** Round the finger three times, then down to both knots. */
function FingerString() {
	const d =
		'M36-138Q38.6-136.6 41-138.2M35.8-135.6Q38.4-134.2 40.8-135.8M35.8-133C40-131.6 43.4-132.6 44-128 44.6-120 41.6-112 43.2-104 44.4-98 42-92 43-85';
	return (
		<>
			<Seam d={d} w={1.5} />
			<Seam d={d} w={0.75} c={string} />
			{[-112, -92].map((y) => (
				<circle key={y} cx="42.8" cy={y} r="1.5" fill={string} stroke={marisolQuintanilha.hair} strokeWidth=".8" />
			))}
		</>
	);
}

const card = (x: number, y: number) => (
	<g transform={`translate(${x} ${y})rotate(-4)`}>
		<Shape d="M-5 3H4.4V17H-5Z" tone={cloth.white} core="M-2 0V30" line={0.7} />
	</g>
);

export const front: Pose = {
	view: 'front',
	waist: [1, -105],
	lean: 1,
	near: { to: [-21, -87], hand: 'grip', level: 86, holds: card(-21, -80) },
	far: {
		to: [35, -122],
		elbow: [26, -105],
		over: true,
		seam: 1,
		hand: 'point',
		level: -84,
		flip: true,
	},
	nearLeg: { to: [-6, -13.6], boot: 'front' },
	farLeg: { to: [11, -14], boot: 'front' },
	over: <FingerString />,
};

export const back: Pose = {
	view: 'back',
	waist: [0, -105],
	lean: -1,
	near: {
		to: [22, -87],
		bend: -1,
		seam: 1,
		hand: 'grip',
		level: 94,
		flip: true,
		holds: card(22, -80),
	},
	far: { to: [-14, -116], elbow: [-27, -107], hand: 'point', level: -40 },
	nearLeg: { to: [7, -9.4], boot: 'back' },
	farLeg: { to: [-9, -10.4], boot: 'back' },
};
