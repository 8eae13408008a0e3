import { measures } from '../../../content/measures.ts';
import { canvas, concrete, palette, rust, slate, steel, water as waterTones } from '../../../model/colours.ts';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Sea } from '../boats/pen.tsx';

/** The whole run of a line, from Deck 3 down the steps of the hull to the mouth and out. */

const { deck, line, person } = measures;
const perMetre = 2.45;
const m = (metres: number) => Math.round(metres * perMetre * 100) / 100;
const letters = 12.8;
/** The water, and Deck 1's floor a wave's height above it. */
const water = 96;
const first = water - m(1);
/** A deck's floor. */
const floorOf = (n: number) => first - m(deck.height) * (n > 0 ? n - 1 : n);
/** The plating steps back every five decks. */
const [rim, step] = [150, 15] as const;
const edgeAt = (n: number) => rim + Math.floor((-n - 1) / 5) * step;
const inner = 480;

const below = Array.from({ length: deck.below }, (_, i) => -i - 1);
const above = [1, 2, 3, 4, 5];
/** Down the plating: a corner cut at every step. */
const side = (from: number, out: number) =>
	below
		.filter((n) => n % 5 === 0 && n >= from)
		.map((n) => {
			const [x, y] = [edgeAt(n) - out, floorOf(n)];
			return `V${(y - 8 + out).toFixed(1)}L${x + 8} ${(y + out).toFixed(1)}H${x + step}`;
		})
		.join('');

export const run = makeView(
	{
		size: [460, 548],
		perMetre,
		letters,
		bar: { at: [372, 536], metres: 20, fields: 4, ground: waterTones.dark },
		alt: 'The side of the hull in section, in steps from the water down to Deck −40. A line comes up from the sea bed to a steel mouth between Decks −30 and −36, bends there and runs up the steps of the plating to the winch house on Deck 3.',
	},
	({ view }) => {
		const { top, foot } = line.mouths;
		const mouth = -33;
		const [mx, my] = [edgeAt(mouth), floorOf(mouth) - m(2)];
		const head = floorOf(-deck.below);
		return (
			<>
				<Layer name="Sea">
					<Sea x={0} y={water} width={460} depth={460} />
				</Layer>
				<path d="M0 236H460V560H0Z" fill={slate.pale} />
				<path d={`M0 ${head - 30}H460V560H0Z`} fill={waterTones.dark} />
				<path
					d={`M${rim} ${floorOf(6).toFixed(1)}V${first.toFixed(1)}${side(-deck.below, 0)}H${inner}V${floorOf(6).toFixed(1)}Z`}
					fill={slate.mid}
					stroke={palette.ink}
					strokeWidth="3.4"
				/>
				<path
					d={`M${rim} ${floorOf(6).toFixed(1)}H${inner}V${first.toFixed(1)}H${rim}Z`}
					fill={concrete.light}
					stroke={palette.ink}
					strokeWidth="2.6"
				/>
				<path
					d={[...above, ...below].map((n) => `M${n < 0 ? edgeAt(n) + (n % 5 ? 0 : 8) : rim} ${floorOf(n).toFixed(1)}H${inner}`).join('')}
					stroke={palette.ink}
					strokeWidth=".9"
				/>
				<path d={`M${rim} ${floorOf(5).toFixed(1)}H${inner}`} stroke={palette.red} strokeWidth="3.4" />
				<path
					d={`M${rim + m(3.7)} ${floorOf(3).toFixed(1)}v${-m(line.drawn.house.height)}h${m(line.drawn.house.depth)}v${m(line.drawn.house.height)}z`}
					fill={canvas.pale}
					stroke={palette.ink}
					strokeWidth="1.6"
				/>
				<path d={`M${rim + m(1)} ${floorOf(3).toFixed(1)}v-4h3v4z`} fill={slate.dark} stroke={palette.ink} strokeWidth="1.4" />
				{(['ink', 'rope'] as const).map((layer) => (
					<path
						key={layer}
						d={`M${rim + m(4)} ${(floorOf(3) - 2.4).toFixed(1)}H${rim - 3}V${first.toFixed(1)}${side(-30, 3)}V${my.toFixed(1)}L0 ${(my + 90).toFixed(1)}`}
						fill="none"
						stroke={layer === 'ink' ? palette.ink : canvas.light}
						strokeWidth={layer === 'ink' ? 4.4 : 2}
						strokeLinejoin="round"
					/>
				))}
				<path d={`M${mx} ${(my - 7).toFixed(1)}h-5q-2 6-8 9l3 7q8-4 10-4z`} fill={steel.mid} stroke={palette.ink} strokeWidth="1.6" />
				<Leader view={view} to={[rim + m(6.8), floorOf(3) - 4]} from={[128, 36]} side="left">
					Winch house
				</Leader>
				<Leader view={view} to={[rim + 2, floorOf(5)]} from={[230, 14]}>
					Splash line
				</Leader>
				<Leader view={{ ...view, ground: slate.pale }} to={[mx - 8, my]} from={[160, 372]} side="left">
					Mouth
				</Leader>
				<Dimension view={view} from={[430, floorOf(foot)]} to={[430, floorOf(top + 1)]} />
				<Dimension view={{ ...view, ground: slate.pale }} from={[56, my]} to={[56, water]} />
				<Leader view={{ ...view, ground: waterTones.dark }} to={[60, my + 67]} from={[92, 518]} side="right">
					{['To the hill', `at −${line.summit} m`]}
				</Leader>
				{[line.clamp, -10, -20, top, foot, -40].map((n) => (
					<Words
						key={n}
						at={[n > 0 ? 300 : 374, floorOf(n) + (n > 0 ? 3 : n === -deck.below ? -7 : 0)]}
						size={letters}
						align="right"
						colour={n > 0 ? palette.ink : palette.white}
						ground={n > 0 ? concrete.light : slate.mid}
					>
						{`Deck ${n}`.replace('-', '−')}
					</Words>
				))}
				<path
					d={`M${rim + m(2.2)} ${floorOf(3).toFixed(1)}v${-m(person.drawn.height)}`}
					stroke={rust.mid}
					strokeWidth="2.2"
					strokeLinecap="butt"
				/>
			</>
		);
	},
);
