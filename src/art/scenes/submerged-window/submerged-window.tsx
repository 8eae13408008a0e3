import type { Picture } from '../../picture.ts';
import { Bench, Drips, Kettle, Oranges } from './bench.tsx';
import { Child } from './child.tsx';
import { Keeper } from './keeper.tsx';
import { Port } from './port.tsx';
import { Room } from './room.tsx';

function Drawing() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 800 1000"
			width="800"
			height="1000"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<Room />
			<Port />
			<Bench />
			<Drips />
			<Kettle />
			<Oranges />
			<Child />
			<Keeper />
		</svg>
	);
}

/** Panel five: what passes the window on Deck −33. */
export const sceneSubmergedWindow: Picture = {
	width: 800,
	height: 1000,
	alt: 'A round window wider than a person can reach, on Deck −33, its glass a hand thick. In deep dark water a line diver in a yellow hard suit holds on to a mooring strand and raises five white fingers; a large fish crosses the beam of a lamp; and farther out a second diver makes off with a white bread tin. Inside, under one warm lamp, a watchkeeper astride a bench writes in his log and lifts his mug. Beside a steaming kettle a girl kneels at the glass and holds up five fingers too.',
	Drawing,
};
