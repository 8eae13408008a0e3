import type { Character } from '../types.ts';

export const marisolQuintanilha = {
	id: 'marisol-quintanilha',
	name: 'Speaker Marisol Quintanilha',
	role: 'Speaker of the Assembly',
	faction: 'Citizen Assembly',
	description:
		'Was elected on two words about the empty berths, and has needed a great many since. To open them she must have the votes of people who would find a stranger behind the drying rack. Most nights the sum is nearly right.',
	portrait: 'portrait-marisol-quintanilha',
	age: 49,
	gender: 'woman',
	predecessor: 'Bertrand Achille',
	children: ['Inês Quintanilha'],
	achievements: [
		'Laid her string on some 4,300 bunks between 2099 and 2113, and got 1,140 of them back their missing centimetres.',
		'Had the night-light clause struck out of lower-deck leases in 2106: a landlord may not charge for a light that the Charter gives.',
		'Won the chair in 2115 by four votes.',
		'Put through the six-hour rule, by which an Assembly that has sat for longer is presumed not to have slept and may not vote.',
		'Signed her half of the third hole of 2115 on the midwife’s back, there being no table.',
	],
	personalityTraits: [
		'Counts under her breath',
		'Thanks people for objections, so as to number them',
		'Agrees with the second half of any sentence',
		'Winds string round a finger when lied to',
		'Does housework at people',
		'Never uses a first name in the chamber, one in particular',
	],
	goals: [
		'A hundred and eleven votes on one evening.',
		'Have the first names from the coasts drawn before the winter is out.',
		'Reach an amendment with [[tomasi-faleafa|the Delegate for the Lower Decks]] that each of them can describe as the other’s idea.',
		'Find a sum to show [[leopold-achterberg]], or learn to do without one.',
		'Since the spring the minutes of closed meetings have been typed with one carbon more than the rules ask for. It goes home in her bag on Sundays and is left under the fruit bowl, and by the time the plates are dry it has gone.',
	],
} satisfies Character;
