import { concrete, deal, steel as steelTones, wood } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';

/** How they hand a pudding in and a diver out; centimetres on the floor's grid, facing right. */

const steel = { light: steelTones.mid, dark: concrete.dark };
const sponge = { light: wood.light, dark: deal.dark };

/** A steamed pudding in its bowl. */
function Pudding({ at: [x, y] }: { at: readonly [number, number] }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Shape d="M-10-2C-11-12-6-17 0-17S11-12 10-2Z" tone={sponge} shade="M-14-20H-2C-7-14-7-6-5 2H-14Z" line={0.9}>
				<path d="M-9-12C-8-18 8-18 9-12 6-8 5-12 2-9-1-6-4-12-9-12Z" fill={cloth.red.light} />
			</Shape>
			<Shape d="M-14-3C-5-1 5-1 14-3 14 4 9 9 5 10H-5C-9 9-14 4-14-3Z" tone={cloth.white} shade="M-18-6H-5C-5 2-3 8 2 12H-18Z" line={0.9}>
				<Seam d="M-14 1C-5 3 5 3 14 1" c={cloth.blue.light} w={1} />
			</Shape>
		</g>
	);
}

/** The spanner for the lid's bolts, as long as an arm. */
function Spanner({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape
				d="M-2 14C-2.500 2-2-24-2-32L-6-36C-8-42-6-47-3-49L-2-42H2L3-49C6-47 8-42 6-36L2-32C2-24 2.500 2 2 14 2 17-2 17-2 14Z"
				tone={steel}
				shade="M-10-52H-.5V20H-10Z"
				line={0.9}
			/>
		</g>
	);
}

function Orange({ at: [x, y] }: { at: readonly [number, number] }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Shape
				d="M-5.400 0A5.400 5.400 0 0 1 5.400 0A5.400 5.400 0 0 1-5.400 0Z"
				tone={cloth.orange}
				shade="M-8-8H-2C-4 0-2 4 6 4V8H-8Z"
				line={0.9}
			/>
			<Seam d="M0-5C2-8 4-8.500 7-8" w={1.2} c={cloth.green.light} />
		</g>
	);
}

/** Both hands to the bowl, an ear to the trumpet. */
export const serve: Pose = {
	view: 'quarter',
	waist: [0, -105],
	lean: 4,
	head: { tilt: -6, mood: 'smile' },
	near: {
		to: [36, -130],
		elbow: [2, -114],
		hand: 'offer',
		level: -4,
		holds: <Pudding at={[52, -136]} />,
	},
	far: { to: [47, -133], hand: 'offer' },
	nearLeg: { to: [-10, -10.5], boot: 'quarter' },
	farLeg: { to: [12, -13.5], boot: 'quarter' },
};

/** Out of the ring as far as the belt, with the first thing that one wants. */
export const emerge: Pose = {
	view: 'quarter',
	waist: [0, -95],
	lean: 2,
	head: { mood: 'smile', tilt: 4, look: 0.4 },
	near: { to: [-27, -98], hand: 'over', level: 70 },
	far: {
		to: [37, -126],
		elbow: [35, -100],
		hand: 'offer',
		level: -56,
		holds: <Orange at={[42, -138]} />,
	},
	nearLeg: { to: [-4, -40], long: 0.5 },
	farLeg: { to: [4, -40], long: 0.5 },
};

/** On the step, the last bolt out: one hand on the ring, the spanner down. */
export const tend: Pose = {
	view: 'quarter',
	waist: [0, -106],
	lean: 7,
	head: { tilt: -2, mood: 'grin', look: 0.3 },
	near: {
		to: [-20, -84],
		hand: 'grip',
		level: 96,
		holds: <Spanner at={[-20.5, -66]} tilt={176} />,
	},
	far: { to: [46, -146], hand: 'over', level: 12 },
	nearLeg: { to: [-10, -10.5], boot: 'quarter' },
	farLeg: { to: [16, -30], boot: 'quarter' },
};

/** First thing off the stair: the check on its hook. */
export const check: Pose = {
	view: 'profile',
	waist: [-2, -105],
	lean: 2,
	head: { tilt: -4 },
	near: {
		to: [44, -150],
		elbow: [22, -130],
		hand: 'offer',
		level: -20,
	},
	far: { to: [4, -82] },
	nearLeg: { to: [-12, -14], boot: 'side', heel: 12 },
	farLeg: { to: [12, -11], boot: 'side' },
};
