import type { Picture } from '../picture.ts';
import { PatrolBoat, Watch } from './breakwater-aegis.tsx';
import { Boats } from './breakwater-boats.tsx';
import {
	Backdrop,
	Bank,
	Floats,
	fog,
	Lamp,
	LitWindow,
	Mole,
	Station,
	Tower,
	Veil,
} from './breakwater-station.tsx';

function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
			<Backdrop />
			<Station />
			<Bank x={1040} y={176} long={260} high={30} fill={fog.pale} opacity={0.7} />
			<Mole />
			<Tower />
			<PatrolBoat />
			<Veil />
			<LitWindow />
			<Lamp />
			<Bank x={1010} y={392} long={260} high={24} fill={fog.pale} opacity={0.6} />
			<Watch />
			<Bank x={-60} y={424} long={520} high={26} fill={fog.pale} opacity={0.75} />
			<Bank x={500} y={440} long={330} high={20} fill={fog.pale} opacity={0.7} />
			<Floats />
			<Boats />
		</svg>
	);
}

/** Panel six: held off, as ordered. */
export const sceneBreakwater: Picture = {
	width: 1200,
	height: 800,
	alt: 'Breakwater Station in fog: the long mole, its lamp, and a grey patrol boat lying across the entrance with officers at the rail. Four open boats wait in a row a little way off, their people sitting close for warmth. In the third, heads are bent over something in a cloth.',
	Drawing,
};
