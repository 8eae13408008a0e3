import { brass, navy } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import type { Colour } from './cross-section-colours.ts';
import { disc, Flat, Line, line, Outlined, Things } from './cross-section-kit.tsx';
import { darkPane } from './cross-section-lights.ts';

type At = readonly [x: number, y: number];

const lamp = (x: number, ceiling: number) => `M${x} ${ceiling}v7l-6 6h12l-6-6`;
/** Lamps on their flexes. */
export const lamps = (all: readonly At[]) => all.map(([x, y]) => lamp(x, y)).join('');

/** By night, the light that each lamp throws to the floor. */
export const Cones = ({ all }: { all: readonly At[] }) =>
	useNight() && <Flat fill={brass.pale} clear={0.8} d={all.map(([x, y]) => `M${x - 4} ${y + 13}l-18 40h44l-18-40Z`).join('')} />;

/** What stands in more than one room, as path data, by its left end and the floor. */
const stool = (x: number, floor: number) => `M${x - 5} ${floor - 8}h10v2h-1v6h-2v-6h-4v6h-2v-6h-1Z`;
export const table = (x: number, floor: number, w: number) => `M${x} ${floor - 17}h${w}v3h-3v14h-2v-14h${10 - w}v14h-2v-14h-3Z`;
export const bench = (x: number, floor: number, w: number) => `M${x} ${floor - 9}h${w}v3h-3v6h-2v-6h${10 - w}v6h-2v-6h-3Z`;
export const loaf = 'q4-8 9 0Z';

/** Windows in back walls, each of two panes. */
export function Windows({ all, fill }: { all: readonly (readonly [x: number, y: number])[]; fill: Colour }) {
	const night = useNight();
	return (
		<>
			<Outlined fill={night ? darkPane : fill} d={all.map(([x, y]) => `M${x} ${y}h14v18h-14Z`).join('')} />
			{/* Bars are not seen against the night. */}
			{night || <Line d={all.map(([x, y]) => `M${x + 7} ${y}v18m-7-9h14`).join('')} />}
		</>
	);
}

/** Bare berth frames: columns, a beam and braces, `n` bays of 22 from `x`. */
const bays = (x: number, y: number, n: number) =>
	`${Array.from({ length: n }, (_, i) => `M${x + i * 22} ${y}v53l22-26v-27`).join('')}M${x + n * 22} ${y}v53M${x} ${y + 27}h${n * 22}`;

/** Berths that nobody has finished, each with the lamp that the Charter asks for. */
export function BareFrames({ all }: { all: readonly (readonly [x: number, y: number, n: number])[] }) {
	const d = all.map(([x, y, n]) => bays(x, y, n)).join('');
	return (
		<>
			<Line width={line.wall} d={d} />
			<Line ink="mist" d={d} />
			<Outlined fill="yellow" d={all.map(([x, y, n]) => lamp(x + n * 11, y)).join('')} />
		</>
	);
}

const blankets = ['red', 'leaf', 'yellow', 'blue', 'orange', 'foam'] as const;
const heads = ['brown', 'rose', 'black', 'khaki'] as const;

/** Bunks in three tiers, each with whoever has this watch of it: where they stand, and how many abreast. */
export function Bunks({ all }: { all: readonly (readonly [x: number, y: number, n: number])[] }) {
	const beds = all.flatMap(([x, y, n]) =>
		Array.from({ length: n * 3 }, (_, i) => ({
			x: x + (i % n) * 36,
			y: y + 15 + Math.floor(i / n) * 17,
			kind: (x + y + i * 5) % 7,
		})),
	);
	return (
		<>
			<Things
				all={beds.flatMap(({ x, y, kind }) => {
					const blanket = blankets[kind];
					if (blanket === undefined) return [];
					return [
						[blanket, `M${x + 8} ${y}v-5q12-${kind + 2} 23 0v5Z`],
						[heads[kind % 4] ?? 'brown', disc(x + 5, y - 4, 3)],
					];
				})}
			/>
			<Line
				width={line.wall}
				ink="sand"
				d={all
					.flatMap(([x, y, n]) => Array.from({ length: n }, (_, i) => `M${x + i * 36} ${y}v53m34 0v-53m0 16h-34m0 17h34m0 17h-34`))
					.join('')}
			/>
		</>
	);
}

/** Water in tanks, with the red mark that it is kept to. */
export function Tanks({ all }: { all: readonly (readonly [x: number, to: number, y: number, air: number])[] }) {
	return (
		<>
			<Outlined
				fill={useNight() ? navy.dark : 'sea'}
				d={all
					.map(([x, to, y, air]) => {
						const waves = 't10 0 10 0'.repeat(Math.floor((to - x) / 20) - 1);
						return `M${x} ${y + air}q5 6 10 0t10 0${waves}H${to}V${y + 53}H${x}Z`;
					})
					.join('')}
			/>
			<Line width={line.wall} ink="red" d={all.map(([x, , y, air]) => `M${x + 4} ${y + air + 9}h9`).join('')} />
		</>
	);
}

const goods = ['wood', 'sand', 'brick', 'sea', 'khaki'] as const;

/** Shelves with what people have left on them: from where to where, under which ceiling. */
export function Shelves({ all }: { all: readonly (readonly [x: number, to: number, y: number])[] }) {
	return (
		<>
			<Things
				all={all.flatMap(([x, to, y]) =>
					[17, 35, 53].flatMap((shelf, tier) =>
						Array.from({ length: Math.floor((to - x - 4) / 14) }, (_, i) => (i * 7 + tier * 5 + x) % 8)
							.map((pick, i) => [goods[pick], `M${x + 3 + i * 14} ${y + shelf}v-${8 + pick}h11v${8 + pick}Z`] as const)
							.flatMap(([fill, d]) => (fill ? [[fill, d] as const] : [])),
					),
				)}
			/>
			<Line width={line.wall} ink="mist" d={all.map(([x, to, y]) => `M${x} ${y + 18}H${to}M${x} ${y + 36}H${to}`).join('')} />
		</>
	);
}

/** Stools under those who sit. */
export const Stools = ({ all }: { all: readonly At[] }) => <Outlined fill="wood" d={all.map(([x, y]) => stool(x, y)).join('')} />;
