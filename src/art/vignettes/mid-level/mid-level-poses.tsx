import type { Pose } from '../../kit/body/rig.tsx';
import { folkPoses } from '../../kit/folk/poses.ts';
import { BarberChair, Cape, Steam } from './barber-chair.tsx';
import { Brush, CarriedChair, LatherBowl, Lever, Needle, SewnJacket, Stool } from './mid-level-things.tsx';

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
	...folkPoses.recline,
	under: <BarberChair />,
	lap: <Cape />,
	over: <Steam />,
};

export const sews: Pose = {
	...folkPoses.sew,
	head: { tilt: 16, mood: 'smile' },
	under: <Stool />,
	near: { ...folkPoses.sew.near, holds: <Needle at={[43, -106]} /> },
	lap: <SewnJacket />,
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
