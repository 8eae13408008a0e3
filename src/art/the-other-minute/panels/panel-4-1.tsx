import { Figure } from '../../kit/body/figure.tsx';
import { type Pose, Rig } from '../../kit/body/rig.tsx';
import { Wall, wallLayout } from '../block/wall.tsx';
import { FigureWatch } from '../cast/cast-things.tsx';
import { halimaBuild, halimaWear } from '../cast/halima.tsx';
import { halimaPoses } from '../cast/halima-poses.tsx';
import { kitBuild, kitHeads, kitWear } from '../cast/kit.tsx';
import { kitPoses } from '../cast/kit-poses.tsx';
import { quistBuild, quistWear } from '../cast/quist.tsx';
import { quistPoses } from '../cast/quist-poses.tsx';

const wall = {
	id: 'panel-4-1-w',
	width: 864,
	height: 380,
	bays: 6,
	first: 9,
	scale: 84,
	left: 15,
	floor: 332,
	running: [0, 2, 4],
} as const;
const writes = 'panel-4-1-a';
const waits = 'panel-4-1-b';

// At this size one hand looks much like another: fewer kinds of them, and a lighter drawing.
const turning: Pose = {
	...halimaPoses.crouch,
	near: { ...halimaPoses.crouch.near, to: [37, -72], level: 6 },
	far: { ...halimaPoses.crouch.far, to: [41, -76], level: 6 },
};
const crouch: Pose = {
	...quistPoses.crouch,
	head: { ...quistPoses.crouch.head, view: 'quarter', tilt: 24 },
	near: { ...quistPoses.crouch.near, hand: 'hang' },
};
const tired: Pose = {
	...halimaPoses.tired,
	head: { ...halimaPoses.tired.head, view: 'profile' },
	near: { ...halimaPoses.tired.near, hand: 'over' },
	far: { ...halimaPoses.tired.far, hand: 'over' },
};
const yawn: Pose = {
	...kitPoses.yawn,
	near: { ...kitPoses.yawn.near, to: [6, -150], level: -62 },
	far: { ...kitPoses.yawn.far, hand: 'over' },
};
const watch: Pose = {
	...quistPoses.watch,
	far: { ...quistPoses.watch.far, hand: 'over', holds: undefined },
	over: <FigureWatch silver at={[28, -154]} />,
};

const people = {
	halima: { build: { ...halimaBuild, build: 'narrow', hand: 19 }, wear: halimaWear },
	writing: { build: { ...kitBuild, build: 'narrow', Head: kitHeads.write }, wear: kitWear },
	yawning: { build: { ...kitBuild, build: 'narrow', Head: kitHeads.yawn }, wear: kitWear },
	quist: { build: quistBuild, wear: quistWear },
} as const;

interface StandingProps {
	who: keyof typeof people;
	pose: Pose;
	x: number;
	y: number;
	turn?: 1 | -1;
}

function Standing({ who, pose, ...place }: StandingProps) {
	const { build, wear } = people[who];
	return (
		<Figure {...place} pose="" scale={1.1} build={build}>
			<Rig pose={pose} wear={wear} />
		</Figure>
	);
}

/** Two minutes, three times of forty: who does the same again is drawn once. */
export function Panel41() {
	const { bay } = wallLayout(wall);
	const [first, third, fifth] = [bay(0), bay(2), bay(4)];
	return (
		<>
			<Wall {...wall} />
			<g id={writes}>
				<Standing who="writing" pose={kitPoses.write} x={first + 128} y={354} turn={-1} />
			</g>
			<g id={waits}>
				<Standing who="quist" pose={watch} x={first + 66} y={362} turn={-1} />
			</g>
			<Standing who="halima" pose={turning} x={first - 57} y={364} />

			<use href={`#${writes}`} x={third - first - 46} />
			<Standing who="halima" pose={halimaPoses.knees} x={third - 58} y={362} />
			<Standing who="quist" pose={crouch} x={third + 54} y={367} turn={-1} />

			<Standing who="yawning" pose={yawn} x={fifth - 128} y={354} />
			<Standing who="halima" pose={tired} x={fifth - 62} y={366} />
			<use href={`#${waits}`} x={fifth - first - 14} />
		</>
	);
}
