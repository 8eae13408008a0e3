import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';

/** How people stand at the washing; centimetres on the floor's grid, facing right. */

const standing = {
	view: 'quarter',
	waist: [0, -106],
	nearLeg: { to: [-9, -11], boot: 'quarter' },
	farLeg: { to: [10, -14], boot: 'quarter' },
} as const;

/** Wicker, with what comes off the line next to the skin. */
function Basket() {
	return (
		<>
			<Shape d="M8-94C12-104 20-102 24-106 32-110 38-102 44-102 50-102 52-96 52-92H8Z" tone={cloth.white} shade="M4-112H24L20-90H4Z" />
			<Shape d="M4-94H56L50-68C40-65 20-65 10-68Z" tone={cloth.wood} shade="M0-98H26L24-60H0Z">
				<Seam d="M6-86H54M8-77H52" w={0.8} />
			</Shape>
		</>
	);
}

/** Arms out with two corners of a sheet. */
export const folding: Pose = {
	...standing,
	lean: 3,
	near: { to: [42, -117], elbow: [8, -108], hand: 'grip', level: 6 },
	far: { to: [47, -123], elbow: [26, -112], hand: 'grip', level: 4, over: true },
};

/** The same, with an eye on what is behind her. */
export const listening: Pose = {
	...standing,
	lean: -3,
	head: { turn: -1, tilt: -4, mood: 'glance', look: 0.6 },
	near: { to: [40, -120], elbow: [4, -110], hand: 'grip', level: 4 },
	far: { to: [45, -126], elbow: [24, -114], hand: 'grip', level: 2, over: true },
};

/** A sleeve under the nose, a basket on the hip. */
export const sniffing: Pose = {
	...standing,
	lean: 2,
	head: { view: 'profile', tilt: 4, mood: 'shut' },
	near: { to: [9, -152], elbow: [-11, -116], hand: 'grip', level: -28 },
	far: { to: [27, -101], hand: 'grip', level: 60, holds: <Basket /> },
};

/** Both hands up at a lamp, one foot a rung higher. */
export const reaching: Pose = {
	...standing,
	waist: [-2, -105],
	head: { tilt: -16 },
	near: { to: [28, -176], elbow: [12, -150], hand: 'offer', level: -50 },
	far: { to: [36, -182], hand: 'offer', level: -64, over: true },
	nearLeg: { to: [-8, -10], boot: 'side' },
	farLeg: { to: [16, -40], boot: 'side' },
};
