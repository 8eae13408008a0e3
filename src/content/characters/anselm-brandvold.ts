import type { Character } from '../types.ts';

export const anselmBrandvold = {
	id: 'anselm-brandvold',
	name: 'Anselm Brandvold',
	role: 'Mooring Engineer Emeritus',
	faction: 'The Foundation',
	description:
		'Drew the ninety-six lines that hold this city, and the ones that were cut at Derelict. Every figure for what the moorings will bear is his. At eighty-eight he comes to rope duty unasked and is given the kettle.',
	portrait: 'portrait-anselm-brandvold',
	age: 88,
	gender: 'man',
	children: ['Sunniva'],
	achievements: [
		'Laid out the mooring of Lagan in one night in 2061, on a chart that he was not supposed to write on.',
		'Moored Derelict in 2070, with lines of which none has ever failed.',
		'Made the Load Survey of 2078. Nobody else has made one.',
		'As Warden, ordered that no shelter over a clamp shall have a door. Four keepers have died of the weather since, and he goes to the funerals.',
		'Compiled the first word-list of Deck, and set its nine verbs for letting go in order of danger.',
		'Has made the tea on Line 61 for eighteen years without being asked for the recipe.',
	],
	personalityTraits: [
		'Answers with a knot',
		'Deaf when convenient, to the decibel',
		'Touches every rail he passes',
		'Remembers loads and forgets birthdays',
		'Leaves doors open, in all weathers',
		'Suspicious of prizes',
	],
	goals: [
		'Persuade [[ifeoma-okwuosa|the Warden]] that a hand on the strand is worth more than a number, and that the numbers may be let alone.',
		'Make one splice that Sunniva cannot find with her thumb.',
		'Have the glass over the figures in the winch houses cleaned less often.',
		'Be told by [[yevgenia-sarkisian]], once, that there were two signatures.',
		'Since September he has been met on six nights in winch houses not his own, with a flask and a gauge, waiting for it to blow. He says that he cannot sleep. He has bought a pencil.',
	],
} satisfies Character;
