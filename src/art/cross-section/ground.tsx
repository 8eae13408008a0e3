import { cobalt, dusk, linen, midnight, navy, palette } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import { mooring } from '../survey.ts';
import type { Hue } from './cross-section-colours.ts';
import { Cord, Flat, Line, line, Outlined, Things } from './cross-section-kit.tsx';
import { dimLight, quayLight } from './cross-section-lights.ts';
import { floorOf, gap, headOf, pitch, size, waterline } from './scale.ts';

const { width, height } = size;

const strip = (y: number, foot: number) => `M0 ${y}H${width}V${foot}H0Z`;
const cloud = (x: number, y: number) => `M${x} ${y}q2-22 30-18 16-24 44-8 28-6 30 16 22 0 22 10Z`;
const fish = 'q12-10 26 2 12 8 22 1l-2 8q-12-2-20 0-14 6-26-11Z';

const starLines = 'M0 20 1600 60 1540 130 0 84 60 210 1500 250 1570 330 0 370 30 480 1560 520';

/** What there is up there by day: gulls; by night: the moon, and stars along lines that nobody sees. */
const Aloft = () =>
	useNight() ? (
		<>
			<g strokeDasharray="0 97 0 41 0 163 0 73">
				<Line width={2.4} ink="foam" d={starLines} />
			</g>
			<g strokeDasharray="0 431 0 257">
				<Line width={4.4} ink="foam" d={starLines} />
			</g>
			<Flat fill={linen.pale} d="M416 74a32 32 0 1 0 24 46 27 27 0 1 1-24-46Z" />
		</>
	) : (
		<Line d="M330 60q10-10 16 2 8-12 18-4M400 330q10-10 16 2 8-12 18-4M1450 330q10-10 16 2 8-12 18-4" />
	);

/** Air that thickens downwards, one tone a level, with the levels' limits drawn across it. */
export function Sky() {
	const night = useNight();
	const [high, middle, low]: readonly [Hue, Hue, Hue] = night ? [dusk.deep, navy.deep, midnight.light] : ['paper', 'glass', 'foam'];
	return (
		<>
			<Flat fill={high} d={strip(0, headOf(40))} />
			<Flat fill={middle} d={strip(headOf(40), headOf(15))} />
			<Flat fill={low} d={strip(headOf(15), waterline)} />
			{night && <Aloft />}
			<Outlined fill={night ? dusk.dark : 'white'} d={cloud(120, 152) + cloud(40, 290)} />
			<g strokeDasharray="14 8">
				<Line {...(night && { ink: cobalt.light })} d={`M0 ${headOf(40)}H${width}M0 ${headOf(15)}H${width}`} />
			</g>
			{!night && <Aloft />}
		</>
	);
}

/** Light that falls into the sea by day. */
const Beams = () => useNight() || <Flat fill="foam" clear={0.12} d="M90 790 0 980V1110L150 790ZM262 790 150 1060 318 790Z" />;

/** The sea in flat depths, and what swims in it. */
export const Sea = () => {
	const [shallow, middle, deep]: readonly [Hue, Hue, Hue] = useNight()
		? [midnight.light, midnight.mid, palette.ink]
		: ['sea', 'blue', 'deep'];
	return (
		<>
			<Flat fill={shallow} d={strip(waterline, height)} />
			<Flat fill={middle} d={`M0 912Q160 890 340 908T700 900 1060 912 1360 896 1600 908V${height}H0Z`} />
			<Flat fill={deep} d={`M0 1084Q200 1062 420 1082T860 1072 1240 1086 1600 1070V${height}H0Z`} />
			<Beams />
			<Things
				light={dimLight}
				all={[
					['foam', `M96 948${fish}M150 972${fish}M84 990${fish}`],
					['orange', `M1392 1196${fish}M1436 1216${fish}`],
				]}
			/>
		</>
	);
};

/** Where lines leave the hull between Decks −30 and −36, where they meet the gap, and where they end. */
const lines = [
	[626, 1160, 60, 10, 1366],
	[626, 1172, 190, 150, 1362],
	[626, 1184, 310, 280, 1353],
	[632, 1196, 420, 400, 1348],
	[1046, 1196, 1220, 1240, 1340],
	[1050, 1184, 1330, 1356, 1343],
	[1050, 1172, 1440, 1474, 1352],
	[1050, 1160, 1560, 1600, 1362],
] as const;

/** How they run up the outside, step by step, to the winch houses on Deck 3. */
const flanks = [
	'622 1160V1156H571L554 1139V1096H523L506 1079V1036H479L462 1019V976H437L420 959V916H383L366 899V853L352 839',
	'1056 1160V1156H1101L1118 1139V1096H1153L1170 1079V1036H1213L1230 1019V976H1261L1278 959V916H1297L1314 899V853L1328 839',
]
	.map((way) => `M${way}V${floorOf(mooring.clamp)}`)
	.join('');

