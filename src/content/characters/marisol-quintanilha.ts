import type { Character } from '../../model/types.ts';

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
		'Measured: some 4,300 bunks, with one knotted string, in fourteen years of Mondays with the free lawyers at [[mid-level|the Well]], landlords sending a boy ahead of her with a mattress. Sleepers given back their missing centimetres: 1,140.',
		'Struck from all leases, 2106: the night-light clause. A landlord may not charge for a light that the Charter gives.',
		'Carried, 2115, by four votes: herself, to the chair, with a campaign that fitted on a bread bag. _They’re lit_.',
		'Carried: the six-hour rule. An Assembly that has sat for longer is presumed not to have slept and may not vote.',
		'Granted, 2115: a third night, to a visitor in labour. Signed on the midwife’s back, there being no table.',
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
		'First names from the coasts drawn before the winter is out.',
		'An amendment she and [[tomasi-faleafa|the Delegate for the Lower Decks]] can each describe as the other’s idea.',
		'One carbon more of the minutes of closed meetings than the rules ask for. It goes home in her bag on Sundays and is left under the fruit bowl, and by the time the plates are dry it has gone.',
		'One whole night’s sleep in the second bed on Deck 31, which is kept made up, by the person it is kept for.',
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
