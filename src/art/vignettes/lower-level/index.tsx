import { Lit } from '../../kit/lit.tsx';
import { makeVignette } from '../make-vignette.tsx';
import { Doors } from './doors.tsx';
import { Hull } from './hull.tsx';
import { Kitchen } from './kitchen.tsx';
import { kitchenLight, kitchenShade, lampFar, streetNight } from './light.ts';
import { People } from './people.tsx';
import { Street } from './street.tsx';
import { Bicycle, Cat, Cradle, Lamp, Patches, Pipes } from './things.tsx';

function Drawing() {
	return (
		<>
			<Street />
			<Patches />
			<Pipes />
			<Doors />
			<Hull />
			<Bicycle />
			<Lamp across={-20} height={285} scale={1.1} />
			<Lit light={lampFar}>
				<Cradle across={96} height={240} scale={1} />
			</Lit>
			<Lit light={kitchenLight} shade={kitchenShade}>
				<Kitchen />
			</Lit>
			<Lit light={lampFar}>
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
