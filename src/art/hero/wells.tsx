import { palette } from '../palette.ts';
import { by } from './moonlight.ts';
import { Inner, line, Shade, tone } from './parts.tsx';
import { Busts } from './people.tsx';

const { foam, yellow, white } = palette;

interface WellProps {
	x: number;
	top: number;
	foot: number;
	/** The cars: how high their roofs are, and their colour. */
	cars: readonly (readonly [y: number, colour: string])[];
	/** Where the shaft is seen through and not at: below the water. */
	dark?: boolean;
}

/** One of the twelve Wells: the lift, the copper, and the stair round the outside. */
export function Well({ x, top, foot, cars, dark = false }: WellProps) {
	const turns = Math.floor((foot - top - 14) / 20);
	const stair = Array.from(
		{ length: turns },
		(_, i) => `M${x - 4} ${top + 12 + i * 20}l24 10-24 10`,
	);
	return (
		<>
			<path
				fill={dark ? tone.night : tone.mist}
				strokeWidth="2.4"
				d={`M${x} ${top}h16V${foot}h-16Z`}
			/>
			<Shade d={`M${x + 11} ${top}h5V${foot}h-5Z`} />
			<g fill="none">
				<path strokeWidth="2.6" d={stair.join('')} strokeOpacity=".8" />
				<path stroke={dark ? tone.mist : white} strokeWidth="1" d={stair.join('')} />
			</g>
			{cars.map(([y, colour]) => (
				<g key={y}>
					<Inner w={line.fine} d={`M${x + 8} ${top}V${y}`} />
					<path fill={colour} strokeWidth="2.2" d={`M${x - 4} ${y}h24v24h-24Z`} />
					<path
						fill={y % 2 ? foam : yellow}
						strokeWidth="1.4"
						d={`M${x - 1} ${y + 4}h18v14h-18Z`}
						data-light={by.own}
					/>
					<Busts
						all={[
							[x + 3, y + 18, y % 3 ? 'deep' : 'fair', 'deep', 'deep'],
							[x + 12, y + 18, y % 2 ? 'tan' : 'brown', y % 3 ? 'ginger' : 'white', 'green'],
						]}
						size={0.74}
					/>
				</g>
			))}
		</>
	);
}
