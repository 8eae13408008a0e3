import type { Character } from '../../world/types.ts';

export const ifeomaOkwuosa = {
	id: 'ifeoma-okwuosa',
	name: 'Warden Ifeoma Okwuosa',
	role: 'Warden of the Charter',
	faction: 'The Foundation',
	description:
		'Holds the keys of two and three-quarter million empty berths and the only office that the Charter names. She asks of every bill what it weighs. What it would hang from was measured once, forty years ago, and she has read the books.',
	portrait: 'portrait-ifeoma-okwuosa',
	stance:
		'No berth is filled until the line under it has been proved. One word of hers would make the bill wait, and she has yet to say it.',
	form: 'drafts',
	age: 63,
	gender: 'woman',
	predecessor: 'Anselm Brandvold',
	spouse: 'Teuila Sapolu',
	children: ['Chidi', 'Nnenna'],
	achievements: [
		'Counted 2,206 people off Derelict down one ladder, aloud, at twenty-four. The cut end of line that she carried home lies in a drawer at Keel House, and a Warden taking office puts a hand round it before she is given the keys.',
		'Has sat at every salvage hearing since 2104, some five hundred and sixty of them. Anyone who would send the person back is made to say so in the first person singular.',
		'Has renewed thirty-eight of the 96 lines without the loss of a ferry sailing. In each winch house the new line hangs under the figure of the old.',
		'Spoke the load word, which holds up a bill until its weight is answered for, in 2109 against a swimming bath on Deck 53 and in 2116 against a bandstand. The bandstand was built in cork.',
		'Serves her own days of rope duty each February on Line 17, where she is called Bare Rope like anybody, and had that watch’s dinner moved from after the haul to before it. This was opposed for three years as softness.',
	],
	personalityTraits: [
		'Greets a room before correcting it',
		'Initials things to end conversations',
		'Forgives only in writing',
		'Hums on a haul, flat',
		'Gives rope as a present',
		'Will not be hurried by an envelope',
	],
	goals: [
		'Admit no one to a berth until the line under it has been proved, and never mind what they call that out in the boats.',
		'Learn from the keepers which lines are down for splicing this winter, in particular nine of them.',
		'Ask [[anselm-brandvold|Brandvold]] about the ink while he can still answer, and on a day when it would not finish him.',
		'Find a second registrar for the nights before the one whom the city has retires in March.',
		'Have Nnenna home for one Mooring Day, and say nothing all day about rope.',
	],
	speech: [
		{
			text: 'Good morning, my sister. You slept? And your mother, she slept? Good. Sit down and find your breath. Now tell me what it weighs.',
			where: 'to a delegate who has come up the stairs with a bill',
		},
		{
			text: 'Child, this word ‘should’. Take it down to Line 40 and say it to the rope. What the rope answers, write that, and I will initial it.',
			where: 'to a surveyor of fifty-two, handing back a certificate',
		},
		{
			text: 'Commodore, you are welcome. You have eaten? My people say that he who is carried on the back does not know. No, no. You finish it, on the way home.',
			where: 'to Commodore Ravndal, who has come about a figure',
		},
		{
			text: 'I did not tell you that it is weak, my dear. I told you that it is not proved. Between those two there is a whole street, and I have lived in it.',
			where: 'to a reporter on the stairs of Keel House',
		},
		{
			text: 'Ndo. Cry first, biko, we have the room until noon. Then you say your name the way your mother says it, and the one who would send you back will say his.',
			where: 'to a man from a skiff, opening his hearing',
		},
	],
} satisfies Character;
