import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { Lit } from '../../kit/lit.tsx';
import { useNight } from '../../kit/night.tsx';
import { makeVignette } from '../make-vignette.tsx';
import { FarBunting, NearBunting } from './bunting.tsx';
import { Bench, OnBench, Steam } from './cultural-and-arts-bench.tsx';
import { apprentice, dyer, fiddleMaker, tubist, wears } from './cultural-and-arts-cast.ts';
import { benchLight, farLight, railLight, wellLight } from './cultural-and-arts-light.ts';
import { blowing, hauling, pushing, tasting, varnishing } from './cultural-and-arts-poses.tsx';
import { Gallery, Rail } from './gallery.tsx';
import { HauledLine, LineInHand, Pulley } from './line.tsx';
import { BenchLamp } from './shops.tsx';
import { NearVat, Vats } from './vats.tsx';
import { Well } from './well.tsx';

/** By day there is practice; at dusk whatever sounds below the pumps goes down on a cart. */
function Tubist() {
	const night = useNight();
	return (
		<Townsperson who={tubist} wear={wears.tubist} pose={night ? pushing : blowing} x={night ? 470 : 508} y={318} scale={0.92} line={2.2} />
	);
}

function Drawing() {
	return (
		<>
			<Well />
			<FarBunting />
			<Gallery />
			<Lit light={farLight}>
				<Tubist />
			</Lit>
			<Vats />
			<Rail from={3.2} to={13.9} />
			<Pulley />
			<Lit light={benchLight}>
				<Townsperson who={apprentice} wear={wears.apprentice} pose={tasting} x={418} y={528} scale={2.1} line={4.5} turn={-1} />
			</Lit>
			<Bench />
			<NearVat />
			<OnBench />
			<Steam />
			<BenchLamp />
			<NearBunting />
			<HauledLine />
			<Lit light={railLight}>
				<Townsperson who={dyer} wear={wears.dyer} pose={hauling} x={580} y={598} scale={2.2} line={5} />
				<LineInHand />
			</Lit>
			<Lit light={benchLight}>
				<Townsperson who={fiddleMaker} wear={wears.maker} pose={varnishing} x={98} y={606} scale={2.35} line={5} />
			</Lit>
		</>
	);
}

export const vignetteCulturalAndArts = makeVignette(
	{
		alt: 'A gallery on a lightwell, hung with wet signal flags. A dyer, blue to the elbows, hauls a line of them out over the rail; an old man varnishes a fiddle by his steaming pot of size, and his apprentice has bitten into bread that was beside it. Along the gallery somebody plays a tuba; at night it leaves on a handcart.',
		night: { light: wellLight },
		pen: { strokeLinecap: 'round' },
	},
	Drawing,
);
