import { makeVignette } from '../make-vignette.tsx';
import { Bollard, Box, Coil, FirePool, Smoke, Tea } from './maritime-industrial-zone-gear.tsx';
import { harbourNight } from './maritime-industrial-zone-light.ts';
import { Boss, Caller, Gang, Pourer, Taker } from './maritime-industrial-zone-people.tsx';
import { Sea } from './maritime-industrial-zone-sea.tsx';
import { Clock, Quay } from './quay.tsx';
import { Ship } from './ship.tsx';
import { Winch } from './winch.tsx';

function MaritimeIndustrialZone() {
	return (
		<>
			<Sea />
			<Ship />
			<Quay />
			<FirePool />
			<Winch />
			<Smoke />
			<Clock />
			<Gang />
			<Box x={640} y={498} />
			<Pourer />
			<Tea />
			<Taker />
			<Boss />
			<Caller />
			<Coil />
			<Bollard />
		</>
	);
}

export const vignetteMaritimeIndustrialZone = makeVignette(
	{
		alt: 'The hook call under the clock on Deck 2, at twenty to four. From a box the gang boss leans down to chalk a docker’s sleeve as she holds her hook up; behind her back an old woman fills her mug from a coffee pot that smokes. Two more hooks are up before the ship’s bow, a crate hums in its sling, a gull has the bollard, and over the flat harbour is Breakwater Station.',
		night: { light: harbourNight },
	},
	MaritimeIndustrialZone,
);
