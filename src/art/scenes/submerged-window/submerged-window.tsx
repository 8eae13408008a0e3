import { Lit } from '../../kit/lit.tsx';
import type { Picture } from '../../picture.ts';
import { Child } from './child.tsx';
import { Keeper } from './keeper.tsx';
import { Port } from './port.tsx';
import { Bench, Drips, Kettle, Oranges } from './submerged-window-bench.tsx';
import { cageLamp, cageLampFar, cageShadow, torchEdge, watchNight } from './submerged-window-light.ts';
import { Room } from './submerged-window-room.tsx';

function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" strokeLinecap="round" strokeLinejoin="round">
			<Room />
			<Port />
			<Lit light={cageLampFar} shade={cageShadow}>
				<Bench />
				<Drips />
				<Kettle />
				<Oranges />
			</Lit>
			<Lit light={cageLamp} shade={cageShadow} rim={{ light: torchEdge, from: [-4, -3] }}>
				<Child />
			</Lit>
			<Lit light={cageLamp} shade={cageShadow} rim={{ light: torchEdge, from: [5, -1] }}>
				<Keeper />
			</Lit>
		</svg>
	);
}

/** Panel five: what passes the window on Deck −33. */
export const sceneSubmergedWindow: Picture = {
	width: 800,
	height: 1000,
	alt: 'A round window on Deck −33, and a diver outside it with five fingers raised.',
	Drawing,
	night: watchNight,
};
