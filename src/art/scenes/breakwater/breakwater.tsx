import { Lit } from '../../kit/lit.tsx';
import type { Picture } from '../../picture.ts';
import { Boom, FloatGull, NearBoat } from './boat.tsx';
import { CityLights, HandGlow, HandLamp, Reflections, Searchlight, WaitingLights } from './breakwater-lamps.tsx';
import { fogNight, fogShade, handLamp, handLampFar, moleLight, stationDim, stonePool } from './breakwater-light.ts';
import { Elder } from './elder.tsx';
import { Family } from './family.tsx';
import { Backdrop, Bank, Dots, FogLamp } from './fog.tsx';
import { FogBoats, Launch } from './launch.tsx';
import { Officer } from './officer.tsx';
import { Station } from './station.tsx';
import { Steps } from './steps.tsx';
import { Youth } from './youth.tsx';

function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" paintOrder="stroke" strokeLinejoin="round">
			<Dots />
			<Backdrop />
			<CityLights />
			<FogLamp />
			<Station />
			<Searchlight />
			<Launch />
			<Bank />
			<Reflections />
			<Lit light={stonePool} shade={stationDim}>
				<Steps />
			</Lit>
			<HandGlow />
			<Lit light={handLamp} shade={fogShade} turned>
				<Officer />
			</Lit>
			<HandLamp />
			<FogBoats />
			<WaitingLights />
			<Lit light={handLampFar}>
				<Boom />
				<FloatGull />
			</Lit>
			<NearBoat>
				<Lit light={handLamp} shade={fogShade}>
					<Elder />
					<Family />
				</Lit>
				<Lit light={moleLight} shade={fogShade}>
					<Youth />
				</Lit>
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
	night: fogNight,
};
