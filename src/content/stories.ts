import type { Story } from '../world/types.ts';

/** Short stories: samples for the anthology, and not canon. */
export const stories: readonly Story[] = [
	{
		slug: 'it-comes-warm',
		title: 'It Comes Warm',
		hook: 'For six years she has slept in a stranger’s warmth. One morning in a week of fog it is cold.',
		cover: 'cover-it-comes-warm',
		picture: 'story-it-comes-warm',
		seen: 'A woman in a red headscarf, seen from behind, sits in stockings on the edge of the lowest of three bunks and bends to lay both palms flat in the hollow that somebody has left in the sheet. On the shelf at its head is an empty saucer; a man’s legs come down the ladder, one boot laced and a foot feeling for the other, and through the open door somebody sleeps on a coat in the cold light of the passage.',
	},
];
