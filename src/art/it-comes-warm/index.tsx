import { makePicture } from '../make-picture.tsx';
import { StoryCover } from './cover.tsx';
import { Opening } from './opening.tsx';

export const storyOpening = makePicture(
	[1200, 640],
	'A woman in a red headscarf, seen from behind, sits in stockings on the edge of the lowest of three bunks, and bends to lay both palms flat in the hollow that somebody has left in the sheet.',
	Opening,
);

/** The cover, with room for the title above. */
export const storyCover = makePicture(
	[954, 1476],
	'An empty bunk from above, the sheet still sunk where somebody has lain on the left side, one knee drawn up. On the shelf half an orange stands cut side down.',
	StoryCover,
);
