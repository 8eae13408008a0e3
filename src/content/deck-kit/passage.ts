import { brass, canvas, deal, hemp, palette, steel, wood } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { corridor, deck, hull, person, stair } = measures;
const { door, lamp, plate, rail } = corridor.drawn;
const metres = (size: number) => `${size.toFixed(2)} m`;
const by = (...sizes: number[]) => `${sizes.map((size) => size.toFixed(2)).join(' × ')} m`;
const steps = Math.round((deck.height * stair.steps) / hull.height);

export const deckPassage: DeckSheet = {
	id: 'passage',
	title: 'A passage and a stair',
	summary:
		'A passage is as wide as two people and a bucket, and most conversations in it begin with the bucket. Cream above the shoulder, tar brown below, pipes over all of it; what changes from deck to deck is the rail, which tells you where you are with your eyes shut.',
	views: [
		{ picture: 'deck-passage-wall', title: 'A wall, and the passage cut across', scale: 50 },
		{ picture: 'deck-passage-stair', title: 'One deck of the stair round a Well', scale: 100 },
		{ picture: 'deck-passage-rails', title: 'Four rails, the plate, the lamp', scale: 10 },
		{
			picture: 'deck-passage-sight',
			title: 'At eye level (to scale where the figure is)',
			scale: 50,
		},
	],
	sizes: [
		{ of: 'A passage, across', size: metres(corridor.width) },
		{ of: 'A street, at its widest', size: metres(corridor.street) },
		{ of: 'From one floor to the next', size: metres(deck.height) },
		{ of: 'Clear under the pipes', size: metres(deck.clear) },
		{ of: 'The paint line, at the shoulder', size: metres(person.drawn.shoulder) },
		{ of: 'The rail, above the floor', size: metres(rail) },
		{ of: 'A door', size: by(door.width, door.height) },
		{ of: 'A sill; below the splash line there are two', size: metres(door.sill) },
		{
			of: 'The lamp’s glass, and how high it hangs',
			size: `${metres(lamp.across)}, ${metres(lamp.height)}`,
		},
		{
			of: 'The red plate, and how high its foot is',
			size: `${by(plate.width, plate.height)}, ${metres(plate.foot)}`,
		},
		{
			of: `A step of the stair, ${steps} to a deck`,
			size: `${(deck.height / steps).toFixed(3)} × ${metres(stair.drawn.going)}`,
		},
		{
			of: 'The stair, across, and its landing',
			size: `${metres(stair.drawn.width)}, ${metres(stair.drawn.landing)}`,
		},
	],
	colours: [
		{ hex: canvas.pale, name: 'Cream, above the shoulder' },
		{ hex: canvas.mid, name: 'Cream, out of the lamplight' },
		{ hex: wood.dark, name: 'Tar brown, below it' },
		{ hex: wood.deep, name: 'Tar brown, out of the lamplight' },
		{ hex: steel.dark, name: 'Floor plates' },
		{ hex: brass.light, name: 'The lamp’s light: weak tea' },
		{ hex: palette.red, name: 'The plate at every hundredth frame' },
		{ hex: hemp.mid, name: 'Rope: the lower decks’ rail, and every household’s knots' },
		{ hex: deal.mid, name: 'Ash: the mid decks’ rail' },
		{ hex: brass.mid, name: 'Brass: the upper rail, letter-boxes, the gate’s lattice' },
	],
	materials: [
		{
			of: 'Walls',
			from: 'Steel sheet in two paints; the brown shines at the hip and is scuffed by prams, the cream has a grey tide over every lamp.',
		},
		{
			of: 'Floor',
			from: 'Chequered plate, worn smooth along the middle but not an arm’s length to either side.',
		},
		{
			of: 'Doors',
			from: 'Whatever the tenants liked, over what the last ones liked; five colours show at a chip.',
		},
		{
			of: 'The lamp',
			from: 'Round glass in a wire cage, dusted by the warden as far as the warden can reach.',
		},
		{
			of: 'The household’s rope',
			from: 'Three-strand, pale at this year’s end and nearly black at the first knot.',
		},
		{
			of: 'The plate',
			from: 'Cast iron, riveted on in the yards; repainted red, its number picked out by hand.',
		},
		{
			of: 'Steps',
			from: 'Steel with a brass nosing, dished on the side where people keep to the rail.',
		},
	],
	never: [
		'The wrong rail: rope on the lower decks, ash on the mid, brass on the upper, and bare pipe below the waterline.',
		'A rail outside a door with more than one knot to a year. There are {{world.mooringYear}} at most.',
		'A curtain that touches the floor. It clears it by the breadth of a hand, so that feet can be counted.',
		'A lens over a door, or a picture of anybody on a wall by order. No system keeps a face.',
		'A passage without pipes overhead. Very tall people have learned where the valves are.',
		'Anything below the splash line that simply stands: things there have iron feet, hang from hooks or float; and the letter-box is at the top of the door.',
	],
};
