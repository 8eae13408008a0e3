import { measures } from '../../../content/measures.ts';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { colour } from './assembly-colours.ts';
import { half, head, inner, perMetre, plan, room, section } from './hall-field.ts';
import { HallPlan } from './hall-plan.tsx';
import { decks, HallSection } from './hall-section.tsx';

/** The Well from tier to tier, and half of it from above. */

const { at, x, y } = section;

export const hall = makeView(
	{
		size: [640, 536],
		perMetre,
		bar: { at: [30, 512], metres: 20, fields: 4 },
		alt: 'The Well, cut across: nine tiers of benches on each side rise from a round floor, with a net under the lowest, lamps over the delegates and people as small as rice. Below it half of the hall from above, the drawn in orange places to weather, the elected in blue to lee.',
	},
	({ view }) => {
		/** Between the section and the plan. */
		const gap = y(0) + 46;
		return (
			<>
				<Layer name="Hall plan">
					<HallPlan />
				</Layer>
				<Layer name="Hall section">
					<HallSection />
				</Layer>
				{decks.map(({ name, high }) => (
					<Words key={name} at={[x(-half) - 10, y(high + measures.deck.height / 2) + 6]} size={view.letters * 0.76} align="right">
						{name}
					</Words>
				))}
				<Dimension view={view} from={at(-half, head)} to={at(half, head)} off={20} />
				<Dimension view={view} from={at(half, 0)} to={at(half, head)} off={-24} />
				<Dimension view={view} from={at(-inner, 0)} to={at(inner, 0)} off={-19} />
				<Leader
					view={{ ...view, ground: colour.sandShade }}
					to={at(-inner + room.net.reach * 1.4, room.net.clear + 0.2)}
					from={at(-33, 6.4)}
					side="left"
				>
					Net
				</Leader>
				<Leader view={{ ...view, ground: colour.sand }} to={at(11, 8.6)} from={at(31, 6.4)} side="right">
					Lamps
				</Leader>
				<Leader view={view} to={plan.at(-10.5, 1.6)} from={[222, gap]} side="left">
					Drawn, weather
				</Leader>
				<Leader view={view} to={plan.at(10.5, 1.6)} from={[418, gap]} side="right">
					Elected, lee
				</Leader>
			</>
		);
	},
);
