import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { makeVignette } from '../make-vignette.tsx';
import { Doors } from './doors.tsx';
import { Hull } from './hull.tsx';
import { Kitchen } from './kitchen.tsx';
import { streetNight } from './lower-level-light.ts';
import { People } from './lower-level-people.tsx';
import { Bicycle, CagedLamp, Cat, Cradle, Patches, Pipes } from './lower-level-things.tsx';
import { Street } from './street.tsx';

function Drawing() {
	return (
		<>
			<Street />
			<Patches />
			<Pipes />
			<Doors />
			<Hull />
			<Bicycle />
			<CagedLamp across={-20} height={285} scale={1.1} />
			<Lit light={lights.glow}>
				<Cradle across={96} height={240} scale={1} />
			</Lit>
			<Lit light={lights.lantern} shade={lights.embers}>
				<Kitchen />
			</Lit>
			<Lit light={lights.glow}>
				<Cat x={590} y={560} scale={0.9} />
			</Lit>
			<People />
		</>
	);
}

export const vignetteLowerLevel = makeVignette(
	{
		alt: 'A street on Deck 4, under the red line that green water reaches. From her kitchen a cook with fish on the stove beats a frying pan with a spoon: a rent-collector with a red book has stepped over the sills at the far end. A young man makes off with a coat rolled up for a pillow, a joiner moves a letter-box to the top of a door, an old woman goes on darning a blanket, and a cat looks up from a pan.',
		night: streetNight,
		pen: { strokeLinecap: 'round' },
	},
	Drawing,
);
