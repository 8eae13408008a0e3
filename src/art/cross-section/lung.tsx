import { cobalt, dusk, midnight, navy } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import type { Colour } from './cross-section-colours.ts';
import { box, Flag, Flat, Line, line, Outlined, Things } from './cross-section-kit.tsx';
import { Crew, type Somebody } from './folk.tsx';
import { floorOf, headOf } from './scale.ts';

const [west, east, top, foot] = [1157, 1257, headOf(20), floorOf(-6)];

/** The open shaft that light comes down and air goes up. */
const [left, right] = [1192, 1222];

/** The floor of a tier, counted from the lowest as the gardeners do. */
const floorOfTier = (tier: number) => Math.round(foot - ((tier - 1) * (foot - top)) / 11);

/** What grows, as path data from its root. */
const tree = 'v-6q-7-1-6-7 3-6 8-4 6 2 5 7-2 5-6 4v6Z';
const bush = 'q-5-6 0-9 5-5 8 0 5 3 1 9Z';
const row = 'q-4-6-1-8 4 2 4 5 1-6 5-6 2 5-2 9Z';
const reed = 'l-2-13 4 8 1-11 3 11 4-8-3 13Z';

/** Each tier from the lowest: its wall, what its light allows, and the colour of that. */
const tiers: readonly (readonly [wall: Colour, plant: string, leaves: Colour])[] = [
	['night', reed, 'moss'],
	['night', row, 'green'],
	['night', bush, 'green'],
	['slate', row, 'green'],
	['moss', bush, 'green'],
	['moss', row, 'leaf'],
	['moss', row, 'leaf'],
	['green', bush, 'leaf'],
	['green', bush, 'leaf'],
	['haze', tree, 'leaf'],
	['haze', tree, 'leaf'],
];

const keepers: readonly Somebody[] = [
	['reach', 1176, floorOfTier(11), 'deep', 'bun', 'grey', 'yellow', { s: 0.7, coat: true }],
	['bend', 1238, floorOfTier(9), 'fair', 'brim', 'rope', 'blue', { s: 0.7, left: true }],
	['point', 1230, floorOfTier(6), 'brown', 'tuft', 'black', 'orange', { s: 0.6, left: true }],
	['work', 1170, floorOfTier(5), 'olive', 'scarf', 'red', 'foam', { s: 0.7, coat: true }],
	['bend', 1184, floorOfTier(1), 'rose', 'brim', 'rope', 'red', { s: 0.7, left: true }],
];

const dome = `M${west} ${top}Q1166 510 1207 506 1248 510 ${east} ${top}`;

/** The Lung: eleven tiers of planting round an open shaft, with the hives on the roof beside it. */
export const Lung = () => {
	const night = useNight();
	return (
		<>
			<Flag letter="E" x={1207} y={480} foot={508} w={48} />
			<Outlined fill={night ? dusk.mid : 'glass'} line={line.wall} d={`${dome}Z`} />
			<Line d={`M1176 ${top}Q1182 514 1207 506 1232 514 1238 ${top}M1207 506V${top}M1166 530Q1207 520 1248 530`} />
			<Things all={tiers.map(([wall], i) => [wall, box(west, floorOfTier(i + 2), east, floorOfTier(i + 1))])} />
			<Outlined fill={night ? dusk.dark : 'glass'} d={box(left, top, right, foot)} />
			<Flat fill={night ? midnight.light : 'mist'} d={box(left, floorOfTier(6), right, floorOfTier(4))} />
			<Flat fill={night ? navy.deep : 'steel'} d={box(left, floorOfTier(4), right, foot)} />
			<Flat
				{...(night ? { fill: cobalt.light, clear: 0.6 } : { fill: 'yellow' })}
				d={`M${left + 3} ${top}H${right - 8}L${right - 14} ${floorOfTier(6)}H${left + 9}Z`}
			/>
			<Things
				all={tiers.flatMap(([, plant, leaves], i): [Colour, string][] =>
					[1165, 1177, 1230, 1243].map((x, k) => [leaves, `M${x + ((i * 3 + k) % 4)} ${floorOfTier(i + 1) - 4}${plant}`]),
				)}
			/>
			<Things
				all={tiers.flatMap((_, i): [Colour, string][] => {
					const y = floorOfTier(i + 1) - 4;
					const lit = i < 4 || night ? `M1166 ${y - 24}h16l-3 4h-10ZM1232 ${y - 24}h16l-3 4h-10Z` : '';
					return [
						['wood', `M${west} ${y}H${left}v5H${west}ZM${right} ${y}H${east}v5H${right}Z`],
						['yellow', lit],
					];
				})}
			/>
			<Line
				d={tiers.map((_, i) => `M${left - 9} ${floorOfTier(i + 1) - 14}h9v11M${right + 9} ${floorOfTier(i + 1) - 14}h-9v11`).join('')}
			/>
			<Line
				width={line.wall}
				ink="orange"
				d={`M1168 ${floorOfTier(11) - 14}h0m64 0h0M1180 ${floorOfTier(10) - 14}h0m64 0h0M1170 ${floorOfTier(3) - 9}h0m62 0h0`}
			/>
			<Line width={line.wall} ink="white" d={`M${west + 3} ${floorOfTier(6) - 18}h14`} />
			<Crew all={keepers} />
			<Line width={line.heavy} d={`${dome}V${foot}H${west}Z`} />
			<Things all={[['ochre', 'M1262 602v-18h12v18ZM1262 593h12v-9h-12ZM1260 584h16l-3-4h-10Z']]} />
		</>
	);
};
