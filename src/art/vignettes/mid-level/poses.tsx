import type { Pose } from '../../kit/body/rig.tsx';
import { BarberChair, Cape, Steam } from './barber-chair.tsx';
import { Brush, CarriedChair, LatherBowl, Lever, Needle, SewnJacket, Stool } from './things.tsx';

/** What people do in six minutes of sun; centimetres on the floor's grid, facing right. */

export const lathers: Pose = {
	view: 'quarter',
	waist: [0, -106],
	lean: 4,
	head: { tilt: -8, mood: 'grin', look: 0.5 },
	far: {
		to: [36, -112],
		elbow: [19, -106],
		over: true,
		seam: 1,
		hand: 'cup',
		level: -12,
		grip: [46, -118],
		holds: <LatherBowl at={[47, -119]} />,
	},
	near: {
		to: [17, -136],
		elbow: [-19, -119],
		hand: 'grip',
		level: 12,
		grip: [27, -135],
		holds: <Brush at={[27, -134]} tilt={-38} />,
	},
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [10, -13], boot: 'quarter' },
};

export const reclines: Pose = {
	view: 'profile',
	waist: [-2, -54],
	lean: -42,
	head: { tilt: -46, mood: 'shut' },
	under: <BarberChair />,
	near: { to: [14, -88], elbow: [-6, -64], hand: 'point', level: -82 },
	far: { to: [22, -60], lap: true },
	lap: <Cape />,
	over: <Steam />,
	nearLeg: { to: [52, -14], boot: 'side', heel: -24 },
	farLeg: { to: [64, -16], boot: 'side', heel: -24 },
};

export const sews: Pose = {
	view: 'quarter',
	waist: [-6, -56],
	lean: 8,
	head: { tilt: 16, mood: 'smile' },
	under: <Stool />,
	far: { to: [27, -70], elbow: [16, -76], over: true, seam: 1, hand: 'over', level: 20 },
	near: {
		to: [33, -98],
		elbow: [2, -82],
		hand: 'write',
		level: -38,
		grip: [42, -105],
		holds: <Needle at={[43, -106]} />,
	},
	lap: <SewnJacket />,
	nearLeg: { to: [28, -12], boot: 'quarter', long: 0.96 },
	farLeg: { to: [42, -16], boot: 'quarter', long: 0.96 },
};

export const carries: Pose = {
	view: 'quarter',
	waist: [0, -105],
	lean: -5,
	head: { mood: 'smile', tilt: -4, look: 0.3 },
	near: { to: [25, -98], elbow: [-10, -104], hand: 'grip', level: 10 },
	far: { to: [36, -112], elbow: [22, -108], hand: 'grip', level: 0, seam: 1 },
	lap: <CarriedChair at={[38, -98]} />,
	nearLeg: { to: [20, -11.5], boot: 'side', heel: -14 },
	farLeg: { to: [-22, -21], boot: 'side', heel: 34 },
};

/** Both hands on the lever of the mirror. */
export const tilts: Pose = {
	view: 'profile',
	waist: [-6, -104],
	lean: 10,
	head: { tilt: -4, mood: 'strain' },
	near: { to: [44, -134], hand: 'grip', level: -12, holds: <Lever at={[52, -136]} /> },
	far: { to: [60, -137], hand: 'grip', level: -10 },
	nearLeg: { to: [-16, -10], boot: 'side' },
	farLeg: { to: [12, -12], boot: 'side', heel: 10 },
};
