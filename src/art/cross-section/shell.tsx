import { Form, Lines, line } from './kit.tsx';
import { headOf, slab, storey } from './scale.ts';
import { type Level, levels } from './storeys.ts';

/** One level: its outline, its floors, its rooms in one path a colour, and the shade in their corners. */
function Body({ level: { cut, floor, outline, storeys } }: { level: Level }) {
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
			<Form fill={cut} w={line.heavy} d={outline} />
			<Form
				fill={floor}
				d={storeys
					.map(
						([deck, x, list]) => `M${x} ${headOf(deck) + foot}H${list.at(-1)?.[0]}v${slab}H${x}Z`,
					)
					.join('')}
			/>
			{fills.map((fill) => (
				<Form
					key={fill}
					fill={fill}
					w={line.wall}
					d={rooms
						.filter((room) => room.fill === fill)
						.map(({ x, y, to }) => `M${x} ${y}H${to}v${foot}H${x}Z`)
						.join('')}
				/>
			))}
			<g strokeOpacity=".18" strokeLinecap="butt">
				<Lines
					w={5}
					d={storeys
						.map(([deck, x, list]) => `M${x} ${headOf(deck) + 3}H${list.at(-1)?.[0]}`)
						.join('')}
				/>
			</g>
		</>
	);
}

/** Everything of the city that has a hull or a party wall. */
export const Shell = () => levels.map((level) => <Body key={level.cut} level={level} />);
