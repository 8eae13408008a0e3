import { Boats } from './boats.tsx';
import { High } from './high.tsx';
import { Hull } from './hull.tsx';
import { LowerBack } from './lower.tsx';
import { Mid } from './mid.tsx';
import { Mole } from './mole.tsx';
import { Quay } from './quay.tsx';
import { Rim } from './rim.tsx';
import { FarTowers } from './towers.tsx';

/** The whole city, the waterline at its middle as origin: from the farthest to the nearest. */
export function City() {
	return (
		<>
			<FarTowers />
			<High />
			<Mid />
			<Hull />
			<LowerBack />
			<Rim />
			<Quay />
			<Mole />
			<Boats />
		</>
	);
}
