import { measures } from '../../../content/measures.ts';
import { navy, orange, palette, skinTone } from '../../../model/colours.ts';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Carrier } from './carrier.tsx';
import { Crew } from './crew.tsx';
import { Patrol } from './patrol.tsx';
import { Berthed, Sea } from './pen.tsx';
import { Skiff, SkiffBehind } from './skiff.tsx';
import { Barge, Ferry } from './traders.tsx';

/** The large ones, with the patrol boat, a skiff and a person from the other views beside them. */

const { drawn } = measures.boat;
const perMetre = 4.4;
const m = (metres: number) => metres * perMetre;
const letters = 15.6;

export const ships = makeView(
	{
		size: [560, 640],
		perMetre,
		letters,
		bar: { at: [436, 620], metres: 20, fields: 4 },
		alt: 'A carrier, the ferry for Jetsam and a flour barge from the side, to the same scale; under the carrier’s side a patrol boat, a skiff and one person show how large she is.',
	},
	({ view }) => {
		const [carrier, near, row] = [150, 318, 486];
		const left = 16;
		return (
			<>
				<Layer name="Sea">
					<Sea x={0} y={carrier} width={560} depth={34} />
				</Layer>
				<Layer name="Carrier">
					<Berthed view={view} at={[left, carrier]} line={1.1}>
						<Carrier />
					</Berthed>
				</Layer>
				<Layer name="Sea">
					<Sea x={0} y={near} width={560} depth={16} />
				</Layer>
				<Layer name="Patrol">
					<Berthed view={view} at={[40, near]} line={0.9}>
						<Patrol />
					</Berthed>
				</Layer>
				<Layer name="Skiff behind">
					<Berthed view={view} at={[240, near]} line={0.9}>
						<SkiffBehind />
						<Skiff />
					</Berthed>
				</Layer>
				<path d={`M360 ${near - 5}H560V${near + 17}H360Z`} fill={navy.light} stroke={palette.ink} strokeWidth="2" />
				<Layer name="Crew">
					<Berthed view={view} at={[400, near - 5]} line={0.9}>
						<Crew x={0} y={0} skin={skinTone.cocoa} top={orange.light} legs={navy.mid} hat={palette.red} />
					</Berthed>
				</Layer>
				<Dimension view={view} from={[left, carrier]} to={[left + m(drawn.carrier), carrier]} off={-58} />
				<Leader view={view} to={[left + m(33.8), carrier - 17]} from={[110, 24]} side="left">
					Skiff
				</Leader>
				<Leader view={view} to={[left + m(100.8), carrier - 31]} from={[492, 16]} side="left">
					Name painted out
				</Leader>
				<Words at={[left, carrier + 86]} size={letters}>
					Carrier
				</Words>
				<Words at={[40, near + 46]} size={letters}>
					Patrol boat
				</Words>
				<Words at={[240, near + 46]} size={letters} align="middle">
					Skiff
				</Words>
				<Leader view={view} to={[403, near - 16]} from={[424, near - 46]}>
					{`${measures.person.drawn.height.toFixed(2)} m`}
				</Leader>
				<Layer name="Sea">
					<Sea x={0} y={row} width={560} depth={22} />
				</Layer>
				<Layer name="Ferry">
					<Berthed view={view} at={[left, row]} line={1.1}>
						<Ferry />
					</Berthed>
				</Layer>
				<Layer name="Barge">
					<Berthed view={view} at={[330, row]} line={1.1}>
						<Barge />
					</Berthed>
				</Layer>
				<Leader view={view} to={[330 + m(24), row - 12]} from={[466, row - 62]} side="left">
					Seven strakes
				</Leader>
				<Dimension view={view} from={[left, row]} to={[left + m(drawn.ferry), row]} off={-44} />
				<Dimension view={view} from={[330, row]} to={[330 + m(drawn.barge), row]} off={-44} />
				<Words at={[left, row + 82]} size={letters}>
					Jetsam ferry
				</Words>
				<Words at={[330, row + 82]} size={letters}>
					Flour barge
				</Words>
			</>
		);
	},
);
