import { palette } from '../../../model/colours.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { makePlot } from '../kitchen/plot.ts';
import { colour } from './assembly-colours.ts';
import { BenchEnd, BenchFront, board, Cushion, RailFront } from './bench-things.tsx';
import { room } from './hall-field.ts';

/** Two rows of the Assembly from the end, in a vote; and the places of one from the floor. */

const perMetre = 170;
const end = makePlot(perMetre, [60, 318]);
const front = makePlot(perMetre, [66, 604]);
const { seat, rail, rows } = room;
/** Where the two benches' front edges are. */
const [rear, fore] = [0.62, 0.62 + rows.apart];
const places = 5;

const delegate = makeWear({ cut: 'suit', top: cloth.plum, trim: cloth.orange, legs: cloth.black });
const smoker = makeWear({ cut: 'apron', top: cloth.yellow, trim: cloth.foam, legs: cloth.navy });

export const bench = makeView(
	{
		size: [640, 700],
		perMetre,
		bar: { at: [34, 676], metres: 1, fields: 5 },
		alt: 'Two rows of delegates from the end of their benches, in a vote: in the rear one a woman in a veil and a plum suit has an arm up; before her a small old woman on a red cushion has not yet raised hers. Below, five places of a bench from the floor, behind an ash rail on which the book of votes lies open.',
	},
	({ view }) => {
		const wide = seat.width * places;
		return (
			<>
				<path d={end.box(-0.2, -0.08, 3.3, 0)} fill={colour.plate} stroke={palette.ink} strokeWidth="3" />
				<Layer name="Bench end">
					<BenchEnd plot={end} at={rear} />
					<BenchEnd plot={end} at={fore} />
				</Layer>
				<Layer name="Cushion">
					<Cushion plot={end} from={fore - 0.43} to={fore + 0.02} />
				</Layer>
				<Standing layer="Delegate who votes" view={view} at={end.at(rear - 0.03, 0.025)} who="weaver" wear={delegate} pose="vote" />
				<Standing layer="Delegate who sits" view={view} at={end.at(fore - 0.03, 0.04)} who="gran" wear={smoker} pose="sit" />
				<Dimension view={view} from={end.at(rear - board.depth, 0)} to={end.at(fore - board.depth, 0)} off={-34} />
				<Dimension view={view} from={end.at(fore + board.rail, 0)} to={end.at(fore + board.rail, rail)} off={-40} />
				<Dimension view={view} from={end.at(rear - board.depth, 0)} to={end.at(rear - board.depth, seat.height)} off={30} />
				<path d={front.box(-0.2, -0.05, wide + 0.2, 0)} fill={colour.plate} stroke={palette.ink} strokeWidth="3" />
				<Layer name="Bench front">
					<BenchFront plot={front} places={places} />
				</Layer>
				<Layer name="Rail front">
					<RailFront plot={front} places={places} />
				</Layer>
				<Dimension view={view} from={front.at(seat.width * 2, 0)} to={front.at(seat.width * 3, 0)} off={-24} />
				<Leader view={view} to={front.at(2.62, rail + 0.02)} from={[front.x(2.4), front.y(rail) - 36]} side="left">
					Book of votes
				</Leader>
				<Leader view={view} to={end.at(fore + board.rail, rail - 0.03)} from={[end.x(fore + board.rail) + 26, 92]} side="right">
					Ash
				</Leader>
			</>
		);
	},
);
