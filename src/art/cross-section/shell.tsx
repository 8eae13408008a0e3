import { dusk, midnight, navy } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import type { Hue } from './cross-section-colours.ts';
import { Line, line, Outlined } from './cross-section-kit.tsx';
import { litLevels } from './cross-section-lights.ts';
import { headOf, slab, storey } from './scale.ts';
import { type Level, levels } from './storeys.ts';

/** By night, what the city's light makes of the water and the air around it: two steps of it. */
export const Glow = () =>
	useNight() &&
	[
		[92, midnight.light, navy.deep],
		[40, dusk.dark, navy.dark],
	].map(([w, air, water]) =>
		levels.map(({ cut, outline }) => <Line key={cut} width={Number(w)} ink={(cut === 'slate' ? water : air) as Hue} d={outline} />),
	);

/** One level: its outline, its floors, its rooms in one path a colour, and the shade in their corners. */
function Body({ level: { cut, floor, outline, storeys } }: { level: Level }) {
	const lit = useNight() ? litLevels[cut] : undefined;
	const foot = storey - slab;
	const rooms = storeys.flatMap(([deck, from, list]) => {
		let x = from;
		return list.flatMap(([to, fill]) => {
			const west = x;
			x = to;
			return fill === null ? [] : [{ x: west, to, y: headOf(deck), fill }];
		});
	});
	const fills = [...new Set(rooms.map(({ fill }) => fill))];
	return (
		<>
			<Outlined fill={lit?.cut ?? cut} line={line.heavy} d={outline} />
			{!lit && (
				<Outlined
					fill={floor}
					d={storeys.map(([deck, x, list]) => `M${x} ${headOf(deck) + foot}H${list.at(-1)?.[0]}v${slab}H${x}Z`).join('')}
				/>
			)}
			{fills.map((fill) => (
				<Outlined
					key={fill}
					fill={lit?.rooms[fill] ?? fill}
					line={line.wall}
					d={rooms
						.filter((room) => room.fill === fill)
						.map(({ x, y, to }) => `M${x} ${y}H${to}v${foot}H${x}Z`)
						.join('')}
				/>
			))}
			{!lit && (
				<g strokeOpacity=".18" strokeLinecap="butt">
					<Line width={5} d={storeys.map(([deck, x, list]) => `M${x} ${headOf(deck) + 3}H${list.at(-1)?.[0]}`).join('')} />
				</g>
			)}
		</>
	);
}

/** Everything of the city that has a hull or a party wall. */
export const Shell = () => levels.map((level) => <Body key={level.cut} level={level} />);
