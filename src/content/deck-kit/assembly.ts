import { brass, canvas, deal, palette, slate, water, wood } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { well, deck, person } = measures;
const drawn = well.drawn;
const span = (value: number) => `${value.toFixed(2)} m`;
const mm = (value: number) => `${Math.round(value * 1000)} mm`;
const last = drawn.rows.first + drawn.rows.more * (drawn.rows.count - 1);

/** The Assembly's hall, and the drum from which half of its members are drawn. */
export const assemblySheet: DeckSheet = {
	id: 'assembly',
	title: 'The Well and the Lot',
	summary:
		'A hall that was meant for a turbine and got the Assembly, which is louder. Delegates sit on the floor in the light; round them, as far up as the dark, sit the people who have come to hear it, and the upper rows eat. Half of those below were elected, and half were pulled out of a herring drum by a child: draw both halves equally surprised to be there.',
	views: [
		{ picture: 'deck-assembly-hall', title: 'From tier to tier, and half from above', scale: 1000 },
		{ picture: 'deck-assembly-bench', title: 'A bench, in a vote', scale: 20 },
		{ picture: 'deck-assembly-drum', title: 'The drum, and the hand that draws', scale: 20 },
	],
	sizes: [
		{
			of: 'The hall',
			size: `${span(drawn.across)} across, ${span((well.top - well.foot + 1) * deck.height)} high`,
		},
		{ of: 'The floor', size: `${span(drawn.floor)} across` },
		{
			of: `A tier, of which there are ${drawn.tiers}, with ${drawn.benches} benches on each`,
			size: `${span(drawn.depth)} deep, ${span(drawn.rise)} up to the next`,
		},
		{ of: 'From the floor to the lowest tier', size: span(drawn.front) },
		{
			of: 'The net under the front row',
			size: `${span(drawn.net.reach)} out, ${span(drawn.net.clear)} clear below`,
		},
		{
			of: 'Delegates’ benches, on each side',
			size: `${drawn.rows.count}, with ${drawn.rows.first} to ${last} places, ${span(drawn.rows.apart)} apart`,
		},
		{
			of: 'A delegate’s place',
			size: `${span(drawn.seat.width)} of bench, ${span(drawn.seat.height)} high`,
		},
		{ of: 'The rail before a bench', size: `${span(drawn.rail)} high` },
		{
			of: 'The drum',
			size: `${span(drawn.drum.length)} × ${span(drawn.drum.across)} across, its axle ${span(drawn.drum.axle)} above the floor`,
		},
		{ of: 'Its hatch', size: `${span(drawn.drum.hatch)} square` },
		{
			of: 'The tin',
			size: `${mm(drawn.tin.across)} across, ${mm(drawn.tin.height)} high`,
		},
		{
			of: 'A slip, in a child’s hand',
			size: `${mm(drawn.slip.width)} × ${mm(drawn.slip.height)}; a grown hand is ${mm(person.drawn.hand)}`,
		},
	],
	colours: [
		{ hex: canvas.light, name: 'Tiers, where the lamps reach' },
		{ hex: canvas.dark, name: 'Tiers in shadow, and the wall round the floor' },
		{ hex: palette.deep, name: 'The dark under Deck 29' },
		{ hex: wood.dark, name: 'Benches, the drum’s cradle' },
		{ hex: deal.light, name: 'Ash of the rails' },
		{ hex: slate.mid, name: 'Drum: a herring packer’s blue' },
		{ hex: water.deep, name: 'Drum, its shadow side' },
		{ hex: brass.mid, name: 'Tin' },
		{ hex: palette.foam, name: 'Net' },
		{ hex: palette.yellow, name: 'Lamps, turned up for a vote' },
	],
	materials: [
		{
			of: 'Hall',
			from: 'Plate on heavy frames, made for a machine that never came. It still has a draught, which is what the first meeting was about.',
		},
		{
			of: 'Tiers',
			from: 'Painted plate, worn to the steel at the edge of each step, and gritty with crumbs from about the sixth up.',
		},
		{
			of: 'Benches',
			from: 'Hatch boards, polished by sitting. The front row to weather is the palest, because nobody there has had time to polish it.',
		},
		{
			of: 'Rails',
			from: 'Ash, as in all the mid decks, dark where hands close on it before a vote.',
		},
		{
			of: 'Net',
			from: 'Old herring net, mended with whatever twine was about. It sags most on a Thursday and is cleared on Fridays.',
		},
		{
			of: 'Drum',
			from: 'Rolled steel in a packer’s paint. The top is bare and bright where ten years of oaths have put a hand, and the foot has rusted where the brine stood.',
		},
		{
			of: 'Tin',
			from: 'Tinplate with a printed fish, soldered once. Its edge has been turned in, since children put their hands in it.',
		},
		{
			of: 'Slips',
			from: 'White card, a number on each, soft at the corners; they go back in the drum, and some of them have been drawn more than once.',
		},
	],
	never: [
		'Paper in the hand of a delegate who is speaking: what would have been read out is in the net.',
		'A button, ballot or screen for a vote. It is an arm, with the lamps up, row by row, yes before no.',
		'A coat, bag or elbow on an empty place. Its neighbours have been asked.',
		'Anybody who can read, drawing from the drum. A child who has begun to is thanked and given a biscuit.',
		'Party benches. The elected sit to lee, the lowest decks in front; the drawn sit to weather, in the order in which they came out.',
		'A bell or a gavel. A saucepan opens the sitting, and always has.',
	],
};
