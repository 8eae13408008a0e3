import type { Model } from '../../model/types.ts';

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
		{ hex: '#a96c40', name: 'Skin, in the light' },
		{ hex: '#0b1b2b', name: 'Hair, brows, the lines at the eyes and the telephone' },
		{ hex: '#3b5670', name: 'The gleam on the hair' },
		{
			hex: '#e0a92a',
			name: 'The chain on the parting, the nose ring, the edging and the tie of the plait',
		},
		{ hex: '#12806f', name: 'Coat, silk' },
		{ hex: '#d8572a', name: 'Collar, placket and hem' },
		{ hex: '#7a3f63', name: 'Trousers' },
		{ hex: '#a3384a', name: 'Lips' },
		{ hex: '#d8232f', name: 'The thread, the top button and a slip that has gone down' },
	],
};
