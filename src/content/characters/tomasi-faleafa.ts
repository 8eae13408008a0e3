import type { Character } from '../types.ts';

export const tomasiFaleafa = {
	id: 'tomasi-faleafa',
	name: 'Tomasi Faleafa',
	role: 'Delegate for the Lower Decks',
	faction: 'Citizen Assembly',
	description:
		'A stevedore who led nineteen days of strike, lost it, and was elected by people on both sides of the argument about why. His voters want the berths opened to their cousins and closed to everybody else’s.',
	portrait: 'portrait-tomasi-faleafa',
	age: 34,
	gender: 'man',
	spouse: 'Pilar',
	achievements: [
		'Led the Hook Strike of 2113: nineteen hundred hooks, nineteen days, no broken windows, lost.',
		'Kept the grain gangs at work through all of it, and has been thanked for it and spat at for it in the same lift.',
		'Negotiated a kettle.',
		'Got the rent of a third of a bunk fixed at 14 claims in 2116. Until then it had been whatever the sleeper had.',
		'Carried the Chairs Act of 2117, under which anybody who is made to wait for work must be given something to sit on.',
	],
	personalityTraits: [
		'Reads upside down',
		'Carries things for people who have not asked',
		'Leaves a silence where it will do most damage',
		'Keeps a list of what he owes',
		'Laughs late',
		'Lifts with his back, and lectures others',
		'Stubborn about fish',
	],
	goals: [
		'Berths first for those who sleep in thirds, then for the coasts, in one bill, so that neither half can be voted through without the other.',
		'A dock rate that goes up when the loaf does, posted on the same board at the same hour.',
		'Wheat on every tank lid by spring, from [[wren-achterberg]] or from wherever it may be supposed to come from.',
		'To have [[marisol-quintanilha|the Speaker]] turn the card over and let him count.',
		'Since June he has been asking bakers, one at a time and in talk about other things, how far flour can be made to go. The silos on Decks −11 to −15 hold twenty-six days of it. He has got to forty.',
	],
} satisfies Character;
