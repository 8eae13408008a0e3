import type { Character } from '../../model/types.ts';

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
		'A ladder at Derelict: 2,206 people, counted aloud, at twenty-four. The cut end she carried home is in a drawer at Keel House, and a Warden taking office puts a hand round it before she is given the keys.',
		'Some five hundred and sixty hearings since 2104. Anyone who would send the person back is made to say so in the first person singular.',
		'Thirty-eight lines of the 96, renewed without a ferry cancelled. In each winch house the new line hangs under the old one’s figure.',
		'A swimming bath for Deck 53, weighed in 2109 with the load word, which holds up a bill until its weight is answered for; and a bandstand, weighed in 2116. The bandstand was built in cork.',
		'A dinner, moved. She serves her rope duty each February on Line 17, as Bare Rope, and had that watch fed before the haul instead of after. It was opposed for three years as softness.',
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
		'No one in a berth until the line under it is proved, and never mind what they call that out in the boats.',
		'To learn from the keepers which lines are down for splicing this winter, and nine of them by name.',
		'To ask [[anselm-brandvold|Brandvold]] about the ink while he can still answer. My people say that you do not wake an elder to ask if he is asleep.',
		'A second registrar for the nights, before Jelena Horvat retires in March.',
		'Nnenna at home for one Mooring Day, and nothing said all day about rope.',
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
