import { makeView } from '../../kit/measuring/view.tsx';
import { office } from './desk-colours.ts';
import { Plan } from './desk-plan.tsx';
import { Door } from './door.tsx';
import { Screen } from './screen.tsx';
import { Watch } from './watch.tsx';

/** A Hand's desk: its switch, its bed, its door. */
export const views = {
	'deck-desk-plan': makeView(
		{
			size: [640, 600],
			perMetre: 140,
			bar: { at: [96, 578], metres: 1, fields: 4 },
			alt: 'The room from above: a desk at the back wall with screen, switch, telephone and log, somebody in the chair, somebody in the bed beside it, and the door to the passage.',
		},
		({ view }) => <Plan view={view} />,
	),
	'deck-desk-watch': makeView(
		{
			size: [640, 640],
			perMetre: 148,
			bar: { at: [62, 618], metres: 1, fields: 4 },
			alt: 'A small white room from the side: a young woman at a desk holds one hand a little above the switch under the screen; behind her, in a made bed with a red blanket, somebody is asleep. On the wall hang the Limits and a red handle on a cable.',
		},
		({ view }) => <Watch view={view} />,
	),
	'deck-desk-screen': makeView(
		{
			size: [640, 640],
			perMetre: 500,
			bar: { at: [500, 60], metres: 0.2, fields: 2, ground: office.wall },
			alt: 'A cream-cased screen says that it has left out one stretcher and asks whether to send a car past Deck 22; under it is one large switch with a red knob, no at the top and yes at the bottom, and a hand a little to its side. A box for reasons, a log and a cup of cold tea are beside it.',
		},
		({ view }) => <Screen view={view} />,
	),
	'deck-desk-door': makeView(
		{
			size: [640, 640],
			perMetre: 208,
			bar: { at: [440, 622], metres: 0.5, fields: 2 },
			alt: 'A dark door in a white wall with a name, a telephone number and, in chalk, hours slept. A docker going by has stopped to read it.',
		},
		({ view }) => <Door view={view} />,
	),
} as const;
