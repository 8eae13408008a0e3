import type { Character } from '../types.ts';

export const idrisBenhaddou = {
	id: 'idris-benhaddou',
	name: 'Captain Idris Benhaddou',
	role: 'Harbour Patrol',
	faction: 'Global Aegis',
	description:
		'Captain of the patrol boat *Patience*, which meets people at the edge of the city and takes them away again. On 2 March he brought one skiff in. The log has no such hour in it, and he is not the one who took it out.',
	portrait: 'portrait-idris-benhaddou',
	age: 39,
	gender: 'man',
	children: ['Salma', 'Younes'],
	achievements: [
		'Wrote the six questions, now asked from every boat of the station in fourteen languages.',
		'Has turned back 306 boats since 2109, and lost sight of none of them before its engine had started.',
		'Pulled nine of ten people out of the water after the water-bus *Dunlin* was run down in 2111. He can tell you about the tenth.',
		'Keeps a notebook, at his own expense, of what became of the boats: seventy-one answers so far, thirty of them good.',
		'Talked *Patience*’s cook into carrying insulin, which is not on the stores list and has not been queried.',
	],
	personalityTraits: [
		'Over-polite when angry',
		'Sleeps in his socks',
		'Rereads his own handwriting',
		'Tells his children the truth a day late',
		'Counts heads in any room',
		'Will not be thanked',
	],
	goals: [
		'Find the line and a half that he wrote at 03:40, or whoever writes sevens as he does.',
		'Keep Salma’s place on Deck 33 and get Younes one beside her.',
		'See the six questions cut to five. He means the last.',
		'Put the lee roster down to luck for as long as [[hedda-ravndal|the Commodore]] lets him.',
		'Each week he buys something small with a plug on it, at a different counter, and does not bring it home.',
	],
} satisfies Character;
