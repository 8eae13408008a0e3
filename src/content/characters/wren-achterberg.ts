import type { Character } from '../types.ts';

export const wrenAchterberg = {
	id: 'wren-achterberg',
	name: 'Wren Achterberg',
	role: 'Seed-runner',
	faction: 'Equilibrium',
	description:
		'Heir to Tern Provision, and its one regular thief. Each Thursday, while the queue reads the price, a crate of seed goes out past the hatch and up on to the roofs of the lower decks.',
	portrait: 'portrait-wren-achterberg',
	age: 24,
	gender: 'non-binary',
	achievements: [
		'Has taken one crate a week since the spring of 2115, and missed two Thursdays, both for rope duty.',
		'Put sixty-three roofs of the lower decks under beans, onions and wheat, including the one over Tern’s own clerks.',
		'Got Tern’s patent wheat, which is bred not to come true, to come nearly true by the fourth sowing.',
		'Carried the turnips of 2116 down again when asked.',
		'Persuaded [[ines-quintanilha]] to read sowing dates as weather. Two trawlers have since complained of the forecast.',
	],
	personalityTraits: [
		'Cannot leave a door half shut',
		'Apologises to plants and not to people',
		'Knows the price of everything and is ashamed of it',
		'Whistles when frightened',
		'Bad at being given things',
		'Goes round by the stairs so as not to pass the bread hall',
	],
	goals: [
		'A roof garden on every block of the lower decks before the vote, so that the question about food has something to stand on.',
		'Wheat that can be saved and sown by anyone, with no licence, in the hands of [[tomasi-faleafa|the Delegate’s]] people by spring.',
		'Find the eleven who keep bowls on Deck 10 a berth with a stove, without learning their names.',
		'On 3 May Wren will be twenty-five, and a seat at Tern’s table falls to them unless it is refused in writing. The form needs [[leopold-achterberg|the Managing Partner’s]] signature beside their own. It has been in the suitcase since 2113, and they know it by heart.',
	],
} satisfies Character;
