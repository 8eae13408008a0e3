import { linen } from '../../../model/colours.ts';
import { Bulb } from '../../bare-berth/bulb.tsx';
import { steel } from '../../bare-berth/steel.ts';
import { Figure } from '../../kit/body/figure.tsx';
import type { HeadProps } from '../../kit/body/head.ts';
import { type Pose, Rig } from '../../kit/body/rig.tsx';
import { Backdrop } from '../block/backdrop.tsx';
import { Gate } from '../block/gate.tsx';
import { Meter } from '../block/meter.tsx';
import { FigureLedger } from '../cast/cast-things.tsx';
import { halimaBuild, halimaWear } from '../cast/halima.tsx';
import { halimaPoses } from '../cast/halima-poses.tsx';
import { kitBuild, kitWear } from '../cast/kit.tsx';
import { KitHead } from '../cast/kit-head.tsx';
import { kitPoses } from '../cast/kit-poses.tsx';
import { quistBuild, quistWear } from '../cast/quist.tsx';
import { quistPoses } from '../cast/quist-poses.tsx';
import { Turned } from './turned.tsx';

const reading: Pose = {
	...quistPoses.bend,
	near: { to: [45, -128], hand: 'point', level: -8 },
};

const owning: Pose = {
	...halimaPoses.stand,
	near: { to: [-17, -97], elbow: [-33, -112], hand: 'grip' },
	far: { to: [25, -123], elbow: [24, -99], hand: 'over', level: 10 },
};

const hugging: Pose = {
	...kitPoses.stand,
	head: { tilt: 8, mood: 'glance' },
	near: {
		to: [-1, -127],
		elbow: [-20, -124],
		hand: 'flat',
		level: -14,
		holds: <FigureLedger shut at={[11, -141]} tilt={10} />,
	},
};

const Mirrored = (head: HeadProps) => <KitHead {...head} pencil="far" />;

const [scale, floor] = [3.05, 747];

/** Three at the meter: who reads it, who runs it, and who has just been proud of the figure. */
export function Panel34() {
	return (
		<>
			<Backdrop width={864} height={432} ribs={[0.08, 0.33, 0.62, 0.93]} bulbs={0} />
			<Gate hinge={{ x: -20, top: 40, bottom: 640 }} lock={{ x: 120, top: 90, bottom: 560 }} line={4} />
			<Meter id="panel-3-4-meter" x={396} y={352} scale={300} reading="0096" sweep={346} />
			<path d="M273 160L315 124V316L273 262ZM506 124L548 160V262L506 316Z" fill={steel.glow} fillOpacity=".3" />
			<path d="M369 344.500L376 346" stroke={linen.mid} strokeWidth="7" />
			<Bulb x={412} y={212} scale={240} drop={0.12} />
			<g transform="translate(864)scale(-1 1)">
				<Figure build={{ ...kitBuild, Head: Mirrored }} x={136} y={floor} scale={scale} line={4}>
					<Rig pose={hugging} wear={kitWear} />
				</Figure>
				<Figure build={halimaBuild} x={296} y={floor} scale={scale} line={3.5}>
					<Turned>
						<Rig pose={owning} wear={halimaWear} />
					</Turned>
				</Figure>
			</g>
			<Figure build={quistBuild} x={168} y={floor} scale={scale} line={3.5} mood="talk">
				<Rig pose={reading} wear={quistWear} />
			</Figure>
		</>
	);
}
