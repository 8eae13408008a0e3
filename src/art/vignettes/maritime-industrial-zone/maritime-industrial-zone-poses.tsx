import { concrete, copper, denim, midnight, palette, wood } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';

/** How the dockers stand at the hook call; centimetres on the floor's grid, facing right. */

const soot = { light: denim.dark, dark: midnight.light };

/** A stevedore's hook: an ash grip across the palm, and the steel out between the fingers. */
function Hook({ at: [x, y], tilt = 0 }: { at: Spot; tilt?: number }) {
	const { line } = useBody();
	const d = 'M0 0V-13C0-24 15-24 15-14 15-10 13-8 10-6';
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`} fill="none" strokeLinecap="round">
			<path d={d} stroke={palette.ink} strokeWidth={3.2 + line * 1.5} />
			<path d={d} stroke={concrete.light} strokeWidth="3.200" />
			<Shape
				d="M-9-2.6C-5-3.6 5-3.6 9-2.6 10-1 10 1 9 2.600 5 3.600-5 3.600-9 2.600-10 1-10-1-9-2.600Z"
				tone={wood}
				shade="M-12 .5H12V6H-12Z"
				line={0.8}
			/>
		</g>
	);
}

/** A mug, its handle to the left. */
function Mug({ at: [x, y] }: { at: Spot }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Shape d="M-6-7C-3-5.600 3-5.600 6-7L5.400 6C2 7-2 7-5.400 6Z" tone={cloth.white} shade="M-8-8H-1V8H-8Z">
				<Seam d="M-6-.5C-3 1 3 1 6-.5" w={1.6} c={palette.red} />
			</Shape>
		</g>
	);
}

/** The coffee pot, tipped by its handle; it has boiled over in its time. */
function Pot({ at: [x, y] }: { at: Spot }) {
	const { line } = useBody();
	return (
		<g transform={`translate(${x} ${y})rotate(22)`}>
			<path d="M1-8C-7-9-7 9 1 8" fill="none" stroke={palette.ink} strokeWidth={2 + line * 1.6} transform="translate(3 0)" />
			<Shape d="M6-12H21L22.500-6 30-12 33-10.500 26 6 24.500 12H3Z" tone={soot} shade="M0-14H10L8 14H0ZM22.500-6L30-12 31-11.500 24 2Z">
				<path d="M12-13H23L27 0C24 4 23-3 20 2 18 10 16-2 14 4 11 8 13-6 12-13Z" fill={wood.deep} />
			</Shape>
			<Shape d="M6-12C7-17 20-17 21-12Z" tone={soot} shade="M0-20H11V0H0Z" />
		</g>
	);
}

/** The day's ships, on a board. */
function List({ at: [x, y], tilt }: { at: Spot; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape d="M-11-15H11V15H-11Z" tone={cloth.white} shade="M-12 6H12V16H-12Z">
				<Seam d="M-7-10H6M-7-5H3M-7 0H6M-7 5H1" w={0.7} c={palette.blue} />
			</Shape>
		</g>
	);
}

const standing = {
	view: 'quarter',
	waist: [0, -106],
	near: { to: [-17, -86] },
	far: { to: [19, -87] },
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [10, -13], boot: 'quarter' },
} as const satisfies Pose;

export const poses = {
	/** Leans down from the box and chalks a sleeve. */
	chalk: {
		...standing,
		waist: [-2, -104],
		lean: 24,
		head: { tilt: 22, mood: 'talk' },
		near: {
			to: [56, -124],
			elbow: [28, -112],
			hand: 'write',
			level: -2,
			grip: [70, -121],
			holds: (
				<g transform="translate(71 -120)rotate(-24)">
					<Shape d="M-4-1.800H6V1.800H-4Z" tone={cloth.white} line={0.7} />
				</g>
			),
		},
		far: {
			to: [33, -92],
			elbow: [27, -108],
			hand: 'offer',
			level: 20,
			holds: <List at={[44, -88]} tilt={24} />,
		},
		nearLeg: { to: [-12, -10.5], boot: 'quarter' },
		farLeg: { to: [14, -12], boot: 'quarter' },
	},
	/** A hook up, its owner's sleeve within reach; a mug held out behind. */
	up: {
		...standing,
		head: { tilt: -12, mood: 'grin' },
		near: {
			to: [-33, -101],
			elbow: [-26, -117],
			hand: 'grip',
			level: 184,
			flip: true,
			holds: <Mug at={[-41, -103]} />,
		},
		far: {
			to: [47, -176],
			elbow: [40, -149],
			hand: 'grip',
			level: -82,
			holds: <Hook at={[48.5, -187]} tilt={4} />,
		},
		over: <Chalked />,
	},
	/** A hook high over the heads. */
	high: {
		...standing,
		lean: -3,
		head: { tilt: -8, mood: 'smile' },
		near: {
			to: [-16, -190],
			elbow: [-27, -164],
			hand: 'grip',
			level: -74,
			holds: <Hook at={[-13, -200]} tilt={10} />,
		},
		far: { to: [20, -88] },
	},
	/** The same, and a word about the ship. */
	call: {
		...standing,
		lean: -3,
		head: { tilt: -10, mood: 'grin' },
		near: {
			to: [-19, -192],
			elbow: [-33, -165],
			hand: 'grip',
			level: -74,
			holds: <Hook at={[-16, -202]} tilt={10} />,
		},
		far: { to: [24, -108], elbow: [38, -124], hand: 'flat', level: 170 },
	},
	/** Pours out of a pot held in one hand. */
	pour: {
		...standing,
		lean: 4,
		head: { tilt: 12, mood: 'wry', look: 0.4 },
		near: {
			to: [37, -144],
			elbow: [13, -119],
			hand: 'grip',
			level: 24,
			holds: <Pot at={[47, -139]} />,
		},
		far: { to: [26, -112] },
		over: <Pouring />,
	},
	/** Hauls on a line that comes from the right. */
	haul: {
		view: 'profile',
		waist: [-14, -96],
		lean: -14,
		near: { to: [34, -118], hand: 'grip' },
		far: { to: [46, -114], hand: 'grip' },
		nearLeg: { to: [-4, -11], boot: 'side' },
		farLeg: { to: [26, -13], boot: 'side' },
	},
} as const satisfies Record<string, Pose>;

/** Coffee, from the spout to the mug. */
function Pouring() {
	const d = 'M81-136C85-133 83-120 81-104';
	return (
		<>
			<Seam d={d} w={2.2} />
			<Seam d={d} w={1.1} c={copper.dark} />
		</>
	);
}

/** Four strokes on a forearm: the number of a ship. */
function Chalked() {
	return <Seam d="M41-157L47-158M42-161L48-162M43-165L49-166" w={1.5} c={palette.white} />;
}
