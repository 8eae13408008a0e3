import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { folk } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, paint, rect, StreetLamp } from './fittings.tsx';
import { DeckNumber, Gate, Telephone } from './landing.tsx';

const { corridor, deck, hull, person, stair } = measures;
const { going, landing } = stair.drawn;
const { shoulder } = person.drawn;
const { rail } = corridor.drawn;
/** Steps from deck to deck, and how high each is. */
const steps = Math.round((deck.height * stair.steps) / hull.height);
const rise = deck.height / steps;
const run = (steps - 1) * going;
const end = landing + run;
const last = end + 0.66;
const top = deck.height + 1.62;

/** One deck of the stair round a Well, unfolded. */
export function Stair({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 40, 398);
	return (
		<>
			<Layer name="Shaft">
				<Shaft g={g} />
			</Layer>
			<Layer name="Gate">
				<Gate g={g} />
			</Layer>
			<Layer name="Telephone">
				<Telephone g={g} />
			</Layer>
			<Layer name="Lamp">
				<StreetLamp g={g} at={[0.3, 2.5]} across={0.18} />
				<StreetLamp g={g} at={[landing + run * 0.62, deck.height + 0.5]} across={0.18} />
			</Layer>
			<Layer name="Deck number">
				<DeckNumber g={g} at={[1.12, 2.58]}>
					13
				</DeckNumber>
				<DeckNumber g={g} at={[end + 0.34, deck.height + 0.96]} c={paint.cream}>
					14
				</DeckNumber>
			</Layer>
			<Layer name="Flight">
				<Flight g={g} />
			</Layer>
			<Standing
				layer="Sailor"
				view={view}
				at={[g.x(landing + 12.1 * going), g.y(12 * rise)]}
				who={folk.sailor}
				wear={makeWear({ cut: 'oilskin', top: cloth.yellow })}
				pose={climbing}
			/>
			<Layer name="Rope">
				<Rope g={g} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

const climbing = {
	view: 'quarter',
	waist: [6, -108],
	lean: 10,
	head: { tilt: -4 },
	near: { to: [-20, -90], wrist: -6 },
	far: { to: [42, -112], elbow: [26, -122], hand: 'over', level: -24 },
	nearLeg: { to: [30, -43], boot: 'side' },
	farLeg: { to: [-8, -12], boot: 'side', heel: 12 },
} as const;

/** Where the paint changes: level along the landings, and up beside the steps. */
const slope = (g: Grid, up: number, from = 0, to = last) =>
	`M${g.x(from)} ${g.y(up)}H${g.x(landing - going)}L${g.x(end - going)} ${g.y(deck.height + up)}H${g.x(to)}`;

function Shaft({ g }: { g: Grid }) {
	return (
		<>
			<clipPath id="stair-shaft">
				<path d={rect(g, [0, 0], [last, top])} />
			</clipPath>
			<g clipPath="url(#stair-shaft)">
				<Box g={g} at={[0, 0]} size={[last, top]} fill={paint.cream} line={0} />
				<path d={`${slope(g, shoulder)}V${g.y(0)}H${g.x(0)}Z`} fill={paint.brownLit} />
				<path d={`${slope(g, 0)}V${g.y(0)}H${g.x(0)}Z`} fill={paint.brownShade} />
				<path
					d={[3.2, 5.1, 7, 8.6].map((x) => `M${g.x(x)} ${g.y(0)}V${g.y(top)}`).join('')}
					stroke={palette.ink}
					strokeWidth="1.2"
					strokeOpacity=".45"
				/>
				<path d={slope(g, shoulder)} fill="none" stroke={palette.ink} strokeWidth="2" />
			</g>
			<CutFace g={g} at={[0, -0.1]} size={[last, 0.1]} />
		</>
	);
}

function Flight({ g }: { g: Grid }) {
	const [dx, dy] = [n(going * g.k), n(rise * g.k)];
	const tread = Array.from({ length: steps }, (_, i) => (i ? `h${dx}v${-dy}` : `v${-dy}`)).join('');
	return (
		<g stroke={palette.ink} strokeWidth="2.4">
			<path
				d={`M${g.x(landing)} ${g.y(0)}${tread}H${g.x(last)}V${g.y(deck.height - 0.24)}H${g.x(end + 0.1)}L${g.x(landing + 0.42)} ${g.y(0)}Z`}
				fill={paint.shade}
			/>
			<path d={`M${g.x(landing + 0.2)} ${g.y(0.02)}L${g.x(end)} ${g.y(deck.height - 0.2)}`} stroke={paint.steel} strokeWidth="4" />
			<path
				d={`M${g.x(landing)} ${g.y(rise)}${Array.from({ length: steps - 1 }, () => `h${dx}m0${-dy}`).join('')}`}
				fill="none"
				stroke={paint.brass}
				strokeWidth="2.6"
				transform="translate(0 1.2)"
				strokeLinecap="butt"
			/>
		</g>
	);
}

/** The lower decks’ rail; the others have ash, brass or warm pipe in its place. */
function Rope({ g }: { g: Grid }) {
	const posts = Array.from({ length: 7 }, (_, i) => i * 4);
	const at = (i: number): Point => [landing + i * going, (i + 1) * rise];
	const d = posts
		.slice(1)
		.map((i) => {
			const [x, y] = at(i);
			const [u, v] = at(i - 2);
			return `Q${g.x(u)} ${g.y(v + rail - 0.16)} ${g.x(x)} ${g.y(y + rail)}`;
		})
		.join('');
	const [x, y] = at(0);
	const rope = `M${g.x(x)} ${g.y(y + rail)}${d}`;
	return (
		<g fill="none">
			<path
				d={posts.map((i) => `M${g.x(at(i)[0])} ${g.y(at(i)[1])}V${g.y(at(i)[1] + rail + 0.06)}`).join('')}
				stroke={palette.ink}
				strokeWidth="5"
			/>
			<path d={rope} stroke={palette.ink} strokeWidth="6.4" />
			<path d={rope} stroke={paint.rope} strokeWidth="3.4" />
		</g>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const fourth = landing + 5 * going;
	return (
		<>
			<Dimension view={view} from={at(0, 0)} to={at(landing, 0)} off={-26} />
			<Dimension view={view} from={at(landing, 0)} to={at(end, 0)} off={-26} />
			<Dimension view={view} from={at(last, deck.height)} to={at(last, 0)} off={20} />
			<Dimension
				view={{ ...view, ground: paint.cream }}
				from={at(landing + 4 * going, 5 * rise + rail)}
				to={at(landing + 4 * going, 5 * rise)}
				off={-11}
				beside="from"
			/>
			<Leader
				view={{ ...view, ground: paint.cream }}
				to={at(4.5, shoulder + ((4.5 + going - landing) * deck.height) / run)}
				from={at(3.7, 4.6)}
			>
				{['The paint line', 'climbs along']}
			</Leader>
			<Leader
				view={{ ...view, ground: paint.brownShade }}
				colour={palette.white}
				to={at(landing + 12.4 * going, 12.3 * rise)}
				from={at(fourth + 2, 0.9)}
				side="right"
			>
				{[`${steps} steps of`, `${rise.toFixed(3)} × ${going}`]}
			</Leader>
		</>
	);
}
