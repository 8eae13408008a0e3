import { midnight, palette, slate } from '../../model/colours.ts';
import { type Bust, Busts } from './busts.tsx';
import { Inner, line, Patches, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { foam, yellow, white } = palette;

interface WellProps {
	x: number;
	top: number;
	foot: number;
	/** The cars from the top: how high their roofs are, and their colour. */
	cars: readonly (readonly [y: number, colour: string])[];
	/** Where the shaft is seen through and not at: below the water. */
	dark?: boolean;
}

/** One of the twelve Wells: the lift, the copper, and the stair round the outside. */
export function Well({ x, top, foot, cars, dark = false }: WellProps) {
	const turns = Math.floor((foot - top - 14) / 20);
	const stair = Array.from({ length: turns }, (_, i) => `M${x - 4} ${top + 12 + i * 20}l24 10-24 10`).join('');
	return (
		<>
			<path fill={dark ? midnight.light : slate.pale} strokeWidth="2.4" d={`M${x} ${top}h16V${foot}h-16Z`} />
			<Shade d={`M${x + 11} ${top}h5V${foot}h-5Z`} />
			<path fill="none" strokeWidth="2.6" strokeOpacity=".8" d={stair} />
			<path fill="none" stroke={dark ? slate.pale : white} strokeWidth="1" d={stair} />
			<Inner width={line.fine} d={`M${x + 8} ${top}V${cars.at(-1)?.[0] ?? top}`} />
			<Patches strokeWidth={2.2} all={cars.map(([y, colour]) => [colour, `M${x - 4} ${y}h24v24h-24Z`])} />
			<Patches strokeWidth={1.4} all={cars.map(([y]) => [y % 2 ? foam : yellow, `M${x - 1} ${y + 4}h18v14h-18Z`, by.own])} />
			<Busts
				all={cars.flatMap(([y]): Bust[] => [
					[x + 3, y + 18, y % 3 ? 'deep' : 'fair', 'deep', 'deep'],
					[x + 12, y + 18, y % 2 ? 'tan' : 'brown', y % 3 ? 'ginger' : 'white', 'green'],
				])}
				size={0.74}
			/>
		</>
	);
}
