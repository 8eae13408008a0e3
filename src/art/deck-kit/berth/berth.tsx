import { makeView } from '../../kit/measuring/view.tsx';
import { Bare } from './bare.tsx';
import { Plan } from './berth-plan.tsx';
import { Finished } from './finished.tsx';
import { Watches } from './watches.tsx';

/** A berth: from above, finished, bare, and let by the watch. */
export const views = {
	'deck-berth-plan': makeView(
		{
			size: [640, 650],
			perMetre: 82,
			bar: { at: [72, 624], metres: 2, fields: 4 },
			alt: 'From above, two berths on one passage: a finished room, square, with bed, shelf, lamp, radiator and door, and beyond a wire gate a bare frame, narrow and deep, with a bulb, a tap and a pair of wet boots.',
		},
		({ view }) => <Plan view={view} />,
	),
	'deck-berth-finished': makeView(
		{
			size: [640, 560],
			perMetre: 98,
			bar: { at: [78, 536], metres: 2, fields: 4 },
			alt: 'A finished berth cut open from the passage to its back wall: bed, shelf with shoes and a loaf, lamp, pipes overhead, and a small old woman in a headscarf who lays a hand on the radiator.',
		},
		({ view }) => <Finished view={view} />,
	),
	'deck-berth-bare': makeView(
		{
			size: [640, 560],
			perMetre: 104,
			bar: { at: [94, 536], metres: 2, fields: 4 },
			alt: 'Two bays of bare frame seen from the passage, between numbered ribs of grey primer under a girder, a caged bulb to each. In one a fitter works out a price; across the other hangs a blanket a hand’s breadth off the floor, with wet boots beside it.',
		},
		({ view }) => <Bare view={view} />,
	),
	'deck-berth-watches': makeView(
		{
			size: [640, 652],
			perMetre: 150,
			bar: { at: [176, 628], metres: 1, fields: 4 },
			alt: 'Three bunks on two posts: the lowest empty, with a hollow in its sheet and half an orange on its shelf, the middle one curtained with two feet sticking out, on the top one a sleeper turned to the wall. An inspector in a brown dust-coat bends to lay a string along the lowest.',
		},
		({ view }) => <Watches view={view} />,
	),
} as const;
