import type { ReactNode } from 'react';
import { anselmBrandvold } from '../../../content/wardrobe.ts';
import { cobalt, dusk, palette } from '../../../model/colours.ts';
import { Band, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { oilskin } from './anselm-brandvold-hands.tsx';
import { Fid, hemp } from './anselm-brandvold-things.tsx';

/** Anselm Brandvold at rest, which is stooped over a splice. */

const waist = [-7, -102.6] as const;
const lean = 15;

/** A length of line in centimetres; the spare that he has left is under a metre. */
function Length({ d }: { d: string }) {
	return (
		<>
			<Band d={d} width={3.6} tone={hemp} />
			<path d={d} fill="none" stroke={hemp.dark} strokeWidth="3.6" strokeDasharray=".7 2.4" strokeLinecap="butt" />
		</>
	);
}

/** The end of a strand, whipped red. */
function Whipped({ d }: { d: string }) {
	return (
		<>
			<Seam d={d} w={2} />
			<Seam d={d} w={1.1} c={anselmBrandvold.whipping} />
		</>
	);
}

function Splice() {
	return (
		<>
			<Whipped d="M24-101L22-91" />
			<Whipped d="M31-102L33-91" />
			<Length d="M3-78C1-92 4-101 14-101.6L37-104C48-104 51-95 49-81" />
		</>
	);
}

function Opened() {
	const { line } = useBody();
	return (
		<g transform="translate(25-114)rotate(6)scale(.17)">
			<Fid line={line * 4} />
		</g>
	);
}

/** The roll-neck between the oilskin's collar and the head. */
function RollNeck({ d, ribs }: { d: string; ribs: string }) {
	return (
		<Shape d={d} tone={{ light: palette.deep, dark: dusk.deep }} core="M-3-60V-20" line={0.9}>
			<Seam d={ribs} w={0.5} c={cobalt.mid} />
		</Shape>
	);
}

const onTrunk = (children: ReactNode, [x, y]: readonly [number, number], turn: number) => (
	<g transform={`translate(${x} ${y})rotate(${turn})`}>{children}</g>
);

export const front: Pose = {
	view: 'quarter',
	waist,
	lean,
	head: { tilt: 12, by: [3, 4] },
	near: { to: [10, -110], elbow: [-19, -109], hand: 'grip', level: 58 },
	far: {
		to: [38, -117],
		elbow: [29, -123],
		over: true,
		seam: 1,
		hand: 'grip',
		level: 84,
		holds: <Splice />,
	},
	nearLeg: { to: [-12, -12.4], boot: 'quarter' },
	farLeg: { to: [9, -14], boot: 'quarter' },
	lap: onTrunk(
		<RollNeck
			d="M-6.6-47C-3-43 5-42.4 9.4-46L10-41C5.6-37-3-37.4-7.6-41.8Z"
			ribs="M-4.4-44L-4.6-40M-1-42.8L-1-38.8M2.6-42.6L2.8-38.6M6-43.2L6.6-39.4"
		/>,
		waist,
		lean,
	),
	over: <Opened />,
};

const behind = [0, -103] as const;

export const back: Pose = {
	view: 'back',
	waist: behind,
	head: { by: [4, 8], tilt: 8 },
	// The neck is carried forward, so that from here the coat comes up over it.
	lap: (
		<g transform="translate(0-103)">
			<Shape d="M-9-33.2Q0-31.4 10.4-33.6V-22H-9Z" edge="M0-24" tone={oilskin} core="M-3-60C-1-44-8-28-7-10" />
		</g>
	),
	under: <Length d="M18-100C30-103 34-94 32-80" />,
	near: { to: [12, -106], elbow: [23, -107], bare: true, behind: true, seam: 1 },
	far: { to: [-12, -106], elbow: [-23, -107], bare: true, bend: 1 },
	nearLeg: { to: [9, -9.8], boot: 'back' },
	farLeg: { to: [-9, -9.8], boot: 'back' },
};
