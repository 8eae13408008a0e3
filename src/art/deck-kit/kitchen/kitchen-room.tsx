import { measures } from '../../../content/measures.ts';
import { palette, wood } from '../../../model/colours.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { perMetre, project, room, type Spot, shrink } from './kitchen-space.ts';
import { Ginger, Pan } from './kitchen-things.tsx';
import { Corner, RoomRange } from './room-range.tsx';
import { Cut, RoomShell } from './room-shell.tsx';
import { KitchenLamp, Table } from './room-things.tsx';

/** A lower-deck kitchen as one sees it from the end that is cut away. */

const { ink, white } = palette;
const { width, height } = room;

const place = (spot: Spot) => {
	const [x, y] = project(spot);
	return { x, y, scale: (shrink(spot[2]) * perMetre) / 100 };
};

const knife = (
	<g stroke={ink} strokeWidth="1.4">
		<path d="M-2-3L26 7 24 11 0 2Z" fill={white} />
		<path d="M-8-6L0-3-1 2-9-1Z" fill={wood.dark} />
	</g>
);
const ladle = <path d="M3-14L-1 24" stroke={ink} strokeWidth="3.5" fill="none" />;

export const inside = makeView(
	{
		size: [636, 664],
		perMetre,
		bar: { at: [56, 642], metres: 2, fields: 4 },
		alt: 'A lower-deck kitchen, open at one end: lockers on the left, the range under its hood on the right, a chalked flue and the common pot in the far corner. A woman cuts bread and a docker holds his hand out for it; a cook stirs the pot; the cat has a pan of its own.',
	},
	({ view }) => (
		<>
			<Layer name="Room shell">
				<RoomShell />
			</Layer>
			<Layer name="Corner">
				<Corner />
			</Layer>
			<Townsperson
				layer="Woman at the pot"
				upright="face"
				who="weaver"
				pose="stir"
				held={ladle}
				wear={makeWear({ cut: 'apron', top: cloth.plum, trim: cloth.yellow, legs: cloth.navy })}
				{...place([3.18, 0, 5.5])}
			/>
			<Layer name="Room range">
				<RoomRange />
			</Layer>
			<Townsperson
				layer="Man who asks"
				upright="face"
				who="docker"
				pose="talk"
				wear={makeWear({ cut: 'jacket', top: cloth.blue })}
				{...place([2.02, 0, 4.5])}
				turn={-1}
			/>
			<Layer name="Table">
				<Table />
			</Layer>
			<Layer name="Lamp">
				<KitchenLamp />
			</Layer>
			<Townsperson
				layer="Girl who cuts"
				upright="face"
				who="baker"
				pose="stir"
				held={knife}
				wear={makeWear({ cut: 'apron', top: cloth.green, trim: cloth.white })}
				{...place([1.26, 0, 2.2])}
			/>
			<Layer name="Pan">
				<Pan at={project([2.1, 0, 0.5])} width={34} height={15} tone="copper" />
			</Layer>
			<Layer name="Ginger">
				<Ginger at={project([2.5, 0, 0.5])} scale={1.3} line={2.2} />
			</Layer>
			<Layer name="Cut edge">
				<Cut />
			</Layer>
			<Dimension view={view} from={project([0, 0, 0])} to={project([width, 0, 0])} off={-48} />
			<Dimension view={view} from={project([width, 0, 0])} to={project([width, height, 0])} off={-36} />
			<Dimension view={view} from={project([0, 0, 0])} to={project([0, measures.deck.clear, 0])} off={32} />
		</>
	),
);
