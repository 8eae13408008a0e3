import { brass, canvas, concrete, deal, palette, slate, steel, wood } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { deck, hull, lift, person, stair } = measures;
const { car, freight, shaft } = lift.drawn;
const metres = (size: number) => `${size.toFixed(2)} m`;
const by = (...sizes: number[]) => `${sizes.map((size) => size.toFixed(2)).join(' × ')} m`;
const landing = shaft + 2 * (stair.drawn.landing + stair.drawn.width);

export const deckLift: DeckSheet = {
	id: 'lift',
	title: 'A lift',
	summary:
		'One of the twelve Wells, with its four cars for people, its two for bread, and the stair for everybody whose deck is not one more than a multiple of three. A car is a warm brown box in which you say aloud where you sleep. The attendant has heard it before, and has a thermos.',
	views: [
		{ picture: 'deck-lift-car', title: 'A car, from its back bench; sizes at the cut', scale: 20 },
		{ picture: 'deck-lift-car-plan', title: 'A car with its sixteen, from above', scale: 20 },
		{ picture: 'deck-lift-stair', title: 'Four decks of a Well', scale: 100 },
		{ picture: 'deck-lift-plan', title: 'A Well from above, at Deck 22', scale: 100 },
	],
	sizes: [
		{ of: 'Inside a passenger car, and its height', size: by(car.width, car.depth, car.height) },
		{ of: 'Its gate, across', size: metres(car.gate) },
		{ of: 'People to a car, the attendant not counted', size: `${lift.holds}` },
		{ of: 'The paint line, at the shoulder', size: metres(person.drawn.shoulder) },
		{ of: 'A bench, depth and height', size: by(lift.drawn.place.depth, lift.drawn.place.height) },
		{
			of: 'Inside a freight car, and its height',
			size: by(freight.width, freight.depth, freight.height),
		},
		{ of: 'The shaft, square', size: metres(shaft) },
		{ of: 'A landing, from the gate to the stair', size: metres(stair.drawn.landing) },
		{ of: 'The stair, across', size: metres(stair.drawn.width) },
		{
			of: 'A step, depth and height',
			size: by(stair.drawn.going, hull.height / stair.steps),
		},
		{ of: 'Shaft, landings and stair together, square', size: metres(landing) },
		{ of: 'From stop to stop of an ordinary car', size: metres(lift.stops * deck.height) },
	],
	colours: [
		{ hex: canvas.pale, name: 'Cream, above the shoulder, and the deck’s number' },
		{ hex: wood.dark, name: 'Tar brown below it, in the lamp’s light' },
		{ hex: wood.deep, name: 'The same, away from the lamp' },
		{ hex: brass.mid, name: 'Brass of gate, lever and plate' },
		{ hex: deal.mid, name: 'Ash slats of the benches, and the stair’s rail' },
		{ hex: slate.deep, name: 'The shaft’s wall, by what light the car lets out' },
		{ hex: concrete.light, name: 'Steel treads, trodden bright' },
		{ hex: steel.light, name: 'Plate of the landings' },
		{ hex: palette.yellow, name: 'Yellow on the edge of every floor' },
		{ hex: palette.red, name: 'The thermos' },
	],
	materials: [
		{
			of: 'The car',
			from: 'Steel sheet on angle iron, in two coats; the brown is polished by backs, and darkest where heads lean.',
		},
		{
			of: 'The gate',
			from: 'Flat brass on rivets, bright at the height of the hand and brown at the ankle. It complains on the last quarter.',
		},
		{
			of: 'The lever',
			from: 'Cast brass on a steel stand, worn by one glove a watch until the notches are a matter of opinion.',
		},
		{
			of: 'Benches',
			from: 'Ash slats, screwed, never upholstered: seven people may sit, and the eighth may look at them.',
		},
		{
			of: 'Deck numbers',
			from: 'Cream oil paint, stencilled on the wall of the shaft at every deck, repainted from a moving car and therefore not quite level.',
		},
		{
			of: 'Stair',
			from: 'Chequered steel with a lip, silver down the middle; the rail is ash and splices show where a length was replaced.',
		},
		{
			of: 'The shaft',
			from: 'Bare plate under grease and lint, with the telephones’ copper up one corner in three clipped trunks.',
		},
	],
	never: [
		'Buttons, a dial or a screen. You say your deck and a person moves the lever.',
		'An ordinary gate on a deck between stops. Below the top one at 58 they are three apart, down to 1, and again from −2 to −38.',
		'A car without its attendant, or an attendant without a stool.',
		'Anybody paying to go down. Going up is a tenth, put into a hand.',
		'Somebody holding the gate against a wheelchair or a stretcher. The next car is theirs, and everybody in it gets out.',
		'The Well with seats in it. That is one hall on Decks 24 to 28; these are shafts.',
	],
};
