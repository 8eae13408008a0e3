import { makeView } from '../../kit/measuring/view.tsx';
import { Rails } from './rails.tsx';
import { Sight } from './sight.tsx';
import { Stair } from './stair.tsx';
import { Wall } from './wall.tsx';

/** A passage and a stair. */
export const views = {
	'deck-passage-wall': makeView(
		{
			size: [640, 508],
			perMetre: 90,
			bar: { at: [71, 484], metres: 2, fields: 4 },
			alt: 'A wall of a passage, cream over tar brown, with two doors, a round caged lamp, a red plate and a rail along which a woman ties a knot; beside it the passage cut across, filled by two people and a bucket.',
		},
		({ view }) => <Wall view={view} />,
	),
	'deck-passage-stair': makeView(
		{
			size: [640, 496],
			perMetre: 60,
			bar: { at: [40, 474], metres: 2, fields: 4 },
			alt: 'One deck of the stair round a Well, from the side: a landing with a lattice gate, a telephone and the number 13, twenty-five steps with a rope rail, and the landing of 14. A sailor is on the way up.',
		},
		({ view }) => <Stair view={view} />,
	),
	'deck-passage-rails': makeView(
		{
			size: [640, 640],
			perMetre: 352,
			bar: { at: [452, 618], metres: 0.4, fields: 4 },
			alt: 'Four handrails one over another: brass, ash with a knotted rope along it, rope through rings, and bare pipe with a hand that stays on it; below them the red plate with the number 1,150 and a round lamp in its cage.',
		},
		({ view }) => <Rails view={view} />,
	),
	'deck-passage-sight': makeView(
		{
			size: [640, 620],
			perMetre: 91,
			alt: 'Along a passage at the height of the eye: doors of six colours, caged lamps, knotted rails and pipes overhead, cream over tar brown, and a tall man in a turban in the middle of it.',
		},
		() => <Sight />,
	),
} as const;
