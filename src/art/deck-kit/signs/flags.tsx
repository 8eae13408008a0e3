import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import type { FlagLetter } from '../../../model/flags.ts';
import { FlagPattern } from '../../flags.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Dimension } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { makePlot } from '../kitchen/plot.ts';
import { colour } from './signs-colours.ts';

/** The flags of the factions, as they fly at Keel House: in the order of their letters. */

const { ink } = palette;
const { width, height, pole } = measures.flag.drawn;
const perMetre = 52;
const plot = makePlot(perMetre, [48, 412]);
const { x, y, box, run } = plot;
const step = width + 0.2;
const factions: readonly (readonly [letter: FlagLetter, name: string])[] = [
	['C', 'Assembly'],
	['E', 'Equilibrium'],
	['F', 'Foundation'],
	['G', 'Aegis'],
	['N', 'Nexus'],
	['V', 'Venture'],
];
const top = pole - 0.7;

export const flags = makeView(
	{
		size: [640, 500],
		perMetre,
		bar: { at: [48, 480], metres: 4, fields: 4 },
		alt: 'Six flagstaffs on the terrace of Keel House with the flags C, E, F, G, N and V, which are the Assembly’s, Equilibrium’s, the Foundation’s, Global Aegis’s, Nexus Protocol’s and the Venture Coalition’s. A clerk stands at the foot of the third.',
	},
	({ view }) => (
		<>
			{factions.map(([letter, name], i) => {
				const at = i * step;
				return (
					<g key={letter}>
						<path d={run([at, 0], [at, pole])} stroke={ink} strokeWidth="8" />
						<path d={run([at, 0], [at, pole])} stroke={colour.ash} strokeWidth="4" />
						<path d={run([at + 0.09, 0.9], [at + 0.09, pole - 0.1])} stroke={ink} strokeWidth="1.2" />
						<circle cx={x(at)} cy={y(pole)} r="5" fill={colour.brass} stroke={ink} strokeWidth="2" />
						<path d={box(at - 0.12, 0, at + 0.12, 0.3)} fill={colour.iron} stroke={ink} strokeWidth="2" />
						<g transform={`translate(${x(at + 0.09)} ${y(top)})scale(${Math.round((width * perMetre) / 0.8) / 100})`}>
							<FlagPattern letter={letter} />
							<path d="M0 0H80V60H0Z" fill="none" stroke={ink} strokeWidth="2.9" />
						</g>
						<Words at={[x(at + 0.28), y(top - height) + 34]} size={25} weight={1.8}>
							{letter}
						</Words>
						<Words at={[x(at + 1.24), y(2.35)]} size={view.letters} turn={-90}>
							{name}
						</Words>
					</g>
				);
			})}
			<path d={box(-0.5, -0.22, 6 * step + 0.1, 0)} fill={colour.floor} stroke={ink} strokeWidth="2.6" />
			<path d={box(-0.5, -0.4, 6 * step + 0.1, -0.22)} fill={colour.plate} stroke={ink} strokeWidth="2.6" />
			<Standing
				layer="Clerk"
				view={view}
				at={[x(2 * step + 0.42), y(0)]}
				who="clerk"
				wear={makeWear({ cut: 'suit', top: cloth.grey })}
				pose="reach"
				turn={-1}
			/>
			<Dimension view={view} from={[x(0.09), y(top)]} to={[x(0.09 + width), y(top)]} off={19} />
			<Dimension view={view} from={[x(5 * step + 0.09 + width), y(top - height)]} to={[x(5 * step + 0.09 + width), y(top)]} off={-20} />
		</>
	),
);
