import type { Character } from '../../world/types.ts';

export const idrisBenhaddou = {
	id: 'idris-benhaddou',
	name: 'Captain Idris Benhaddou',
	role: 'Captain, Harbour Patrol',
	faction: 'Global Aegis',
	description:
		'Captain of the patrol boat *Patience*, which meets people at the edge of the city and takes them away again. At twenty to four in the morning of 2 March he brought in one skiff, with eleven aboard. He wrote it down. The log has no such hour in it, and he is not the one who took it out.',
	portrait: 'portrait-idris-benhaddou',
	stance:
		'He has asked in writing what his boat is to do on the morning after a yes. The question was acknowledged.',
	form: 'log',
	age: 39,
	gender: 'man',
	children: ['Salma', 'Younes'],
	achievements: [
		'Wrote the six questions, now asked from every boat of the station in twelve languages.',
		'Has turned back 306 boats since 2109, and kept each in sight until its engine started.',
		'Pulled nine of ten people out of the water after the water-bus *Dunlin* was run down in 2111. He can tell you about the tenth.',
		'Keeps a notebook, at his own expense, of what became of the boats: seventy-one answers so far, thirty of them good.',
		'Found the raft of 6 November 2117, with four people on it, after [[ines-quintanilha|a voice on the radio]] had stopped talking for forty minutes because she thought that she heard breathing.',
		'Talked *Patience*’s cook into carrying insulin, which is on no stores list and has gone unqueried.',
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
		'Find the line and a half that he wrote at 03:40, or whoever writes sevens as he does.',
		'Keep Salma’s place at the school on Deck 33 and get Younes one beside her.',
		'See the six questions cut to five. He means the last.',
		'Put the lee roster down to luck for as long as [[hedda-ravndal|the Commodore]] lets him.',
		'Bring home, for once, one of the small things with a plug that he buys each week, at a different counter.',
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
