import type { Picture } from '../../picture.ts';
import { Boom, FloatGull, NearBoat } from './boat.tsx';
import { Elder } from './elder.tsx';
import { Family } from './family.tsx';
import { Backdrop, Bank, Dots, Lamp } from './fog.tsx';
import { FogBoats, Launch } from './launch.tsx';
import { Officer } from './officer.tsx';
import { Station } from './station.tsx';
import { Steps } from './steps.tsx';
import { Youth } from './youth.tsx';

function Drawing() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 1200 800"
			width="1200"
			height="800"
			paintOrder="stroke"
			strokeLinejoin="round"
		>
			<Dots />
			<Backdrop />
			<Lamp />
			<Station />
			<Launch />
			<Bank />
			<Steps />
			<Officer />
			<FogBoats />
			<Boom />
			<FloatGull />
			<NearBoat>
				<Elder />
				<Family />
				<Youth />
			</NearBoat>
		</svg>
	);
}

/** Panel six: held off, as ordered. */
export const sceneBreakwater: Picture = {
	width: 1200,
	height: 800,
	alt: 'Breakwater Station looms in fog over the mole: five decks, flag G, one window lit. A boat is held off at a line of yellow floats: a youth with his oar upright, a mother with bread in a cloth, a child hugging a goldfish in a jar, an old man in a hat holding out a document wallet. On the steps an officer with an open ledger looks at them; behind him are a patrol launch and other boats, half gone.',
	Drawing,
};
