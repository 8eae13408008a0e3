import { dusk, navy } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import type { Hue } from './cross-section-colours.ts';
import { box, Flat, Line, line, Outlined } from './cross-section-kit.tsx';
import { Crew } from './folk.tsx';
import { floorOf, headOf } from './scale.ts';

const [left, right] = [884, 914];
const [top, foot] = [headOf(46), floorOf(-40)];

/** A car with its cable, by the floor it stands at. */
const car = (y: number) => box(left + 3, y - 42, right - 3, y);

/** One of the twelve Wells: the shaft through all levels, its cars, and the stair behind them. */
export function Lifts() {
	const [high, middle, low]: readonly [Hue, Hue, Hue] = useNight() ? [dusk.mid, dusk.dark, navy.deep] : ['mist', 'steel', 'night'];
	const flights = Math.floor((foot - top - 16) / 30);
	const turns = Array.from({ length: flights }, (_, i) => `${i % 2 ? 26 : -26} 30`);
	const stair = `M${right - 2} ${top + 16}l${turns.join(' ')}`;
	const [passengers, freight] = [floorOf(27), floorOf(-14)];
	return (
		<>
			<Outlined fill={high} line={line.wall} d={box(left, top, right, foot)} />
			<Flat fill={middle} d={box(left + 1, headOf(15), right - 1, headOf(1) + 12)} />
			<Flat fill={low} d={box(left + 1, floorOf(1), right - 1, foot - 1)} />
			<Line width={line.wall} d={stair} />
			<Line ink="white" d={stair} />
			<Line d={`M899 ${top}V${passengers - 42}M899 ${floorOf(1)}V${freight - 42}`} />
			<Outlined fill="steel" line={line.wall} d={`M880 ${top}V${top - 12}H918V${top}Z`} />
			<Outlined fill="white" d={`M892 ${top - 12}a7 7 0 0 1 14 0Z`} />
			<Outlined fill="yellow" line={line.wall} d={car(passengers)} />
			<Flat fill="white" d={box(left + 6, passengers - 38, right - 6, passengers - 3)} />
			<Crew
				all={[
					['stand', 906, passengers - 2, 'olive', 'bun', 'black', 'blue', { left: true, s: 0.82 }],
					['sit', 893, passengers - 2, 'deep', 'cap', 'red', 'red', { s: 0.82 }],
				]}
			/>
			<Outlined fill="ochre" line={line.wall} d={car(freight)} />
			<Line d={`M890 ${freight - 42}v42M899 ${freight - 42}v42M908 ${freight - 42}v42M887 ${freight - 21}h24`} />
			<Outlined fill="white" d={`M890 ${freight - 2}v-9h8v9ZM900 ${freight - 2}v-9h8v9ZM895 ${freight - 11}v-9h8v9Z`} />
		</>
	);
}
