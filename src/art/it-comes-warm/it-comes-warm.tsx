import { makePicture } from '../kit/make-picture.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { StoryCover } from './cover.tsx';
import { Fog } from './fog.tsx';
import { Opening } from './opening.tsx';

export const storyOpening = makePicture(
	[1200, 640],
	'A woman in a red headscarf, seen from behind, sits in stockings on the edge of the lowest of three bunks, and bends to lay both palms flat in the hollow that somebody has left in the sheet.',
	Opening,
);

/** The turn of the story; by night the fog is dark, and only the voice and the buoy's lamp are seen. */
export const storyFog: Picture = {
	...makePicture(
		[1200, 600],
		'Fog. Far off on the left, hardly more than a shadow, a woman stands up in a crowded boat and calls. Her voice crosses the picture as a rope of orange dots, straight to the ear of a man who paddles away from her with a borrowed paddle, and before him a buoy begins to show.',
		Fog,
	),
	night: { light: lights.depths },
};

/** The cover, with room for the title above. */
export const storyCover = makePicture(
	[954, 1476],
	'An empty bunk from above, the sheet still sunk where somebody has lain on the left side, one knee drawn up. On the shelf half an orange stands cut side down.',
	StoryCover,
);
