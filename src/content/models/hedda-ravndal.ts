import type { Model } from '../../model/types.ts';

export const heddaRavndal: Model = {
	character: 'hedda-ravndal',
	height: 174,
	bearing:
		'Heels together, weight on both feet, square to the person entitled to an answer. She moves seldom, early, and by the shortest line. What an artist gets wrong first is the severity: she is exact, which from a distance looks the same, and the hair on her left side has not been told.',
	expressions: [
		'Strike the adjective. How many, at what hour, and who was steering?',
		'05:35, every third morning: the fish is for tonight.',
	],
	hands:
		'Letters, tied with red string and held to the breast with the left hand flat on them: what the council has answered, and what it has not. The envelopes are in there too. The right hangs at the seam unless there is somebody to swear to, in which case it goes up and stays up for four minutes.',
	colours: [
		{ hex: '#f3c3a6', name: 'Skin, in the light' },
		{ hex: '#df8f74', name: 'Windburn, on both cheeks' },
		{ hex: '#e4dcc2', name: 'Hair, fair going grey' },
		{ hex: '#5f93b5', name: 'Eyes' },
		{ hex: '#0a2f63', name: 'Navy: coat, trousers and cap band' },
		{ hex: '#061d40', name: 'Navy, in the shade' },
		{ hex: '#fffdf7', name: 'Cap, shirt and cuffs' },
		{ hex: '#e0a92a', name: 'Gold: boards, four rings, badge, studs' },
		{ hex: '#d8232f', name: 'The string round the letters' },
	],
};
