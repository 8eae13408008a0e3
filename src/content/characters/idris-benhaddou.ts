import type { Character } from '../../model/types.ts';

export const idrisBenhaddou = {
	id: 'idris-benhaddou',
	name: 'Captain Idris Benhaddou',
	role: 'Captain, Harbour Patrol',
	faction: 'Global Aegis',
	description:
		'Captain of the patrol boat *Patience*, which meets people at the edge of the city and takes them away again. In the small hours of 2 March he brought in one skiff, with eleven aboard, and wrote it down. The log has no such hour in it, and he did not take it out.',
	portrait: 'portrait-idris-benhaddou',
	stance:
		'He has asked in writing what his boat is to do on the morning after a yes. The question was acknowledged.',
	form: 'log',
	age: 39,
	gender: 'man',
	children: ['Salma', 'Younes'],
	achievements: [
		'Questions: six, his own, now asked from every boat of the station in twelve languages.',
		'Boats turned back since 2109: 306. Kept in sight until the engine started: 306.',
		'In the water when the water-bus *Dunlin* was run down in 2111: ten. Pulled out: nine. [He can tell you about the tenth.]',
		'Answers to what became of the boats, in a notebook at his own expense: seventy-one. Good: thirty.',
		'On the raft of 6 November 2117: four. [Found because [[ines-quintanilha|a voice on the radio]] stopped talking for forty minutes. She thought she had heard breathing.]',
		'Insulin aboard, on no stores list: one box. [The cook’s doing, at his asking. Unqueried.]',
	],
	personalityTraits: [
		'Over-polite when angry',
		'Sleeps in his socks',
		'Counts heads in any room',
		'Tells his children the truth a day late',
		'Sugars other people’s tea',
		'Will not be thanked',
	],
	goals: [
		'Find: one line and a half, 03:40, blue ink. [Or the person who writes sevens as he does.]',
		'School on Deck 33: places, 1. Needed: 2. [Younes, beside Salma.]',
		'Questions: five. [He means the last.]',
		'Lee roster: put down to luck, for as long as [[hedda-ravndal|the Commodore]] lets him.',
		'Things with a plug, one a week, each from a different counter. Brought home so far: 0.',
	],
	speech: [
		{
			text: 'Good evening. I have six questions to put to you, if it pleases you, and then there is tea, and after the tea I shall have to be less agreeable. How many are you? Slowly. I like to get it right.',
			where: 'to a skiff, by loudhailer, then without it',
		},
		{
			text: 'Salma, benti, your shoes. Younes, wlidi, the other foot. One, two. We are all here? Yallah.',
			where: 'to his children, at the door, on the morning before a third night',
		},
		{
			text: 'You have asked me for boats, Madame. Boats, three hundred and six. For the people I should need my notebook, and you would need a chair.',
			where: 'to a visitor from a newspaper, at the yellow line',
		},
		{
			text: 'And how is the mercy today? Ah. Then the half of the cheese, and my compliments to your wife.',
			where: 'to the grocer on Deck 12, holding out dirhams',
		},
		{
			text: 'Seven, and me. Forgive me, I like to hear it said.',
			where: 'to his crew, each time they cast off',
		},
	],
} satisfies Character;
