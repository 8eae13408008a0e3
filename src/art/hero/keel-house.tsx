import { canvas, palette } from '../../model/colours.ts';
import type { FlagLetter } from '../../model/flags.ts';
import { People } from '../kit/crowd/people.tsx';
import { useNight } from '../kit/night.tsx';
import { Rail } from './blocks.tsx';
import { Flag, Inner, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { Panes } from './windows.tsx';

const { blue, deep, red, foam, yellow } = palette;

/** Three flags on one halyard, below the yard. */
function Hoist({ x, letters }: { x: number; letters: readonly FlagLetter[] }) {
	return (
		<>
			<Inner width={1.6} d={`M${x}-434V-366`} />
			{letters.map((letter, i) => (
				<Flag key={letter} letter={letter} x={x} y={-432 + i * 19.5} w={23} staff={0} wind={3} />
			))}
		</>
	);
}

/** Keel House, roofed with the first ship's hull, and six flags in the order of their letters. */
export function KeelHouse() {
	return (
		<>
			<path fill={canvas.pale} d="M-106-284V-330H-12V-284Z" />
			<Shade d="M-30-330H-12V-284H-30Z" />
			<path data-light={by.own} fill={useNight() ? yellow : deep} strokeWidth="2" d="M-68-284V-306Q-59-318-50-306V-284Z" />
			<Panes x={-97} y={-318} rows={['ooo   ooob']} dx={8.6} dy={20} w={5} h={19} />
			<Inner width={2.4} d="M-61-366V-442M-98-434H-24M-61-442l-37 8M-61-442l37 8" />
			<Hoist x={-97} letters={['C', 'E', 'F']} />
			<Hoist x={-50} letters={['G', 'N', 'V']} />
			<path fill={blue} strokeWidth="4" d="M-120-328Q-122-356-100-364Q-58-374-20-368Q-4-364 3-350L-9-328Z" />
			<Shade d="M-40-370Q-4-368 3-350L-9-328H-30Q-20-352-40-370Z" />
			<Inner d="M-119-338Q-58-346-4-338M-117-347Q-58-354-1-346M-111-356Q-58-363-3-356" />
			<path fill={red} strokeWidth="2.2" d="M-106-361l-6-9h14Q-60-378-22-374l8 8Q-60-374-106-361Z" />
			<People
				all={[
					[-82, -280, 0.6, 'read', 'deep', 'turban', 'white', 'white', 'blue', { hem: 7 }],
					[-44, -281, 0.58, 'point', 'rose', 'bald', 'grey', 'khaki', 'slate'],
					[-20, -280, 0.56, 'walk', 'tan', 'cap', 'deep', 'orange', 'deep'],
				]}
			/>
			<path data-light={by.lamp} fill={foam} strokeWidth=".6" d="M-37.6-298.4l4.6 1.2-1.2 5.2-4.6-1.2Z" />
			<Rail x={-122} to={-6} y={-281} h={7} />
		</>
	);
}
