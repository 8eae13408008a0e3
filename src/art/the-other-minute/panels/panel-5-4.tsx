import { palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Figure } from '../../kit/body/figure.tsx';
import { type Pose, Rig } from '../../kit/body/rig.tsx';
import { Wall } from '../block/wall.tsx';
import { FigureLedger, SeatBucket } from '../cast/cast-things.tsx';
import { Halima } from '../cast/halima.tsx';
import { kitBuild, kitWear } from '../cast/kit.tsx';
import { Flask, Steam } from '../props/vessels.tsx';

/** Folded up over the figures, knees as high as a desk. */
const reckoning: Pose = {
	view: 'quarter',
	waist: [-10, -50],
	lean: 26,
	head: { tilt: 34, by: [5, 8] },
	under: <SeatBucket at={[-8, -2]} />,
	near: { to: [25, -67], hand: 'point', wrist: 18 },
	far: {
		to: [50, -60],
		hand: 'cup',
		wrist: -10,
		lap: true,
		holds: <FigureLedger at={[42, -66]} tilt={-3} />,
	},
	nearLeg: { to: [24, -12], boot: 'quarter', long: 0.98 },
	farLeg: { to: [40, -16], boot: 'quarter', long: 0.98 },
};

/** Two on buckets, who do not look at each other. */
export function Panel54() {
	return (
		<>
			<Wall width={864} height={502} bays={3} first={38} scale={232} left={-264} floor={420} />
			<Dark />
			<g strokeLinecap="butt">
				<Figure pose="reckoning" x={242} y={506} scale={2.4} mood="talk" look={0.7} build={kitBuild}>
					<Rig pose={reckoning} wear={kitWear} />
				</Figure>
			</g>
			<Flask id="panel-5-4-flask" x={446} y={492} scale={0.27} />
			<Steam x={626} y={258} scale={0.42} />
			<g strokeLinecap="butt">
				<Halima pose="drink" x={588} y={506} scale={2.4} />
			</g>
		</>
	);
}

/** What the one bulb reaches, and what it does not. */
function Dark() {
	return (
		<>
			<path d="M324-10H540L806 502H58Z" fill={steel.bulb} fillOpacity=".1" />
			<path d="M372-10H492L640 420H224Z" fill={steel.bulb} fillOpacity=".08" />
			<path d="M0 0H864V502H806L540-10H324L58 502H0Z" fill={palette.ink} fillOpacity=".6" />
		</>
	);
}
