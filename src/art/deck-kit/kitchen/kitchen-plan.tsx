import { canvas, palette, plum, skinTone, steel } from '../../../model/colours.ts';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { rangeAt } from './layout.ts';
import { length, outer, passage, perMetre, plot, width } from './plan-field.ts';
import { FromAbove, Rings } from './plan-range.tsx';
import { Furniture, Ground } from './plan-room.tsx';

/** A lower-deck kitchen from above, and the passage that it opens on. */

const { ink } = palette;
const { x, y, at } = plot;
const { from, to } = rangeAt;

export const plan = makeView(
	{
		size: [600, 566],
		perMetre,
		bar: { at: [84, 550], metres: 2, fields: 4 },
		alt: 'Plan of a lower-deck kitchen and the passage outside it: eleven rings along one long wall and the pot on the twelfth in the corner beside them, a table with benches, lockers for sixty-one households, three taps. In the passage two people meet with a bucket.',
	},
	({ view }) => {
		const onFloor = { ...view, ground: steel.light };
		return (
			<>
				<Layer name="Walls and floor">
					<Ground />
				</Layer>
				<Layer name="Rings">
					<Rings />
				</Layer>
				<Layer name="Furniture">
					<Furniture />
				</Layer>
				<Layer name="Somebody from above">
					<FromAbove at={[1.13, 0.95]} turn={-78} cloth={plum.mid} hair={palette.sea} />
					<FromAbove at={[3.72, 3.1]} cloth={palette.red} hair={ink} />
					<FromAbove at={[1.5, passage + 0.48]} turn={90} cloth={palette.blue} hair={skinTone.ebony} />
					<FromAbove at={[2.7, passage + 0.94]} turn={-90} cloth={canvas.light} hair={ink} />
				</Layer>
				<circle cx={x(2.28)} cy={y(passage + 0.7)} r="11" fill={steel.mid} stroke={ink} strokeWidth="1.8" />
				<circle cx={x(2.28)} cy={y(passage + 0.7)} r="7.5" fill={palette.foam} stroke={ink} strokeWidth="1.2" />
				<Dimension view={view} from={at(0, 0)} to={at(length, 0)} off={40} />
				<Dimension view={view} from={at(0, width)} to={at(0, 0)} off={34} />
				<Dimension view={view} from={at(0, outer)} to={at(0, passage)} off={34} />
				<Words at={at(4.1, passage + 0.82)} size={view.letters} colour={palette.ink}>
					Passage
				</Words>
				<Dimension view={onFloor} from={at(from, 1.12)} to={at(to, 1.12)} />
				<Leader view={onFloor} to={at(0.44, 0.8)} from={at(0.44, 1.5)} side="right">
					Pot
				</Leader>
				<Leader view={onFloor} to={at(3.03, 4.26)} from={at(3.03, 3.72)} side="left">
					61 lockers
				</Leader>
				<Leader view={onFloor} to={at(5.54, 0.3)} from={at(5.54, 1.62)} side="left">
					Taps
				</Leader>
				<Leader view={onFloor} to={at(5.74, width - 0.13)} from={at(5.74, 3.42)} side="left">
					Sand
				</Leader>
			</>
		);
	},
);
