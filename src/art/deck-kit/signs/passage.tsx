import { measures } from '../../../content/measures.ts';
import { moss, palette, plum } from '../../../model/colours.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { border, end, head, perMetre, plot } from './passage-field.ts';
import { Coffee, Fittings } from './passage-things.tsx';
import { Door, Walls } from './passage-walls.tsx';

/** A passage where two districts meet, Central on the left, the Quarters on the right. */

const { plate, lamp, bubble } = measures.corridor.drawn;
const { x, y, at } = plot;

export const passage = makeView(
	{
		size: [640, 500],
		perMetre,
		bar: { at: [52, 480], metres: 2, fields: 4 },
		alt: 'One wall of a passage where Central meets the Quarters at a brass strip in the floor: a sand-coloured bucket, an ash rail and the long bubble on the left; on the right a coffee counter on castors under a red plate, a brick-red bucket, two doors, and a rope of knots. A clerk walks.',
	},
	({ view }) => {
		const low = y(-0.2) + 30;
		return (
			<>
				<Layer name="Walls">
					<Walls />
				</Layer>
				<Layer name="Door">
					<Door from={0.36} paint={moss.light} shade={moss.mid} lit />
					<Door from={4.76} paint={palette.blue} shade={palette.deep} lit />
					<Door from={5.8} paint={plum.mid} shade={plum.dark} />
				</Layer>
				<Layer name="Fittings">
					<Fittings />
				</Layer>
				<Layer name="Coffee">
					<Coffee />
				</Layer>
				<Standing
					layer="Clerk"
					view={view}
					at={at(2.8, 0)}
					who="pilot"
					wear={makeWear({ cut: 'suit', top: cloth.sand, trim: cloth.red })}
					pose="walk"
				/>
				<Dimension view={view} from={at(end, 0)} to={at(end, head)} off={-30} />
				<Dimension view={view} from={at(0, head)} to={at(border, head)} off={76} words="Central" />
				<Dimension view={view} from={at(border, head)} to={at(end, head)} off={76} words="Quarters" />
				<Leader view={view} to={at(3.46, plate.foot + 0.37)} from={[x(3.3), y(head) - 26]} side="left">
					640 people
				</Leader>
				<Leader view={view} to={at(5.06, lamp.height)} from={[x(5.06), y(head) - 26]} side="right">
					Lamp
				</Leader>
				<Leader view={view} to={at(1.66, bubble.height + 0.07)} from={[x(1.1), y(head) - 26]} side="left">
					Trim
				</Leader>
				<Leader view={view} to={at(border, -0.06)} from={[x(border), low]} side="left">
					Brass strip
				</Leader>
				<Leader view={view} to={at(5.57, 0.34)} from={[x(5.57), low]} side="left">
					57 knots
				</Leader>
			</>
		);
	},
);
