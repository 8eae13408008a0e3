import { brass, canvas, moss, palette } from '../../../model/colours.ts';
import { Band, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { Palm } from '../../kit/body/palm.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { Line } from '../../kit/forms.tsx';
import { Crate, Pass } from './wren-achterberg-things.tsx';
import { smock, strap } from './wren-achterberg-tones.ts';

/** Wren Achterberg at rest, which is on the way out: a crate on the right shoulder, bored rigid. */

const waist = [0, -98.6] as const;
const inside = { light: moss.dark, dark: moss.dark };

function Load() {
	const { line } = useBody();
	return (
		<g transform="scale(.2)">
			<Crate line={line * 4.4} />
		</g>
	);
}

/** Out of the corner that a rat is going to be blamed for. */
function Spilt({ x }: { x: number }) {
	const d = [-128, -119, -108, -95, -80, -63, -44, -23, -2].map((y, i) => `M${x + (i % 2 ? 0.8 : -0.8)} ${y}v.1`).join('');
	return (
		<>
			<Line d={d} width={4} />
			<Line d={d} width={2} ink={canvas.pale} />
		</>
	);
}

/** The strap's bag, on the right hip. */
function Bag({ x }: { x: number }) {
	return (
		<g transform={`translate(${x}-88)`}>
			<Shape d="M-9-7H9L10 13C4 15-4 15-10 13Z" tone={strap} core="M-2-12V20">
				<Seam d="M-10 2C-4 5 4 5 10 2" w={0.6} />
			</Shape>
			<path d="M-1.8 2H1.8V6.4H-1.8Z" fill={brass.mid} stroke={palette.ink} strokeWidth=".9" />
		</g>
	);
}

function Hood() {
	return (
		<>
			<Band d="M12-135L-15-96" width={4.4} tone={strap} />
			<Bag x={-16} />
			<Shape
				d="M-10.6-141C-7-136-3-134.6 0-134.4 3-134.6 7-136 10.6-141 13.6-138 12.4-132 7-129.4 3-127.6-3-127.6-7-129.4-12.4-132-13.6-138-10.6-141Z"
				tone={smock}
				core="M-2-146V-120"
				line={0.9}
			/>
			<Seam d="M0-127V-84" w={0.6} />
		</>
	);
}

/** From behind it hangs to between the shoulder blades; the pass is clipped beside it. */
function HoodBehind() {
	const { line } = useBody();
	return (
		<>
			<Band d="M-13-135L15-96" width={4.4} tone={strap} />
			<g transform="translate(3-112.4)rotate(54)">
				<path d="M-2.6-3H2.6V3H-2.6Z" fill={brass.mid} stroke={palette.ink} strokeWidth="1" />
			</g>
			<g transform="translate(-15.4-122)rotate(-9)scale(.085)">
				<Pass line={line * 8} />
			</g>
			<Shape d="M-11.4-141C-8-145 8-145 11.4-141 15-134 10-122 0-114.6-10-122-15-134-11.4-141Z" tone={smock} core="M2-146V-110" line={0.9}>
				<path d="M-9.6-140C-6-143 6-143 9.6-140 7-134-7-134-9.6-140Z" fill={inside.light} />
				<path d="M-7-139.6C-4-141.4 4-141.4 7-139.6 5-136.4-5-136.4-7-139.6Z" fill={inside.dark} />
				<Seam d="M0-134V-116" w={0.7} />
			</Shape>
			<Bag x={17} />
		</>
	);
}

export const front: Pose = {
	view: 'front',
	waist,
	lean: 2,
	head: { view: 'quarter', tilt: 3, mood: 'wry' },
	near: { to: [-31, -127], elbow: [-35, -108], bare: true },
	far: { to: [20, -88], elbow: [25.6, -108], hand: 'hang', level: 98 },
	nearLeg: { to: [-5, -14.4], boot: 'front' },
	farLeg: { to: [12, -15.4], boot: 'front' },
	lap: <Hood />,
	over: (
		<>
			<g transform="translate(-30-134)">
				<Load />
			</g>
			<Palm at={[-31, -124]} angle={-90} pose="flat" />
			<g transform="translate(-31-122.6)">
				<Shape d="M-5.4-2C-1.8-.8 1.8-.8 5.4-2L6 3C2 4.4-2 4.4-6 3Z" tone={smock} line={0.9} />
			</g>
			<Spilt x={-46} />
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist: [-1, -98.6],
	lean: -2,
	head: { tilt: -3 },
	near: { to: [30, -133], elbow: [35, -108], bend: -1, seam: 1, bare: true, behind: true },
	far: { to: [-22, -88], elbow: [-26.6, -108], hand: 'hang', level: 84, flip: true, bend: 1 },
	nearLeg: { to: [7.4, -10.4], boot: 'back' },
	farLeg: { to: [-8, -11], boot: 'back' },
	lap: <HoodBehind />,
	over: (
		<>
			<g transform="translate(30-134)scale(-1 1)">
				<Load />
			</g>
			<Spilt x={46} />
		</>
	),
};
