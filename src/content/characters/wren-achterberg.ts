import type { Character } from '../../model/types.ts';

export const wrenAchterberg = {
	id: 'wren-achterberg',
	name: 'Wren Achterberg',
	role: 'Seed-runner',
	faction: 'Equilibrium',
	description:
		'Heir to Tern Provision, and its one regular thief. Each Thursday, while the queue reads the price, a crate of Tern’s seed goes out on a pass that ought to have lapsed, and up on to the roofs of the lower decks.',
	portrait: 'portrait-wren-achterberg',
	stance:
		'A garden on every roof of the lower decks before the ninth, so that “who will feed them?” has the start of an answer.',
	form: 'exercise',
	age: 24,
	gender: 'non-binary',
	achievements: [
		'Crates: one a week since the spring of 2115. Missed: one or two a year, for rope duty. Sorry.',
		'Roofs sown: sixty-three, in beans, onions and wheat. The one over the offices of the bread hall is marrows, and Tern’s clerks admire the green.',
		'Tern’s patent wheat, which is bred not to come true. Fourth sowing: nearly true.',
		'The turnips of 2116: carried up, carried down again when asked, apologised to.',
		'Sowing dates, read out by [[ines-quintanilha]] as shipping weather. Two trawlers have complained of the forecast.',
	],
	personalityTraits: [
		'Apologises to plants, not people',
		'Whistles when frightened',
		'Bad at being given things',
		'Knows the price of everything and is ashamed of it',
		'Says “whom”, and could bite it off',
		'Goes round by Deck 9 so as not to pass the bread hall',
	],
	goals: [
		'A roof on every block of the lower decks before the vote, so that the question about food has something to stand in.',
		'Wheat that anyone can save and sow, with no licence, in the hands of [[tomasi-faleafa|the Delegate’s]] people by spring.',
		'A berth with a stove for the eleven people who keep their bowls in an empty one on Deck 10, without learning their names.',
		'The form, sent in. On 3 May Wren will be twenty-five, and a seat at Tern’s table falls to them unless it is refused in writing, with [[leopold-achterberg|the Managing Partner’s]] signature beside their own. It came down in the leather suitcase in 2113 and, folded in eight, keeps the bunk level.',
		'Swimming, at the Deck 14 baths, in the class for under-sevens.',
	],
	speech: [
		{
			text: 'From whom? From Stores, if they ask. Mind the sill, get your end up, and walk as though it bored you rigid.',
			where: 'to a new runner, at the hatch',
		},
		{
			text: 'Sorry. I know, I’m sorry. It’s only till Monday, and then it’s a tank lid and all the sun you can eat.',
			where: 'to a tray of wheat, on a dark landing',
		},
		{
			text: 'It’s thyme. It isn’t an apology. It wants a window and you’ve got one, that’s all.',
			where: 'to a neighbour whom they shouted at on Tuesday',
		},
		{
			text: 'Four, up one. You can tell from here, it goes quiet right through the floor. A three’s got coughing in it.',
			where: 'to the trolley crew, at six, from three decks below the board',
		},
		{
			text: 'Upstairs doesn’t shout. Upstairs explains. I had asked for one week, a single one, and he was reaching for a pencil. It doesn’t matter. What do you give for greenfly?',
			where: 'to the Keeper, unasked',
		},
	],
} satisfies Character;
