import type { Character } from '../../world/types.ts';

export const marisolQuintanilha = {
	id: 'marisol-quintanilha',
	name: 'Speaker Marisol Quintanilha',
	role: 'Speaker of the Assembly',
	faction: 'Citizen Assembly',
	description:
		'Was elected on opening two and three-quarter million empty berths to the coasts, and needs the votes of people who would have to share theirs. Most nights the sum is nearly right. Her daughter, who sits in the same house, is against waiting for it.',
	portrait: 'portrait-marisol-quintanilha',
	stance:
		'Open the berths to the coasts, by lot, a first part of them in due season. She needs 111 votes and counts them every night.',
	form: 'roster',
	age: 49,
	gender: 'woman',
	predecessor: 'Bertrand Achille',
	children: ['Inês Quintanilha'],
	achievements: [
		'Sat for fourteen years of Mondays beside the free lawyers at [[mid-level|the Well]]. In the rest of the week she laid her string on some 4,300 bunks, with landlords sending a boy ahead of her with a mattress, and got 1,140 sleepers their missing centimetres.',
		'Had the night-light clause struck out of lower-deck leases in 2106: a landlord may not charge for a light that the Charter gives.',
		'Won the chair in 2115 by four votes, with a campaign that fitted on a bread bag: _They’re lit_.',
		'Put through the six-hour rule, by which an Assembly that has sat for longer is presumed not to have slept and may not vote.',
		'Signed her half of the third hole of 2115, by which a visitor in labour was allowed a third night, on the midwife’s back, there being no table.',
	],
	personalityTraits: [
		'Thanks people for objections, so as to number them',
		'Agrees with the second half of any sentence',
		'Winds string round a finger when lied to',
		'Does housework at people',
		'Will not start a meal on the ebb',
		'Uses surnames in the chamber, her own included',
	],
	goals: [
		'A hundred and eleven votes on one evening, out of 220.',
		'Have the first names from the coasts drawn before the winter is out.',
		'Reach an amendment with [[tomasi-faleafa|the Delegate for the Lower Decks]] that each of them can describe as the other’s idea.',
		'See that the minutes of closed meetings go on being typed with one carbon more than the rules ask for. It goes home in her bag on Sundays and is left under the fruit bowl, and by the time the plates are dry it has gone.',
		'Let the second bed in her room on Deck 31, which is kept made up, be slept in for one whole night by the person it is kept for.',
	],
	speech: [
		{
			text: 'Then look. A berth is a lamp, a number and a promise. The lamp we have paid for, the number we have painted, and the promise we shall keep, in due season, with a first tranche, and I myself shall carry down the first mattress, because I know who used to carry it.',
			where: 'to the house, opening the debate, one hand for the upper rows',
		},
		{
			text: 'I thank the Delegate. That is his third objection, it is his best, and he will find me on his landing this evening to hear the fourth.',
			where: 'from the chair, to a delegate for the middle decks',
		},
		{
			text: 'Minha filha, you eat like a customs officer. Sit. The tide has turned, the beans are hot, and the Assembly will wait.',
			where: 'to a copying clerk, twenty minutes into a supper break',
		},
		{
			text: 'Take the shirt also. I do not know whose it is.',
			where: 'at her own door, any Sunday, about nine',
		},
	],
} satisfies Character;
