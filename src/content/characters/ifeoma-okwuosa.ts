import type { Character } from '../types.ts';

export const ifeomaOkwuosa = {
	id: 'ifeoma-okwuosa',
	name: 'Warden Ifeoma Okwuosa',
	role: 'Warden of the Charter',
	faction: 'The Foundation',
	description:
		'Holds the keys of two and three-quarter million empty berths and the only office that the Charter names. She asks of every bill what it weighs. What it would weigh on is a survey forty years old, and she has read the survey.',
	portrait: 'portrait-ifeoma-okwuosa',
	age: 63,
	gender: 'woman',
	predecessor: 'Anselm Brandvold',
	spouse: 'Teuila Sapolu',
	children: ['Chidi', 'Nnenna'],
	achievements: [
		'Counted 2,206 people off Derelict down one ladder, aloud, and did not lose the number.',
		'Has sat at every hearing of a salvage claim since 2104, some five hundred and sixty of them. Whoever would send the claimant back must say so in the first person singular.',
		'Has renewed thirty-eight of the 96 lines without the loss of a ferry sailing. In each winch house the new line hangs under the figure of the old one.',
		'Spoke the load word in 2109 against a swimming bath on Deck 53, and in 2116 against a bandstand. The bandstand was built in cork.',
		'Moved the February watch’s dinner from after the haul to before it, which was opposed for three years as softness.',
	],
	personalityTraits: [
		'Initials things to end conversations',
		'Reads the last page first',
		'Forgives only in writing',
		'Hums on a haul, flat',
		'Gives rope as a present',
		'Will not be hurried by an envelope',
	],
	goals: [
		'Admit nobody to a berth until the line under it has been proved, and let it be called whatever it is called at the mole.',
		'Hold the debate of 9 December to what the lines are known to bear, without being asked how it is known.',
		'Ask [[anselm-brandvold|Brandvold]] about the ink while he can still answer, and on a day when it would not finish him.',
		'Have Nnenna home for one Mooring Day, and say nothing all day about rope.',
		'She has been asking the keepers, one at a time and between other things, which lines are down for splicing this winter. There are nine that she asks after.',
	],
} satisfies Character;
