import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { colour } from './kitchen-colours.ts';
import { Ginger } from './kitchen-things.tsx';
import { perMetre, plot } from './range-field.ts';
import { Range } from './range-stove.tsx';
import { CommonPot, Flue, Meter, Trough } from './range-wall.tsx';
import { Shell } from './shell.tsx';

/** The long wall of a lower-deck kitchen, with what stands along it. */

const { ink } = palette;
const { deck, person } = measures;
const kitchen = measures.kitchen.drawn;
const { x, y, at } = plot;

const zainab = makeWear({ cut: 'apron', top: cloth.plum, trim: cloth.yellow, legs: cloth.navy });
const daughter = makeWear({ cut: 'jersey', top: cloth.red, legs: cloth.navy, rolled: true });

/** A ladle of wood, its grip as origin. */
const ladle = (
	<g fill="none">
		<path d="M3-14L-1 24" stroke={ink} strokeWidth="5.5" />
		<path d="M3-14L-1 24" stroke={colour.wood} strokeWidth="2.6" />
	</g>
);

/** A pan that was left on, held by its two ears. */
const late = (
	<g stroke={ink} strokeWidth="2.4" transform="translate(-8-4)">
		<path d="M-4 8H26V18Q26 22 21 22H1Q-4 22-4 18Z" fill={colour.copper} />
		<path d="M-4 8H5V22H1Q-4 22-4 18Z" fill={colour.copperShade} stroke="none" />
		<path d="M-4 8H26M-4 11H-8V4H2M26 11H30V4H22" fill="none" />
	</g>
);

export const range = makeView(
	{
		size: [640, 566],
		perMetre,
		bar: { at: [66, 540], metres: 2, fields: 4 },
		alt: 'One long wall of a lower-deck kitchen: a pot on a low ring in front of a flue chalked with debts, an enamelled range for eleven pans, a yellow gas meter, a trough with three taps. A woman stirs the pot; a girl sets a pan on the floor, where the cat is waiting.',
	},
	({ view }) => {
		const onCream = { ...view, ground: colour.cream };
		const end = kitchen.length;
		const pipe = (height: number, name: string) => (
			<Leader view={view} to={at(end - 0.16, height)} from={[x(end) + 5, y(height)]}>
				{name}
			</Leader>
		);
		return (
			<>
				<Layer name="Shell">
					<Shell plot={plot} length={end} />
				</Layer>
				<Layer name="Flue">
					<Flue />
				</Layer>
				<Layer name="Range">
					<Range />
				</Layer>
				<Layer name="Meter">
					<Meter />
				</Layer>
				<Layer name="Trough">
					<Trough />
				</Layer>
				<Layer name="Common pot">
					<CommonPot />
				</Layer>
				<Standing layer="Zainab" view={view} at={at(1.2, 0)} who="weaver" wear={zainab} pose="stir" turn={-1} held={ladle} />
				<Layer name="Ginger">
					<Ginger at={at(5.36, 0)} />
				</Layer>
				<Standing layer="Girl" view={view} at={at(4.14, 0)} who="girl" wear={daughter} pose="lift" held={late} />
				<Dimension view={view} from={at(0, 0)} to={at(end, 0)} off={-68} />
				<Dimension view={view} from={at(0, 0)} to={at(0, deck.height)} off={34} />
				<Dimension view={view} from={at(end, 0)} to={at(end, person.drawn.shoulder)} off={-46} />
				{pipe(3.72, 'Air')}
				{pipe(3.4, 'Brine')}
				{pipe(3.08, 'Gas')}
				<Leader view={view} to={at(0.6, 2.2)} from={[x(0.9), 42]}>
					Debts on the flue
				</Leader>
				<Leader view={view} to={at(0.24, 0.6)} from={[x(0.5), y(0) + 36]}>
					Ring 12
				</Leader>
				<Leader view={view} to={at(2.46, 0.735)} from={[x(2.46), y(0) + 36]} side="right">
					Rings 1 to 11
				</Leader>
				<Leader view={view} to={at(5.86, 1.09)} from={[x(5.86), y(0) + 36]} side="left">
					Taps
				</Leader>
				<Leader view={onCream} to={at(5.1, 1.43)} from={at(4.86, 1.7)} side="left">
					Tenths
				</Leader>
			</>
		);
	},
);