/** Hollis Rise, the lines that end on it, and the break above it. */
export function Rise() {
	const night = useNight();
	const edge = Array.from({ length: 8 }, () => 't100 0 100 0').join('');
	const foot = gap.y + gap.height;
	return (
		<>
			<Flat fill={night ? midnight.dark : 'abyss'} d={strip(gap.y, height)} />
			<Outlined
				fill={night ? dusk.deep : 'night'}
				line={line.heavy}
				d={`M-8 1372 140 1360H220L300 1350 480 1346 620 1338 700 ${gap.summit}H1180L1260 1342 1380 1344 1500 1354 1608 1366V1390H-8Z`}
			/>
			{night || <Flat fill="slate" d="M480 1348 620 1340 700 1332H900L860 1346 620 1356Z" />}
			<Cord
				light={quayLight}
				colour="rope"
				d={flanks + lines.map(([x, y, at, u, v]) => `M${x} ${y}L${at} ${gap.y}M${at} ${foot}L${u} ${v}`).join('')}
			/>
			<Things light={quayLight} all={lines.map(([, , , u, v]) => ['mist', `M${u - 9} ${v + 7}l4-11h10l4 11Z`])} />
			<Flat
				fill={night ? dusk.mid : 'paper'}
				d={`M-10 ${gap.y}q50-16 100 0${edge}v${gap.height}h-1700v${-gap.height}ZM-10 ${foot}q50-16 100 0${edge}v-2H-10Z`}
			/>
			<Line width={line.wall} d={`M-10 ${gap.y}q50-16 100 0${edge}M-10 ${foot}q50-16 100 0${edge}`} />
		</>
	);
}

/** The surface, over everything that floats. */
export const Surface = () => {
	const night = useNight();
	const crest = 'q12 8 24 0 14 6 30 0 12 9 26 0';
	return (
		<>
			<Line width={line.heavy} {...(night && { ink: cobalt.light })} d={`M-4 790${crest.repeat(4)}q14 7 46 0M1322 790${crest.repeat(4)}`} />
			<Line
				width={line.wall}
				ink={night ? dusk.mid : 'foam'}
				d={`M20 808${crest}M170 818${crest}${crest}M1372 814${crest}M1500 822${crest}`}
			/>
			{night && <Line width={4} ink="orange" d="M150 804h34m10 10h22m8-10h36m36 12h44M1320 806h22" />}
		</>
	);
};

/** The strokes of figures on a field of 6 by 10. */
const strokes: Readonly<Record<string, string>> = {
	'0': 'h6v10h-6Z',
	'1': 'm1 2 3-2v10',
	'2': 'h6v5h-6v5h6',
	'3': 'h6v10h-6m1-5h5',
	'4': 'v5h6m0-5v10',
	'5': 'm6 0h-6v5h6v5h-6',
	'6': 'm6 0h-6v10h6v-5h-6',
	'−': 'm0 5h5',
};

/** A number as strokes, set to end at x. */
const write = (deck: number, x: number, y: number) => {
	const figures = [...`${deck}`.replace('-', '−')];
	return figures.map((f, i) => `M${x - (figures.length - i) * 9} ${y}${strokes[f]}`).join('');
};

/** The deck scale at the lee side: a staff in fives, and a figure every ten decks. */
export function DeckScale() {
	const night = useNight();
	const [x, to] = [1578, 1608];
	const above = [60, 50, 40, 30, 20, 10];
	const below = [-10, -20, -30, -40];
	const fives = [55, 45, 35, 25, 15, 5, -6, -16, -26, -36];
	const ticks = Array.from({ length: 100 }, (_, i) => `m0 ${pitch}h${i % 5 === 4 ? 12 : 6}h${i % 5 === 4 ? -12 : -6}`);
	return (
		<>
			<Outlined fill="white" light={quayLight} line={line.wall} d={`M${x} ${headOf(60)}H${to}V${floorOf(-40)}H${x}Z`} />
			<Flat fill="ink" d={fives.map((deck) => `M${x + 12} ${headOf(deck)}h14v${5 * pitch}h-14Z`).join('')} />
			<Line d={`M${x} ${headOf(60)}${ticks.join('')}`} />
			<Line
				width={2}
				{...(night && { ink: 'foam' })}
				d={above.map((deck) => write(deck, x - 6, headOf(deck) + 4)).join('') + write(1, x - 6, waterline - 16)}
			/>
			<Line width={2} ink="white" d={below.map((deck) => write(deck, x - 6, floorOf(deck) - 14)).join('')} />
		</>
	);
}
