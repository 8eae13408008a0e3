import { makeView } from '../../kit/measuring/view.tsx';
import { Car } from './car.tsx';
import { Plan } from './loop-plan.tsx';
import { Platform } from './platform.tsx';

/** A station of the Axion Loop, and a car. */
export const views = {
	'deck-loop-platform': makeView(
		{
			size: [600, 520],
			perMetre: 55,
			bar: { at: [52, 500], metres: 2, fields: 4 },
			alt: 'A Loop station cut across: a tiled vault over a platform with its tide table, and beside it the steel tube with a red car in it, both open at a door. A guard talks with one hand on the platform; a woman in a veil sits on the far bench, over the magnets.',
		},
		({ view }) => <Platform view={view} />,
	),
	'deck-loop-car': makeView(
		{
			size: [640, 356],
			perMetre: 45,
			bar: { at: [70, 340], metres: 3, fields: 6 },
			alt: 'A red car of the Loop with rounded ends inside its tube. The left half is as painted, with a white stripe and yellow doors; the right half is cut open, with an old man on the long slatted bench and a girl in yellow who looks out at the dark.',
		},
		({ view }) => <Car view={view} />,
	),
	'deck-loop-plan': makeView(
		{
			size: [640, 296],
			perMetre: 15,
			bar: { at: [24, 280], metres: 10, fields: 5 },
			alt: 'A platform and its train of three cars from above, the roofs off: one bench all along the far side of each car, three between the doors, a yellow line at the edge, and the tide table on its two posts, in everybody’s way.',
		},
		({ view }) => <Plan view={view} />,
	),
} as const;
