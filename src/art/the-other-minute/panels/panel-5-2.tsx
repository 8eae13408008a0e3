import { Figure } from '../../kit/body/figure.tsx';
import { type Pose, Rig } from '../../kit/body/rig.tsx';
import { Padlock } from '../block/gate.tsx';
import { halimaBuild, halimaWear } from '../cast/halima.tsx';
import { halimaPoses } from '../cast/halima-poses.tsx';
import { FlatCase, quistBuild, quistWear } from '../cast/quist.tsx';
import { quistPoses } from '../cast/quist-poses.tsx';
import { GatePosts, Outside } from './gate-out.tsx';
import { Turned } from './turned.tsx';

const buttoning: Pose = {
	...quistPoses.stand,
	bareHip: true,
	head: { tilt: 12 },
	near: { to: [6, -111], elbow: [-23, -112], hand: 'offer', level: 6 },
	far: { to: [24, -98], elbow: [22, -112], hand: 'cup', level: 170, flip: true },
	lap: (
		<g transform="translate(15 -114)rotate(-4)">
			<FlatCase />
		</g>
	),
};

/** Ready to lock up after him. */
const waiting: Pose = {
	...halimaPoses.lean,
	lean: -11,
	head: { tilt: -3, by: [3, -4] },
	near: { to: [-26, -72] },
	far: {
		to: [31, -117],
		elbow: [23, -103],
		hand: 'cup',
		level: -12,
		grip: [43, -120],
		holds: <Padlock x={43} y={-124} scale={96} open line={1.3} />,
	},
};
const [scale, floor] = [2.75, 690];

/** He buttons his case and does not look up; she has time. */
export function Panel52() {
	return (
		<>
			<Outside floor={340} sign={214} lamp={[304, 218]} />
			<GatePosts posts={[36, 394]} />
			<g transform="translate(423)scale(-1 1)">
				<Figure build={halimaBuild} x={86} y={floor} scale={scale} line={3.2}>
					<Turned>
						<Rig pose={waiting} wear={halimaWear} />
					</Turned>
				</Figure>
			</g>
			<Figure build={quistBuild} x={108} y={floor} scale={scale} line={3.2} mood="talk">
				<Rig pose={buttoning} wear={quistWear} />
			</Figure>
		</>
	);
}
