import { Figure } from '../../kit/body/figure.tsx';
import { type Pose, Rig } from '../../kit/body/rig.tsx';
import { Wall, wallLayout } from '../block/wall.tsx';
import { halimaBuild, halimaWear } from '../cast/halima.tsx';
import { halimaPoses } from '../cast/halima-poses.tsx';
import { Kit } from '../cast/kit.tsx';

const wall = {
	id: 'panel-2-1-wall',
	width: 864,
	height: 430,
	bays: 3,
	first: 0,
	scale: 236,
	left: -150,
	floor: 396,
	running: [1],
} as const;
const at = wallLayout(wall);

/** Both hands on the handle. */
const turning: Pose = {
	...halimaPoses.crouch,
	near: { ...halimaPoses.crouch.near, to: [33, -61], level: 2 },
	far: { ...halimaPoses.crouch.far, to: [37, -66], level: 6 },
};

/** A broad person low at a tap, and a tall one bent over her like a crane. */
export function Panel21() {
	return (
		<>
			<Wall {...wall} />
			<Kit pose="crane" x={at.bay(1) - 248} y={408} scale={2.36} line={5} mood="awake" />
			<Figure build={halimaBuild} x={at.bay(1) - 118} y={412} scale={2.6} line={5} mood="plain">
				<Rig pose={turning} wear={halimaWear} />
			</Figure>
		</>
	);
}
