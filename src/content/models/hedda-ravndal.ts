import type { Model } from '../../model/types.ts';
import { heddaRavndal as heddaRavndalColours } from '../wardrobe.ts';

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
		{ hex: heddaRavndalColours.skin, name: 'Skin, in the light' },
		{ hex: heddaRavndalColours.windburn, name: 'Windburn, on both cheeks' },
		{ hex: heddaRavndalColours.hair, name: 'Hair, fair going grey' },
		{ hex: heddaRavndalColours.eyes, name: 'Eyes' },
		{ hex: heddaRavndalColours.coat, name: 'Navy: coat, trousers and cap band' },
		{ hex: heddaRavndalColours.coatShade, name: 'Navy, in the shade' },
		{ hex: heddaRavndalColours.linen, name: 'Cap, shirt and cuffs' },
		{ hex: heddaRavndalColours.gold, name: 'Gold: boards, four rings, badge, studs' },
		{ hex: heddaRavndalColours.string, name: 'The string round the letters' },
	],
};
