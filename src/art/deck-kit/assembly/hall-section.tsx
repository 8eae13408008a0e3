import { measures } from '../../../content/measures.ts';
import { canvas, linen, palette, slate, steel } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './assembly-colours.ts';
import { Crowd, coats, faces, type Spot } from './crowd.tsx';
import { back, half, head, inner, room, rows, section, tiers } from './hall-field.ts';

/** The hall, cut across: tiers to both sides, the net under the lowest, delegates on the floor. */

const { ink } = palette;
const { x, y, box, area } = section;
const sides = [-1, 1] as const;

/** Three benches to a tier; the upper rows are full, since they eat. */
const watchers: readonly Spot[] = sides.flatMap((side) =>
	tiers.flatMap(({ out, high }, tier) =>
		Array.from({ length: room.benches }, (_, i) => i)
			.filter((i) => tier > 5 || (tier * 2 + i + (side > 0 ? 1 : 0)) % 5 !== 0)
			.map((i) => ({
				at: [side * (out + 0.9 + i * 1.3), high + 0.45] as Point,
				tall: 0.95 + ((tier + i) % 3) * 0.06,
			})),
	),
);
const delegates: readonly Spot[] = sides.flatMap((side) =>
	rows.map(({ out }, i) => ({ at: [side * out, 0.45] as Point, tall: 0.9 + (i % 2) * 0.06 })),
);

const tones = [canvas.dark, linen.dark, canvas.deep, linen.deep, slate.mid, steel.dark] as const;

/** The far half of the hall, behind the cut: every tier a band, and on it whoever came. */
function FarTiers() {
	const rowsOf = tiers.toReversed();
	return (
		<>
			{rowsOf.map(({ out, high }, i) => {
				const tier = rowsOf.length - 1 - i;
				const [from, to, sill] = [x(-out - room.depth), x(out + room.depth), y(high + 0.1)];
				const heads = `M${from} ${n(sill - 3.2)}H${to}`;
				const dashes = ['2.6 7.8', '2.6 13', '2.6 18.2', '2.6 23.4'];
				return (
					<g key={high} fill="none">
						{dashes.map((dash, c) => (
							<path
								key={dash}
								d={`M${n(from + c * 5.2 + tier * 2)} ${n(sill - 1)}H${to}`}
								stroke={coats[(tier * 3 + c * 2) % coats.length]}
								strokeWidth="3"
								strokeDasharray={dash}
							/>
						))}
						<path
							d={heads}
							stroke={faces[tier % faces.length]}
							strokeWidth="1.9"
							strokeLinecap="round"
							strokeDasharray={`0 ${n(5.2 + (tier % 3) * 2.6)}`}
						/>
						<path
							d={box(-out, high, out, tier ? high - room.rise : 0)}
							fill={tones[Math.min(tier, tones.length - 1)]}
							stroke={ink}
							strokeWidth=".8"
						/>
					</g>
				);
			})}
			<path d={`${box(-inner, room.net.clear, inner, room.net.clear + 0.5)}`} fill={colour.net} stroke={ink} strokeWidth=".8" />
		</>
	);
}

/** One side's steps, from the floor to the passage behind the last tier. */
const stepsOf = (side: 1 | -1) =>
	area(
		[side * inner, 0],
		...tiers.flatMap(({ out, high }): Point[] => [
			[side * out, high],
			[side * (out + room.depth), high],
		]),
		[side * back, tiers.at(-1)?.high ?? 0],
		[side * half, tiers.at(-1)?.high ?? 0],
		[side * half, 0],
	);

/** Benches of a tier, and of the floor, each a board on a foot. */
const benches = sides
	.flatMap((side) => [
		...tiers.flatMap(({ out, high }) => Array.from({ length: room.benches }, (_, i) => [side * (out + 0.9 + i * 1.3), high] as const)),
		...rows.map(({ out }) => [side * out, 0] as const),
	])
	.map(([mx, my]) => box(mx - 0.25, my, mx + 0.25, my + 0.45))
	.join('');
const rails = sides
	.flatMap((side) => rows.map(({ out }) => [side * (out - 0.85), 0] as const))
	.map(([mx]) => `M${x(mx)} ${y(0)}V${y(room.rail)}`)
	.join('');

export function HallSection() {
	const hall = box(-half, 0, half, head);
	const net = sides
		.map((side) => {
			const [from, to] = [x(side * inner), x(side * (inner - room.net.reach))];
			return `M${from} ${y(room.net.clear + 0.4)}Q${n((from + to) / 2)} ${y(room.net.clear - 0.5)} ${to} ${y(room.net.clear + 0.6)}`;
		})
		.join('');
	return (
		<g strokeLinejoin="round">
			<path d={box(-half - 1, -1, half + 1, head + 1)} fill={colour.plate} stroke={ink} strokeWidth="2.4" />
			<path d={hall} fill={colour.hall} />
			<FarTiers />
			{sides.map((side) => (
				<g key={side}>
					<path d={stepsOf(side)} fill={side < 0 ? colour.sandShade : colour.sand} stroke={ink} strokeWidth="2" />
					{/* The door by which delegates come in under the tiers, and the passage behind. */}
					<path d={box(side * inner, 0, side * half, 2.4)} fill={colour.hallShade} stroke={ink} strokeWidth="1.4" />
				</g>
			))}
			<path d={benches} fill={colour.bench} stroke={ink} strokeWidth=".7" />
			<Crowd spots={[...watchers, ...delegates]} />
			<path d={rails} stroke={colour.ash} strokeWidth="1.3" fill="none" />
			<path d={net} fill="none" stroke={ink} strokeWidth="3" />
			<path d={net} fill="none" stroke={colour.net} strokeWidth="1.6" />
			{/* The Speaker's table in the light, with the drum on it, and lamps that are turned up for a vote. */}
			<Crowd
				spots={[
					{ at: [-2.6, 0], tall: 1.72 },
					{ at: [1.4, 0], tall: 1.64 },
				]}
			/>
			<path d={box(-0.5, 0.5, 0.5, 1.1)} fill={colour.drum} stroke={ink} strokeWidth=".9" />
			<path d={`M${x(-0.4)} ${y(0.5)}V${y(0)}M${x(0.4)} ${y(0.5)}V${y(0)}`} stroke={ink} strokeWidth="1" />
			<path d={[-11, -6, 6, 11].map((mx) => `M${x(mx)} ${y(head)}V${y(7.6)}`).join('')} stroke={ink} strokeWidth="1" />
			<path
				d={[-11, -6, 6, 11].map((mx) => `M${n(x(mx) - 3)} ${y(6.6)}l1.6-5h2.8l1.6 5z`).join('')}
				fill={colour.lamp}
				stroke={ink}
				strokeWidth="1"
			/>
			<path d={hall} fill="none" stroke={ink} strokeWidth="2.4" />
		</g>
	);
}

/** The decks that the hall takes, in its wall. */
export const decks = Array.from({ length: measures.well.top - measures.well.foot + 1 }, (_, i) => ({
	name: `${measures.well.foot + i}`,
	high: i * measures.deck.height,
}));
