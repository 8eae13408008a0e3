import { idrisBenhaddou } from '../../../content/wardrobe.ts';
import { palette } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { coat } from './hood.tsx';
import { Holding } from './idris-benhaddou-hands.tsx';
import { Rings } from './rings.tsx';

/** Idris Benhaddou at rest: feet apart, as on a deck that moves, and still looking out. */

function Toggle({ y }: { y: number }) {
	const { line } = useBody();
	return (
		<g transform={`translate(2 ${y})`}>
			<Seam d="M-7.6 0H-3M3 0H7.6" w={1.6} />
			<Seam d="M-7.6 0H-3M3 0H7.6" w={0.7} c={idrisBenhaddou.toggles} />
			<path
				d="M-3.6-.6C-3-1.6 3-1.6 3.6-.6V.8C3 1.8-3 1.8-3.6.8Z"
				fill={idrisBenhaddou.toggles}
				stroke={palette.ink}
				strokeWidth={Math.round(line * 90) / 100}
			/>
		</g>
	);
}

function Front() {
	return (
		<>
			<Seam d="M2-138V-104" />
			<Seam d="M-12-130C-10-133-8-134.6-5-135.6" c={idrisBenhaddou.coatLight} />
			{[-134, -105, -92].map((y) => (
				<Toggle key={y} y={y} />
			))}
		</>
	);
}

/** The strap hangs loose from inside the hood. */
function Glasses() {
	const { line } = useBody();
	const strap = 'M-9-137C-9-130-8-126-4-123M12-137.6C13.4-131 12.6-128 9-125.6';
	return (
		<>
			<Seam d={strap} w={2} />
			<Seam d={strap} w={0.9} c={idrisBenhaddou.toggles} />
			<g transform="translate(0-116)scale(.125)">
				<Holding line={line * 5.6} />
			</g>
			<Shape d="M14-122.4C13.2-119 13.2-114 14.2-109.6L20-108C22.4-113 22.4-118.6 20.6-123.4Z" tone={coat} line={0.9}>
				<g transform="translate(15.6-116)rotate(90)">
					<Rings />
				</g>
			</Shape>
			<g transform="translate(-23-93)">
				<Rings />
			</g>
		</>
	);
}

/** What draws the coat in behind. */
function HalfBelt() {
	return (
		<>
			<Seam d="M0-98V-69" w={0.8} />
			<Shape d="M-11-104.6C-4-103.4 4-103.4 11-104.6V-99.4C4-98.2-4-98.2-11-99.4Z" tone={coat} line={0.8}>
				<Seam d="M-10-103.4C-4-102.2 4-102.2 10-103.4" w={0.6} c={idrisBenhaddou.coatLight} />
			</Shape>
			{[-8, 8].map((x) => (
				<circle key={x} cx={x} cy="-101.4" r="1.3" fill={idrisBenhaddou.toggles} />
			))}
		</>
	);
}

const waist = [0, -105] as const;

export const front: Pose = {
	view: 'front',
	waist,
	head: { view: 'quarter', by: [-1, 0] },
	near: { to: [-23.4, -87], hand: 'count' },
	far: { to: [16, -115], elbow: [25.4, -108.6], bare: true, over: true, seam: 1 },
	nearLeg: { to: [-10.4, -14.4], boot: 'front' },
	farLeg: { to: [10.4, -14.4], boot: 'front' },
	lap: <Front />,
	over: <Glasses />,
};

export const back: Pose = {
	view: 'back',
	waist,
	head: { by: [1, 0] },
	near: { to: [23.4, -87], bend: -1, seam: 1 },
	lap: <HalfBelt />,
	over: (
		<g transform="translate(23-93)">
			<Rings />
		</g>
	),
	far: { to: [-15, -117], elbow: [-25, -108.6], bare: true, bend: 1 },
	nearLeg: { to: [10, -9.8], boot: 'back' },
	farLeg: { to: [-10, -9.8], boot: 'back' },
};
