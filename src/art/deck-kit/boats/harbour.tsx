import { measures } from '../../../content/measures.ts';
import { canvas, navy, orange, palette, skinTone } from '../../../model/colours.ts';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Crew } from './crew.tsx';
import { Launch, LaunchPlan, WorkBoat, WorkBoatPlan } from './open-boats.tsx';
import { Patrol, PatrolPlan } from './patrol.tsx';
import { Berthed, Sea } from './pen.tsx';
import { WaterBus, WaterBusPlan } from './water-bus.tsx';

/** What the quays see every day, twenty units to the metre, and somebody on the quay. */

const { drawn, patience } = measures.boat;
const { beam, air } = drawn;
const perMetre = 20;
const m = (metres: number) => metres * perMetre;
const letters = 15.6;

function Quay({ x, y, width }: { x: number; y: number; width: number }) {
	return (
		<>
			<path d={`M${x} ${y}h${width}v64h${-width}z`} fill={navy.light} stroke={palette.ink} strokeWidth="3" />
			<path d={`M${x} ${y}h${width}v7h${-width}z`} fill={canvas.pale} stroke={palette.ink} strokeWidth="2" />
		</>
	);
}

export const patrol = makeView(
	{
		size: [584, 540],
		perMetre,
		letters: 16.3,
		bar: { at: [44, 522], metres: 5, fields: 5 },
		alt: 'A patrol boat of Global Aegis from the side and from above: grey, with a yellow and a blue stripe aslant at the bow, a bow fender of rope, a white wheelhouse and flag G at the mast. A dashed line shows how much shorter Patience is.',
	},
	({ view }) => {
		const [left, sea, plan] = [46, 234, 396];
		const right = left + m(drawn.patrol);
		return (
			<>
				<Layer name="Sea">
					<Sea x={0} y={sea} width={600} depth={42} />
				</Layer>
				<Layer name="Patrol">
					<Berthed view={view} at={[left, sea]} line={1.5}>
						<Patrol />
					</Berthed>
				</Layer>
				<Layer name="Patrol plan">
					<Berthed view={view} at={[left, plan]} line={1.5}>
						<PatrolPlan />
					</Berthed>
				</Layer>
				<path
					d={`M${right - m(patience)} ${plan - 92}V${plan + 46}`}
					fill="none"
					stroke={palette.red}
					strokeWidth="2.4"
					strokeDasharray="7 5"
				/>
				<Dimension view={view} from={[right - m(patience), plan - 88]} to={[right, plan - 88]} words="Patience −0.50" beside="from" />
				<Dimension view={view} from={[left, sea]} to={[left, sea - m(air.patrol)]} off={20} />
				<Dimension view={view} from={[left, plan]} to={[right, plan]} off={-88} />
				<Dimension view={view} from={[left, plan + m(beam.patrol) / 2]} to={[left, plan - m(beam.patrol) / 2]} off={20} />
				<Leader view={view} to={[left + 34 * 2, sea - 62]} from={[100, 128]} side="right">
					Tow post
				</Leader>
				<Leader view={view} to={[left + 97 * 2, sea - 64]} from={[230, 72]} side="left">
					{['Kettle,', 'on gimbals']}
				</Leader>
				<Leader view={view} to={[left + 165 * 2, sea - 126]} from={[408, 48]}>
					Loudhailer
				</Leader>
				<Leader view={view} to={[left + 257 * 2, sea - 64]} from={[536, 108]} side="left">
					Bow fender
				</Leader>
			</>
		);
	},
);

export const harbour = makeView(
	{
		size: [560, 664],
		perMetre,
		letters,
		bar: { at: [436, 644], metres: 5, fields: 5 },
		alt: 'A water-bus with passengers, the blue launch on its slip and a work boat of the mooring lines, from the side and from above, to the same scale as somebody on the quay.',
	},
	({ view }) => {
		const [bus, busPlan, row, rowPlan] = [132, 218, 430, 534];
		const [left, launch, work] = [30, 20, 300];
		const stern = left + m(drawn.waterBus);
		return (
			<>
				<Layer name="Sea">
					<Sea x={0} y={bus} width={420} depth={34} />
				</Layer>
				<Layer name="Quay">
					<Quay x={412} y={bus - 22} width={148} />
				</Layer>
				<Layer name="Crew">
					<Berthed view={view} at={[470, bus - 22]} line={1.4}>
						<Crew x={0} y={0} turn={-1} does="point" skin={skinTone.cocoa} top={orange.light} legs={navy.mid} hat={palette.red} />
					</Berthed>
				</Layer>
				<Layer name="Water bus">
					<Berthed view={view} at={[left, bus]} line={1.5}>
						<WaterBus />
					</Berthed>
				</Layer>
				<Leader view={view} to={[left + 34 * 2, bus - 71]} from={[120, 30]}>
					Life jackets
				</Leader>
				<Leader view={view} to={[left + 140 * 2, bus - 51]} from={[344, 62]}>
					Bell
				</Leader>
				<Layer name="Water bus plan">
					<Berthed view={view} at={[left, busPlan]} line={1.5}>
						<WaterBusPlan />
					</Berthed>
				</Layer>
				<Dimension view={view} from={[left, busPlan + 62]} to={[stern, busPlan + 62]} />
				<Dimension view={view} from={[stern, busPlan + m(beam.waterBus) / 2]} to={[stern, busPlan - m(beam.waterBus) / 2]} off={-30} />
				<Words at={[424, busPlan + 8]} size={letters}>
					Water-bus
				</Words>
				<Layer name="Sea">
					<Sea x={280} y={row} width={280} depth={34} />
				</Layer>
				<path d={`M0 ${row + 32}H250V${row + 40}H0Z`} fill={canvas.pale} stroke={palette.ink} strokeWidth="2.4" />
				<Layer name="Launch">
					<Berthed view={view} at={[launch, row]} line={1.5}>
						<Launch />
					</Berthed>
				</Layer>
				<Words at={[launch, row - 66]} size={letters}>
					Blue launch
				</Words>
				<Layer name="Work boat">
					<Berthed view={view} at={[work, row]} line={1.5}>
						<WorkBoat />
					</Berthed>
				</Layer>
				<Words at={[work + 110, row - 102]} size={letters}>
					Work boat
				</Words>
				<Layer name="Launch plan">
					<Berthed view={view} at={[launch, rowPlan]} line={1.5}>
						<LaunchPlan />
					</Berthed>
				</Layer>
				<Layer name="Work boat plan">
					<Berthed view={view} at={[work, rowPlan]} line={1.5}>
						<WorkBoatPlan />
					</Berthed>
				</Layer>
				<Dimension view={view} from={[launch, rowPlan + 58]} to={[launch + m(drawn.launch), rowPlan + 58]} />
				<Dimension view={view} from={[work, rowPlan + 58]} to={[work + m(drawn.work), rowPlan + 58]} />
			</>
		);
	},
);
