import type { Model } from '../../model/types.ts';
import { padminiRaghavan as padminiRaghavanColours } from '../wardrobe.ts';

export const padminiRaghavan: Model = {
	character: 'padmini-raghavan',
	height: 154,
	bearing:
		'She stands on one leg and rests the other, as people do who eat standing. Her head is down on her right shoulder, where the telephone is; it comes up a day before other people’s do. Drawn as a rich woman she goes wrong at once: the silk is good, but the forearms are a baker’s, and she is ready to use them.',
	expressions: [
		'With somebody’s sleeve in her hand, being told a story.',
		'On the floor, at three and a half: who is that breathing?',
	],
	hands:
		'The right holds the week’s slips in a fan, blue for up and red for down, the thumb over all of them. The left holds a threaded needle with a button on it, for the person talking. The telephone needs neither.',
	colours: [
		{ hex: padminiRaghavanColours.skin, name: 'Skin, in the light' },
		{
			hex: padminiRaghavanColours.hair,
			name: 'Hair, brows, the lines at the eyes and the telephone',
		},
		{ hex: padminiRaghavanColours.gleam, name: 'The gleam on the hair' },
		{
			hex: padminiRaghavanColours.gold,
			name: 'The chain on the parting, the nose ring, the edging and the tie of the plait',
		},
		{ hex: padminiRaghavanColours.coat, name: 'Coat, silk' },
		{ hex: padminiRaghavanColours.collar, name: 'Collar, placket and hem' },
		{ hex: padminiRaghavanColours.trousers, name: 'Trousers' },
		{ hex: padminiRaghavanColours.lips, name: 'Lips' },
		{
			hex: padminiRaghavanColours.thread,
			name: 'The thread, the top button and a slip that has gone down',
		},
	],
};
