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
	alt: 'Breakwater Station in fog, and a boat held off.',
	Drawing,
};
