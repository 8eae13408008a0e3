import { palette } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { Hand } from '../../kit/body/hands.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';
import { CarryingFingers, Ring } from './ifeoma-okwuosa-hands.tsx';
import { skin } from './ifeoma-okwuosa-head.tsx';
import { Coral, Ledger, Mark } from './ifeoma-okwuosa-things.tsx';

/** Ifeoma Okwuosa at rest: chin up, square to the room, both hands on the ledger. */

const sashes = {
	front: {
		d: 'M-14.4-136C-12-138-9-138.6-6.8-138-5-122 5-107 15.4-99.4L14.4-91.6C-1-101-13-118-14.4-136Z',
		edging: 'M-8.2-138.4C-6.4-121 4-105.4 16-96.8',
	},
	back: {
		d: 'M14.4-136C12-138 9-138.6 6.8-138 5-122-5-107-15.4-99.4L-14.4-91.6C1-101 13-118 14.4-136Z',
		edging: 'M8.2-138.4C6.4-121-4-105.4-16-96.8',
	},
};

function Sash({ side }: { side: 'front' | 'back' }) {
	const { line } = useBody();
	const { d, edging } = sashes[side];
	return (
		<>
			{side === 'back' && <Coral line={line} behind />}
			<Shape d={d} tone={cloth.blue} line={0.9}>
				<Seam d={edging} w={0.5} c={palette.foam} />
			</Shape>
			{side === 'front' && (
				<>
					<Coral line={line} />
					<g transform="translate(-7.6-122)scale(.15)">
						<Mark line={line * 4} />
					</g>
				</>
			)}
		</>
	);
}

function Carried() {
	const { line } = useBody();
	return (
		<g transform="translate(-4.6-121.4)rotate(-6)scale(.155)">
			<Ledger line={line * 4.6} />
			<g transform="translate(44 186)">
				<CarryingFingers line={line * 4.6} />
			</g>
		</g>
	);
}

/** Over the ledger, and so over the sleeve that it comes out of. */
function Keeping() {
	const { line } = useBody();
	return (
		<g transform="translate(-12-107.4)rotate(-16)">
			<Hand pose="flat" skin={skin} build="long" size={0.095} line={line * 0.6} near={false} />
			<g transform="scale(.095)">
				<Ring line={line * 7} />
			</g>
		</g>
	);
}

const waist = [0, -98.6] as const;

export const front: Pose = {
	view: 'front',
	waist,
	near: { to: [-11.4, -107.6], elbow: [-25, -103], bare: true },
	far: { to: [13, -93.4], elbow: [24, -103], bare: true, over: true, seam: 1 },
	nearLeg: { to: [-7.4, -13.4], boot: 'front' },
	farLeg: { to: [8, -13.4], boot: 'front' },
	over: (
		<>
			<Sash side="front" />
			<Carried />
			<Keeping />
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist,
	near: { to: [14, -106], elbow: [24, -103], bare: true, behind: true, seam: 1 },
	far: { to: [-14, -96], elbow: [-24, -103], bare: true, bend: 1 },
	nearLeg: { to: [7.4, -9.8], boot: 'back' },
	farLeg: { to: [-7.4, -9.8], boot: 'back' },
	lap: <Sash side="back" />,
};
