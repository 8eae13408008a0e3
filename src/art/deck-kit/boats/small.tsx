import { measures } from '../../../content/measures.ts';
import { palette, slate } from '../../../model/colours.ts';
import { Band, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { folkPoses } from '../../kit/folk/poses.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Berthed, Sea } from './pen.tsx';
import { Coracle, CoraclePlan, HalfDrum, HalfDrumPlan, Kayak, KayakPlan, Tackle } from './rim.tsx';
import { Skiff, SkiffBehind, SkiffPlan } from './skiff.tsx';

const { drawn, skiff } = measures.boat;
const perMetre = 56;
const m = (metres: number) => metres * perMetre;

/** The street's floor, and the girder that boats hang from. */
const street = { floor: 184, girder: 20, head: 32 };
/** The middles of the three that hang, and the line on which their plans lie. */
const hung = { drum: 66, coracle: 178, kayak: 366 };
const plans = 268;
const sea = 438;
const skiffAt: Point = [222, 562];

/** Somebody with a paddle in the hand. */
const paddler: Pose = {
	...folkPoses.face,
	near: {
		to: [-25, -92],
		hand: 'grip',
		level: 90,
		holds: (
			<g transform="translate(-25 -83)">
				<Band d="M0-78V66" width={2.6} tone={cloth.wood} />
				<Shape d="M-1.6-70C-6-80-7-98-5-108Q0-114 5-108C7-98 6-80 1.6-70Z" tone={cloth.red} core="M0-120V-60" line={0.8} />
			</g>
		),
	},
};

/** Sits on a thwart: the legs go down behind the side. */
const bailer: Pose = {
	...folkPoses.sit,
	head: { tilt: 10, view: 'quarter' },
};

function Lid() {
	return (
		<>
			<Shape d="M-13-5C-8-9 8-9 13-5L13-2C8 1-8 1-13-2Z" tone={cloth.grey} core="M-2-12V6" line={0.8} />
			<Shape d="M-3-8V-12H3V-8Z" tone={cloth.black} line={0.7} />
		</>
	);
}

function Street({ view }: { view: Measured }) {
	return (
		<>
			<path d={`M14 ${street.girder}H546V${street.head}H14Z`} fill={slate.mid} stroke={palette.ink} strokeWidth="3.4" />
			<path d={`M14 ${street.head - 4}H546`} stroke={palette.ink} strokeWidth="1" />
			<path d={`M14 ${street.floor}H546V${street.floor + 7}H14Z`} fill={slate.dark} stroke={palette.ink} strokeWidth="3.4" />
			<Berthed view={view} at={[hung.drum, 114]}>
				<Tackle x={0} from={-14.6} to={0.2} spread={4.4} />
				<HalfDrum />
			</Berthed>
			<Berthed view={view} at={[hung.coracle, 114]}>
				<Tackle x={0} from={-14.6} to={0} spread={6} />
				<Coracle />
			</Berthed>
			<Berthed view={view} at={[hung.kayak, 114]}>
				<Tackle x={-12} from={-14.6} to={-0.4} spread={2.2} />
				<Tackle x={12} from={-14.6} to={-0.4} spread={2.2} />
				<Kayak />
			</Berthed>
		</>
	);
}

/** The four smallest, to the same scale as somebody of the rim street. */
export const small = makeView(
	{
		size: [560, 672],
		perMetre,
		letters: 15.6,
		bar: { at: [424, 652], metres: 2, fields: 4 },
		alt: 'A half-drum, a coracle and a kayak hang on pulleys from a rim street, each with its second paddle, a resident beside them; below, the carriers’ skiff with somebody bailing. Each from the side and from above.',
	},
	({ view }) => {
		const plan = (x: number, length: number, y: number) => (
			<Dimension view={view} from={[x - m(length) / 2, y]} to={[x + m(length) / 2, y]} />
		);
		return (
			<>
				<Layer name="Street">
					<Street view={view} />
				</Layer>
				<Standing
					layer="Paddler"
					view={view}
					at={[518, street.floor]}
					line={1.4}
					who="weaver"
					wear={makeWear({ cut: 'jacket', top: cloth.orange })}
					pose={paddler}
				/>
				<Words at={[hung.drum, 213]} size={15.6} align="middle">
					Half-drum
				</Words>
				<Words at={[hung.coracle, 213]} size={15.6} align="middle">
					Coracle
				</Words>
				<Words at={[hung.kayak, 213]} size={15.6} align="middle">
					Kayak
				</Words>
				<Layer name="Half drum plan">
					<Berthed view={view} at={[hung.drum, plans]}>
						<HalfDrumPlan />
					</Berthed>
				</Layer>
				<Layer name="Coracle plan">
					<Berthed view={view} at={[hung.coracle, plans]}>
						<CoraclePlan />
					</Berthed>
				</Layer>
				<Layer name="Kayak plan">
					<Berthed view={view} at={[hung.kayak, plans]}>
						<KayakPlan />
					</Berthed>
				</Layer>
				{plan(hung.drum, drawn.halfDrum, 322)}
				{plan(hung.coracle, drawn.coracle, 322)}
				{plan(hung.kayak, drawn.kayak, 322)}
				<Leader view={view} to={[hung.kayak - 48, plans - 2]} from={[hung.kayak - 22, 298]} side="right">
					Second paddle
				</Leader>
				<Layer name="Sea">
					<Sea x={40} y={sea} width={360} depth={32} />
				</Layer>
				<Layer name="Skiff behind">
					<Berthed view={view} at={[skiffAt[0], sea]}>
						<SkiffBehind />
					</Berthed>
				</Layer>
				<Standing
					layer="Bailer"
					view={view}
					at={[skiffAt[0] - 22, sea + 5]}
					line={1.4}
					who="fitter"
					wear={makeWear({ cut: 'jersey', top: cloth.plum })}
					pose={bailer}
					held={<Lid />}
				/>
				<Layer name="Skiff">
					<Berthed view={view} at={[skiffAt[0], sea]}>
						<Skiff />
					</Berthed>
				</Layer>
				<Layer name="Skiff plan">
					<Berthed view={view} at={skiffAt}>
						<SkiffPlan />
					</Berthed>
				</Layer>
				<Words at={[400, 408]} size={15.6}>
					Skiff
				</Words>
				<Leader view={view} to={[skiffAt[0] - 116, sea - 79]} from={[92, 386]} side="left">
					Lamp
				</Leader>
				<Leader view={view} to={[skiffAt[0] + 73, skiffAt[1] - 6]} from={[396, 528]}>
					Compass
				</Leader>
				<Leader view={view} to={[skiffAt[0] + 14, skiffAt[1] + 4]} from={[396, 598]}>
					Bailing lid
				</Leader>
				{plan(skiffAt[0], skiff, 630)}
				<Dimension
					view={view}
					from={[skiffAt[0] - m(skiff) / 2, skiffAt[1] + m(drawn.beam.skiff) / 2]}
					to={[skiffAt[0] - m(skiff) / 2, skiffAt[1] - m(drawn.beam.skiff) / 2]}
					off={22}
				/>
			</>
		);
	},
);
