import { measures } from '../../../content/measures.ts';
import { orange, palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Pass, pass, per, WetPass } from './passes.tsx';
import { colour } from './pocket-colours.ts';

/** Papers at their own size: the day pass, dry and wet, the visa, the garden's ticket. */

const { ink, paper, white } = palette;
const pocket = measures.pocket.drawn;
const hand = (measures.person.drawn.hand * per) / 200;
const visa = { w: pocket.visa.width * per, h: pocket.visa.height * per };
const ticket = { w: pocket.ticket.width * per, h: pocket.ticket.height * per };

function Visa({ at: [x, y] }: { at: Point }) {
	const { w, h } = visa;
	const holes = [38, w / 2, w - 38];
	return (
		<g transform={`translate(${x} ${y})`} stroke={ink}>
			<path
				d={`M8 0H${w - 8}Q${w} 0 ${w} 8V${h - 8}Q${w} ${h} ${w - 8} ${h}H8Q0 ${h} 0 ${h - 8}V8Q0 0 8 0Z`}
				fill={colour.green}
				strokeWidth="4"
			/>
			<Words at={[w / 2, 38]} size={20} align="middle" weight={1.9} colour={colour.greenInk}>
				Visa
			</Words>
			<path d={`M14 52H${w - 14}M14 146H${w - 14}M14 204H${w - 14}`} stroke={colour.greenInk} strokeWidth="2" />
			<Words at={[16, 76]} size={12} colour={colour.greenInk}>
				Business
			</Words>
			<Words at={[16, 104]} size={14} weight={1.3} colour={palette.ink}>
				To buy winch
			</Words>
			<Words at={[16, 130]} size={14} weight={1.3} colour={palette.ink}>
				pawls, and lunch
			</Words>
			<Words at={[16, 168]} size={12} colour={colour.greenInk}>
				Bed
			</Words>
			<Words at={[16, 194]} size={14} weight={1.3} colour={palette.ink}>
				Deck 33, Rao
			</Words>
			{holes.map((hole, i) => (
				<circle
					key={hole}
					cx={hole}
					cy={h - 36}
					r="12"
					fill={i < 2 ? paper : 'none'}
					strokeWidth={i < 2 ? 3 : 1.6}
					{...(i === 2 && { strokeDasharray: '4 4' })}
				/>
			))}
		</g>
	);
}

/** What a bucket of peelings earns: a dozen of them buy a lettuce. */
function Tickets({ at: [x, y] }: { at: Point }) {
	const { w, h } = ticket;
	return [14, 3, -8].map((turn, i) => (
		<g key={turn} transform={`translate(${x} ${y})rotate(${turn})`} stroke={ink}>
			<path
				d={`M0 0H${w}v${n(h * 0.36)}a${n(h * 0.14)} ${n(h * 0.14)} 0 0 0 0 ${n(h * 0.28)}v${n(h * 0.36)}H0v${n(-h * 0.36)}a${n(h * 0.14)} ${n(h * 0.14)} 0 0 0 0 ${n(-h * 0.28)}Z`}
				fill={white}
				strokeWidth="3"
			/>
			{i === 2 && (
				<>
					<path d="M32 70C18 50 20 30 42 18 60 34 58 54 42 68ZM40 76L41 32M41 56L31 46M41 48L50 38" fill={colour.green} strokeWidth="2.2" />
					<Words at={[68, 40]} size={14} weight={1.5} colour={palette.ink}>
						One
					</Words>
					<Words at={[68, 66]} size={14} weight={1.5} colour={palette.ink}>
						bucket
					</Words>
				</>
			)}
		</g>
	));
}

export const papers = makeView(
	{
		size: [620, 742],
		perMetre: per,
		bar: { at: [396, 716], metres: 0.06, fields: 6 },
		alt: 'Papers at their own size: an orange day pass; a green visa with its business in six words, two holes punched and a place for the third; three tickets from the Gardens; and a day pass that has run in the wet, held in an orange hand.',
	},
	({ view }) => (
		<>
			<Layer name="Pass">
				<Pass at={[58, 56]} />
			</Layer>
			<Layer name="Visa">
				<Visa at={[406, 56]} />
			</Layer>
			<Dimension view={view} from={[58, 56]} to={[58 + pass.w, 56]} off={26} />
			<Dimension view={view} from={[58, 56 + pass.h]} to={[58, 56]} off={26} />
			<Dimension view={view} from={[406, 56]} to={[406 + visa.w, 56]} off={26} />
			<Dimension view={view} from={[406, 56 + visa.h]} to={[406, 56]} off={22} />
			<Layer name="Tickets">
				<Tickets at={[442, 430]} />
			</Layer>
			<Layer name="Hand">
				<Hand pose="offer" skin={orange} build="long" x={-108} y={640} size={hand} turn={-6} line={5.5} near>
					<WetPass at={[84, 430]} />
				</Hand>
			</Layer>
			<Leader view={view} to={[406 + visa.w - 38, 56 + visa.h - 36]} from={[530, 366]} side="left">
				Third night
			</Leader>
		</>
	),
);
