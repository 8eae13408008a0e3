import type { Character } from '../../model/types.ts';

export const inesQuintanilha = {
	id: 'ines-quintanilha',
	name: 'Inês Quintanilha',
	role: 'Delegate by Lot, and the midnight voice on Channel 16',
	faction: 'Citizen Assembly',
	description:
		'By day, one of the 220, drawn out of a herring drum at eighteen, under a Speaker who is her mother. From 00:16 to 01:16 she is Sixteen, who takes the ships’ distress channel and reads out what the city would rather have filed. Everyone knows, and nobody has been told.',
	portrait: 'portrait-ines-quintanilha',
	stance: 'Open them. Now, whole, by lot. She has it in ink, on an official form.',
	form: 'declaration',
	age: 19,
	gender: 'woman',
	achievements: [
		'Item. On the air every night since April 2117, including the one with no voice, when the hour went out in Morse, on a spoon.',
		'Item. Read out fifty-five numbers from the Lot. The forty-third was her own. The forty-fourth followed.',
		'Item. Rents of Deck 8, door by door, in February. Seven landlords came down. One went up, and wrote in to say so.',
		'Item. Three minutes’ silence at half past midnight and three at one, the only legal part of the hour. On 6 November 2117 the first of them lasted forty: breathing. [[idris-benhaddou]] found the raft at six, four aboard.',
		'Item. Moved, in her first month, that a window in the Well be opened. Carried, after an hour. Her only bill to date. Over.',
	],
	personalityTraits: [
		'Talks faster when unsure',
		'Rehearses arguments in lifts',
		'Sleeps sitting up',
		'Cannot leave a letter unanswered or a meeting unminuted',
		'Fair to strangers first',
		'Says “listeners” when she means somebody in particular',
	],
	goals: [
		'Open the berths. Now, whole, by lot. Nothing heard of “first tranche”, which is her mother’s way of saying some.',
		'The books of the 2078 survey, on which every figure for the lines rests, page by page, on the air, when [[ifeoma-okwuosa|somebody with the key]] leaves them under the door.',
		'The tide at [[recife]], every night, last thing. No letter has asked for it. One listener was brought up on it.',
		'A rule that a meeting may be closed only by a vote taken in the open.',
		'Operator’s examination, again, in the spring. Brevity.',
	],
	speech: [
		{
			text: 'Sixteen, Sixteen, Sixteen. Wind south-west, five. Sea, lumpy. House, adjourned. I say again, adjourned. Item. The Chair was asked when the berths will open. The Chair said, quote, in due season. Listeners, it’s November. That is a season.',
			where: 'on the air, first minute of the hour',
		},
		{
			text: 'Folga, folga. That’s the lift. That’s the night baker, going up.',
			where: 'on the air, in Deck: slack, which is also sorry',
		},
		{
			text: 'Glove again. Left, wool, Khulna. Day twelve. Somebody out there has one cold hand. One cold hand, over.',
			where: 'on the air, after the letters',
		},
		{
			text: '‘Subject to the usual consultation.’ I’m only reading it. ‘Subject to.’ Hear that? That’s a door, shutting politely. That’s all. I’ll sit.',
			where: 'in the house, holding up somebody’s amendment',
		},
		{
			text: 'You used to say now. When I was six. Now, Inês. Now the shoes. It’s a good word, now. Pass the beans.',
			where: 'on Deck 31, a Sunday, with the plates still on',
		},
	],
} satisfies Character;
