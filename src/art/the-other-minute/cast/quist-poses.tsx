import { useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { FigureWatch } from './cast-things.tsx';
import { QuistHat } from './quist-hat.tsx';

/** How Quist stands, bends and takes his leave; centimetres on the floor's grid, facing right. */

const skirts = {
	d: 'M-13.6-106C-15-96-17-88-17-78-18-62-20-50-20-38-10-33 12-32 21-38 20-52 18-68 17-80 16-92 14-98 14-106',
	core: 'M-5-108C-4-96-7-80-6-64-5-52-8-44-7-28',
	front: 'M8-106C9-90 8-60 10-34',
	buttons: 'M5-94h.1M5-82h.1',
	creases: [
		[-6, -35, -7, -52, -5, -66],
		[13, -35, 14, -52, 12, -68],
		[-15, -84, -12, -88, -8, -90],
	],
} as const;

const standing = {
	view: 'quarter',
	waist: [0, -106],
	near: { to: [-17, -86] },
	far: { to: [19, -87] },
	nearLeg: { to: [-7, -10.5], boot: 'quarter' },
	farLeg: { to: [8, -13], boot: 'quarter' },
	skirts,
} as const satisfies Pose;

/** The hat, an inch over the parting. */
function LiftedHat() {
	const { build, line, near } = useBody();
	const size = build.head / 300;
	return (
		<g transform={`translate(3 -168.6)rotate(-8)scale(${size})`}>
			<QuistHat view="quarter" line={line / size} near={near} />
		</g>
	);
}

const poses = {
	stand: standing,
	walk: {
		...standing,
		waist: [1, -105],
		lean: 2,
		near: { to: [-22, -88] },
		far: { to: [26, -90] },
		nearLeg: { to: [20, -11.5], boot: 'side', heel: -14 },
		farLeg: { to: [-22, -21], boot: 'side', heel: 34 },
		skirts: {
			d: 'M-12.6-105C-15-94-18-84-20-72-23-60-27-50-28-42-16-36-8-38-2-36 6-33 16-32 26-38 25-52 21-66 18-78 16-90 15-97 15-105',
			core: 'M-4-108C-4-92-9-76-10-62-11-52-14-44-12-30',
			front: 'M9-105C11-88 12-62 17-35',
			buttons: 'M6-94h.1M7-82h.1',
			creases: [
				[-2, -36, -5, -54, -3, -70],
				[-14, -40, -12, -56, -9, -66],
				[20, -36, 19, -50, 16, -66],
			],
		},
	},
	watch: {
		...standing,
		head: { tilt: 6, mood: 'plain' },
		far: {
			to: [25, -136],
			elbow: [22, -115],
			over: true,
			seam: 1,
			hand: 'palm',
			level: -84,
			grip: [26, -146],
			holds: <FigureWatch silver at={[27, -152]} />,
		},
	},
	bend: {
		view: 'profile',
		waist: [-12, -101],
		lean: 30,
		head: { tilt: 20 },
		near: { to: [46, -122], hand: 'point', level: -16 },
		far: { to: [-8, -92], bend: 1 },
		nearLeg: { to: [-12, -9], boot: 'side' },
		farLeg: { to: [2, -12], boot: 'side' },
		skirts: {
			d: 'M-22.7-103.7C-29-98-34-90-34-80-34-64-31-50-30-37-18-31 2-31 10-37 8-52 6-66 3-78 1-86-2-90-3-92',
			core: 'M-14-104C-16-90-17-76-15-62-14-50-16-42-15-28',
			front: 'M-1-92C4-78 4-56 5-34',
			creases: [
				[-2, -97, -10, -94, -18, -92],
				[-12, -34, -14, -52, -11, -68],
				[0, -90, -6, -86, -13, -84],
			],
		},
	},
	crouch: {
		view: 'profile',
		waist: [-11, -52],
		lean: 22,
		head: { tilt: 18 },
		near: { to: [22, -52], hand: 'over', level: 30 },
		far: { to: [30, -52], hand: 'hang', lap: true },
		nearLeg: { to: [-2, -15], boot: 'side', heel: 22 },
		farLeg: { to: [14, -12], boot: 'side' },
		skirts: {
			d: 'M-20-56C-27-48-32-38-32-28-33-18-32-10-34-3-24 1-14 0-8-4-4-14 2-24 12-32 18-36 24-40 28-44 24-52 16-56 8-55 4-52 0-50-2-50',
			shade: 'M-40-26C-28-18-16-24-6-34 4-42 14-40 30-42L10-10-10 10-40 6Z',
			front: 'M-1-46C8-46 18-46 26-42',
			creases: [
				[-2, -50, -8, -46, -14, -45],
				[-28, -3, -26, -16, -21, -26],
				[-16, -3, -14, -14, -8, -24],
			],
		},
	},
	come: {
		view: 'front',
		waist: [0, -106],
		near: { to: [-19, -86] },
		far: { to: [19, -87] },
		nearLeg: { to: [-7, -12], boot: 'front' },
		farLeg: { to: [7, -17], boot: 'front', long: 0.9 },
		skirts: {
			...skirts,
			front: 'M3-106C4-90 2-60 5-34',
			buttons: 'M0-94h.1M0-82h.1',
		},
	},
	leave: {
		view: 'back',
		waist: [0, -106],
		head: { view: 'profile', by: [3, 0], tilt: 2 },
		near: { to: [19, -87], bend: -1, seam: 1 },
		far: { to: [-19, -87], bend: 1 },
		nearLeg: { to: [7, -9], boot: 'back' },
		farLeg: { to: [-8, -15], boot: 'back' },
		skirts: {
			...skirts,
			front: 'M0-106V-82L1-34',
			buttons: 'M-5-104h.1M5-104h.1',
		},
	},
	hat: {
		...standing,
		hatless: true,
		near: { to: [-16, -165], elbow: [-35, -146], hand: 'offer' },
		over: <LiftedHat />,
	},
	case: {
		...standing,
		head: { tilt: 14 },
		bareHip: true,
		near: { to: [5, -108], elbow: [-22, -111], hand: 'offer' },
		far: {
			to: [17, -106],
			elbow: [21, -113],
			over: true,
			seam: 1,
			hand: 'offer',
			level: 150,
			flip: true,
		},
	},
} as const satisfies Record<string, Pose>;

export const quistPoses: Record<keyof typeof poses, Pose> = poses;
