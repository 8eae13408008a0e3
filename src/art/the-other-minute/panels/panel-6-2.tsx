import { palette } from '../../../model/colours.ts';
import { Wall } from '../block/wall.tsx';
import { Kit } from '../cast/kit.tsx';
import { Sound } from '../props/sound.tsx';

/** Three blows, and then an ear. */
export function Panel62() {
	return (
		<>
			<Wall width={423} height={330} bays={1} first={1} scale={150} left={40} floor={306} />
			<Kit pose="kneel" x={150} y={312} scale={1.9} line={5} mood="awake" />
			<Sound text="TOK" x={330} y={180} size={44} tilt={-8} hand="bold" />
			<Sound text="TOK" x={350} y={120} size={36} tilt={6} hand="bold" fill={palette.white} />
			<Sound text="TOK" x={330} y={64} size={30} tilt={-4} hand="bold" />
		</>
	);
}
