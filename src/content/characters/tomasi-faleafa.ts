import type { Character } from '../../model/types.ts';

export const tomasiFaleafa = {
	id: 'tomasi-faleafa',
	name: 'Tomasi Faleafa',
	role: 'Delegate for the Lower Decks',
	faction: 'Citizen Assembly',
	description:
		'A stevedore who led nineteen days of strike, lost it, and was elected by people on both sides of the argument about why. His voters want the empty berths opened to their cousins and closed to everybody else’s.',
	portrait: 'portrait-tomasi-faleafa',
	stance:
		'One bill: first the people aboard who sleep in thirds, then the coasts. How he will vote himself he has told nobody.',
	form: 'song',
	age: 34,
	gender: 'man',
	spouse: 'Pilar',
	achievements: [
		'First, with respect, the strike of 2113: the hooks of every gang on the Deck 2 rail, heard as far up as [[upper-level|Halyard Tower]] in a south-west wind. No broken windows. Lost.',
		'The grain gangs, who worked through all of it at his asking. He has been thanked for it and spat at for it in the same lift.',
		'A kettle. The mess kept it with the label on for most of a year, until the old one split.',
		'For the sleepers: a third of a bunk, one watch on somebody else’s pillow, fixed at 14 claims in 2116. Until then it had been whatever they had.',
		'For the old people: the Chairs Act of 2117. If you make a person wait for work, you give them something to sit on.',
		'For everybody, twenty-six meetings on the berths. He stacked the benches.',
	],
	personalityTraits: [
		'Carries things for people who have not asked',
		'Leaves a silence where it will do most damage',
		'Lifts with his back, and lectures others',
		'Asks after four cousins before he asks for anything',
		'Stubborn about fish',
		'Stands until everyone else has a chair',
	],
	goals: [
		'Berths for those who sleep in thirds, then for the coasts, in one bill, so that neither cousin can be voted in without the other.',
		'A dock rate that goes up when the loaf does, on the same board at the same hour.',
		'To hear from the bakers, one at a time and in talk about other things, how far flour can be made to go. The silos hold twenty-six days of it. He has got to forty.',
		'Wheat on every tank lid by spring, thanks to [[wren-achterberg]], or thanks to nobody.',
		'Four gangs back on the benches on Tuesdays, and [[marisol-quintanilha|the Speaker]] turning over the card with her count on it, so that he can help.',
	],
	speech: [
		{
			text: 'Tulou, tulou, mind your feet. First, good evening to Iosua’s family, to the Outtens, and to Mrs. Girgis, who has heard this speech already through the wall. The clerk gives us ten minutes. In my mother’s village that is the coughing.',
			where: 'opening a Tuesday in the Deck 2 mess',
		},
		{
			text: 'Mr. Achterberg did not take our bread. Mr. Achterberg sold it to us, on the day he said, at the price he said. Stow that where you can reach it.',
			where: 'to a young stevedore who wants another strike',
		},
		{
			text: 'Your cousin in the boat is ours, sister. Your lodger in the bunk is ours as well, and his feet stick out. Let us count the two of them on one page.',
			where: 'to a voter from Deck 5, after the night watch',
		},
		{
			text: 'A fine bill. Who is carrying it, by which stair, and what do we pay them?',
			where: 'in the house, before any vote',
		},
		{
			text: 'Knees, uso. God gave us two.',
			where: 'to anyone lifting anything',
		},
	],
} satisfies Character;
