import { makeView } from '../../kit/measuring/view.tsx';
import { Car } from './car.tsx';
import { CarPlan } from './car-plan.tsx';
import { Plan } from './lift-plan.tsx';
import { Stair } from './stair.tsx';

/** A Well of lifts with its stair, and a car. */
export const views = {
	'deck-lift-plan': makeView(
		{
			size: [640, 690],
			perMetre: 38,
			bar: { at: [74, 668], metres: 4, fields: 4 },
			alt: 'From above, a square shaft at Deck 22 with four passenger cars in its corners and two freight cars back to back between them, one loaded with bread trolleys. Landings lie round it, and outside those the stair: one flight arriving along one side, the next setting off along another.',
		},
		({ view }) => <Plan view={view} />,
	),
	'deck-lift-stair': makeView(
		{
			size: [640, 740],
			perMetre: 36,
			bar: { at: [84, 722], metres: 4, fields: 4 },
			alt: 'Four decks of a Well seen from the side: lattice gates on Decks 22 and 25, none on the two between, and a stair that climbs one side of the shaft for each deck. A man in an orange jacket walks down past the painted 23; an old woman waits at an open gate.',
		},
		({ view }) => <Stair view={view} />,
	),
	'deck-lift-car': makeView(
		{
			size: [640, 640],
			perMetre: 200,
			bar: { at: [116, 622], metres: 1, fields: 4 },
			alt: 'Inside a lift car, from its back bench: brown to the shoulder and cream above, a bench along each wall, one caged lamp, and a brass lattice gate with a painted 26 behind it. A young man in a suit sits very straight; the attendant, on her stool, has one hand on the lever and a cup in the other, and her red thermos on the floor.',
		},
		({ view }) => <Car view={view} />,
	),
	'deck-lift-car-plan': makeView(
		{
			size: [640, 660],
			perMetre: 200,
			bar: { at: [116, 642], metres: 1, fields: 4 },
			alt: 'A lift car from above with its full sixteen, seven on the benches and nine standing, and the attendant in her corner by the lever. Nobody could sit down without the consent of three others.',
		},
		({ view }) => <CarPlan view={view} />,
	),
} as const;
