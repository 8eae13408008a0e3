import { Figure, type FigureProps } from '../body/figure.tsx';
import { crownOf, type Pose, Rig } from '../body/rig.tsx';
import { Layer } from '../layer.tsx';
import { folk, type Person, type Who } from './folk.ts';
import { type FolkPose, folkPoses } from './poses.ts';
import type { Outfit } from './wear/make-wear.tsx';

/** Anybody of the city, dressed, doing something. */

interface TownspersonProps extends Omit<FigureProps<string>, 'pose'> {
	/** One of the ready people, or a person of one's own. */
	who: Who | Person;
	wear: Outfit;
	/** By name, or as data for a body of 172 cm; it is fitted to the person. */
	pose: FolkPose | Pose;
	/**
	 * How they stand when they are as tall as they are: for drawings to scale. Without it they are 4 %
	 * taller, since in its boots the kit's body of 172 cm stands at about 179.
	 */
	upright?: FolkPose | Pose;
	/** Their layer’s name; one of the ready people has one. */
	layer?: string;
}

const poseOf = (pose: FolkPose | Pose): Pose => (typeof pose === 'string' ? folkPoses[pose] : pose);

/** Arms that hang stay beside a broad trunk and a narrow one. */
export function fitted(pose: Pose, { girth, shoulders }: Person): Pose {
	const by = (girth * shoulders - 1) * 15;
	const hang = (arm: Pose['near'], side: 1 | -1): Pose['near'] =>
		arm.hand || arm.elbow ? arm : { ...arm, to: [arm.to[0] + by * side, arm.to[1]] };
	if (pose.view === 'profile') return pose;
	const near = pose.view === 'back' ? 1 : -1;
	return { ...pose, near: hang(pose.near, near), far: hang(pose.far, near === 1 ? -1 : 1) };
}

export function Townsperson({ who, wear, pose, upright, scale, layer, ...figure }: TownspersonProps) {
	const person: Person = typeof who === 'string' ? folk[who] : who;
	const { build, wear: clothes } = wear.dress(person);
	const tall = upright ? crownOf(poseOf(upright), clothes, build) : 172;
	return (
		<Layer name={layer ?? (typeof who === 'string' ? who : 'Somebody')}>
			<Figure {...figure} scale={(scale * person.height) / tall} build={build}>
				<Rig pose={fitted(poseOf(pose), person)} wear={clothes} />
			</Figure>
		</Layer>
	);
}
