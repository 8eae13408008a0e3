import { palette, wood } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { Palm } from '../../kit/body/palm.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Tern } from '../../tern.tsx';
import { Receipt, Roll } from './leopold-achterberg-things.tsx';
import { camel, velvet } from './leopold-achterberg-tones.ts';

/** Leopold Achterberg at rest, which is in a queue: heels together, collar up, not to be noticed. */

const dark = { light: velvet.dark, dark: velvet.dark };

function Bread() {
	const { line } = useBody();
	return (
		<g transform="scale(.13)">
			<Roll line={line * 5.6} />
		</g>
	);
}

/** The turned-up halves, from the jaw to the second button. */
function Collar() {
	const { line } = useBody();
	return (
		<>
			<Shape
				d="M-10.4-151C-9.4-145-6.6-140.4-3.6-138-2.4-132-.4-122 1-114-4.6-117-9.6-121-11.6-125L-9.6-127C-13-131.6-13.4-144-10.4-151Z"
				tone={velvet}
				core="M-8-156V-110"
				line={0.9}
			/>
			<Shape
				d="M10.4-151C9.4-145 6.6-140.4 3.6-138 2.8-132 1.6-122 1-114 6-117 10.6-121 12.4-125L10.6-127C14-131.6 13.6-144 10.4-151Z"
				tone={velvet}
				core="M9-110V-156"
				line={0.9}
			/>
			<circle cx="7.6" cy="-122.6" r="2.3" fill={palette.white} stroke={palette.ink} strokeWidth=".8" />
			<Tern at="translate(7.6-122.6)scale(.058)" fill={palette.deep} />
			<g transform="translate(10-116)rotate(8)scale(.1)">
				<Receipt line={line * 6} />
			</g>
			<Shape d="M8-110.4L18-111.6 18.4-108.4 8.2-107.4Z" tone={camel} line={0.7} />
			{[-108, -98].map((y) => (
				<circle key={y} cx="-1.4" cy={y} r="1.5" fill={velvet.light} stroke={palette.ink} strokeWidth=".6" />
			))}
		</>
	);
}

/** Before everything, like the man's attention to it. */
function Bite() {
	return (
		<>
			<Palm at={[-11, -113.4]} angle={-66} pose="palm">
				<g transform="translate(-5.4-124)rotate(-2)">
					<Bread />
				</g>
			</Palm>
			<g transform="translate(-12.4-112.4)rotate(24)">
				<Shape d="M-4.4-1.6C-1.4-.6 1.4-.6 4.4-1.6L4.8 1.8C1.6 2.8-1.6 2.8-4.8 1.8Z" tone={cloth.white} line={0.8} />
			</g>
		</>
	);
}

export const front: Pose = {
	view: 'front',
	waist: [0, -99],
	lean: -1,
	head: { look: -0.3 },
	under: <Shape d="M-10.4-151C-14-140-12-128-10-124H10C12-128 14-140 10.4-151L7-140H-7Z" tone={dark} line={0.9} />,
	near: { to: [-15, -111], elbow: [-30, -99], bare: true },
	far: { to: [8, -98], elbow: [25, -104], hand: 'knock' },
	nearLeg: { to: [-8.6, -14.4], boot: 'front' },
	farLeg: { to: [8.8, -14.4], boot: 'front' },
	lap: <Collar />,
	over: <Bite />,
};

export const back: Pose = {
	view: 'back',
	waist: [0, -99],
	lean: 1,
	near: {
		to: [15, -112],
		elbow: [31, -100],
		bend: -1,
		seam: 1,
		behind: true,
		bare: true,
	},
	far: {
		to: [-4, -97],
		elbow: [-27, -102],
		over: true,
		bend: 1,
		seam: -1,
		hand: 'knock',
		level: 8,
		flip: true,
	},
	nearLeg: { to: [8, -10], boot: 'back' },
	farLeg: { to: [-8, -10], boot: 'back' },
	lap: (
		<Shape
			d="M-10.6-148.6C-6-151 6-151 10-148 11-142 11.6-137 14-132.6 8-128.6-8-128.6-14-132.6-12-137-11.6-143-10.6-148.6Z"
			tone={velvet}
			core="M-3-152V-120"
			line={0.9}
		>
			<Seam d="M-12.6-135C-5-132 5-132 12.6-135M0-150V-133" w={0.5} c={wood.deep} />
		</Shape>
	),
};
