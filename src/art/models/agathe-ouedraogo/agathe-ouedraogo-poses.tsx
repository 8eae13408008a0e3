import { palette } from '../../../model/colours.ts';
import { Band, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { Cupped } from './agathe-ouedraogo-hands.tsx';
import { Bottle, Hat, Shears } from './agathe-ouedraogo-things.tsx';
import { canvas, Print } from './cloth.tsx';

/** Agathe Ouédraogo at rest: feet under her, chin down to what is in her hands. */

function HatBehind() {
	const { line } = useBody();
	return (
		<g transform="translate(0-146)scale(1.06)">
			<Hat line={line} />
		</g>
	);
}

function HatOn() {
	const { line } = useBody();
	return (
		<>
			<Seam d="M-8-141C-6-138-4-136 0-134M8-141C6-138 4-136 0-134" w={1} />
			<g transform="translate(0-127)">
				<Hat line={line} whole />
			</g>
		</>
	);
}

/** The apron's pockets, and what each has in it. */
function Pockets() {
	const { line } = useBody();
	return (
		<>
			<g transform="translate(-11-85)rotate(-7)scale(.14)">
				<Bottle line={line * 5} />
			</g>
			<g transform="translate(8.4-86)scale(.15)">
				<Shears line={line * 5} />
			</g>
			<path d="M13.4-96.4L16.8-96 16-85H13Z" fill={palette.white} stroke={palette.ink} strokeWidth={Math.round(line * 70) / 100} />
			<Shape d="M-18-89.6L-4.4-89.2-4.6-74.4-18.8-75Z" tone={canvas} line={0.7}>
				<Seam d="M-18-87.4L-4.4-87" w={0.5} />
			</Shape>
			<Shape d="M18-89.6L4.4-89.2 4.6-74.4 18.8-75Z" tone={canvas} core="M11-100V-70" line={0.7}>
				<Seam d="M18-87.4L4.4-87" w={0.5} />
			</Shape>
		</>
	);
}

function Growing() {
	const { line } = useBody();
	return (
		<g transform="translate(0-119)scale(.115)">
			<Cupped line={line * 7} />
		</g>
	);
}

/** Where the print lies on the left sleeve; the right one has it mirrored. */
const sleeve = [
	[-15.4, -137, 24],
	[-21.4, -128.6, 26],
	[-16, -124.6, 22],
	[-25.6, -118.4, 24],
	[-19.6, -114.6, 20],
	[-28.6, -108, 30],
	[-22.4, -104.6, 40],
] as const;

const waist = [0, -105] as const;

export const front: Pose = {
	view: 'front',
	waist,
	head: { mood: 'shut' },
	under: <HatBehind />,
	near: { to: [-13.6, -104], elbow: [-24.6, -106], bare: true },
	far: { to: [13.6, -104], elbow: [24.6, -106], bare: true, over: true, seam: 1 },
	nearLeg: { to: [-8, -14.4], boot: 'front' },
	farLeg: { to: [8, -14.4], boot: 'front' },
	lap: (
		<>
			<Print
				at={[
					[0, -133.6, 0],
					[-6, -130, 8],
					[6, -130, -8],
				]}
			/>
			<Pockets />
		</>
	),
	over: (
		<>
			<Print at={[...sleeve, ...sleeve.map(([x, y, turn]) => [-x, y, -turn] as const)]} />
			<Growing />
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist,
	head: { by: [1.6, 0] },
	near: { to: [13, -106], elbow: [24.4, -106], bare: true, behind: true, seam: 1 },
	far: { to: [-13, -106], elbow: [-24.4, -106], bare: true, bend: 1 },
	nearLeg: { to: [8, -9.8], boot: 'back' },
	farLeg: { to: [-8, -9.8], boot: 'back' },
	lap: (
		<>
			<Band d="M-5-102.4C-8-94-8-88-6.6-82M-3-102.4C-1-96-.6-90-1.6-84" width={2.2} tone={canvas} />
			<Print
				at={sleeve.flatMap(([x, y, turn]) =>
					x > -20
						? []
						: ([
								[x, y, turn],
								[-x, y, -turn],
							] as const),
				)}
			/>
			<HatOn />
		</>
	),
};
