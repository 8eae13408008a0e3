import { brass, concrete, copper, deal, leaf, linen, moss, orange } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { pocket, line, person } = measures;
const drawn = pocket.drawn;
const mm = (value: number) => `${Math.round(value * 1000)} mm`;
const flat = ({ width, height }: { width: number; height: number }) =>
	`${mm(width)} × ${mm(height)}`;

/** Money, marks and papers, at actual size. */
export const pocketSheet: DeckSheet = {
	id: 'pocket',
	title: 'What is in a pocket',
	summary:
		'Everything here can be laid on the page and picked up, and most of it has been fished out of the net in the Well at least once. A pocket in Lagan holds the price of a loaf, the number of a buoy and, if the owner came this morning, an orange stain. Hands are drawn with them because a coin alone is a circle.',
	views: [
		{ picture: 'deck-pocket-money', title: 'Money', scale: 1 },
		{ picture: 'deck-pocket-marks', title: 'Marks of five cities', scale: 1 },
		{ picture: 'deck-pocket-papers', title: 'Passes, visa, tickets', scale: 1 },
		{ picture: 'deck-pocket-load', title: 'Load words on the fingers', scale: 5 },
	],
	sizes: [
		{
			of: 'A tenth, and its hole',
			size: `${mm(drawn.tenth.across)} across, ${mm(drawn.tenth.hole)}`,
		},
		{ of: 'A claim', size: `${mm(drawn.claim)} across` },
		{ of: 'A five, from a corner to the opposite side', size: mm(drawn.five) },
		{ of: 'A note, from ten claims up', size: flat(drawn.note) },
		{ of: 'A mark', size: flat({ width: drawn.markWidth, height: drawn.mark }) },
		{ of: 'Waveson’s disc', size: `${mm(drawn.sister.disc)} across` },
		{ of: 'Flotsam’s wood', size: flat(drawn.sister.wood) },
		{ of: 'A day pass', size: flat(drawn.pass) },
		{ of: 'A visa', size: flat(drawn.visa) },
		{ of: 'A ticket for a bucket of peelings', size: flat(drawn.ticket) },
		{ of: 'A strand of a mooring line', size: `${mm(line.drawn.strand)} across` },
		{ of: 'A hand, from the wrist', size: mm(person.drawn.hand) },
	],
	colours: [
		{ hex: concrete.light, name: 'Steel of the tenth and of Waveson’s mark' },
		{ hex: deal.mid, name: 'Bronze of the claim and the five' },
		{ hex: brass.mid, name: 'Brass of Lagan’s mark, which nobody polishes and everybody rubs' },
		{ hex: copper.mid, name: 'Copper of Derelict’s' },
		{ hex: deal.dark, name: 'Oiled wood of Flotsam’s' },
		{ hex: linen.pale, name: 'Chart paper' },
		{ hex: leaf.deep, name: 'Ink of Keel House’s notes' },
		{ hex: orange.light, name: 'Day pass, dry' },
		{ hex: brass.light, name: 'Day pass, after the harbour' },
		{ hex: moss.light, name: 'Visa' },
	],
	materials: [
		{
			of: 'Tenth',
			from: 'A steel washer, with the hole. Rusts in a wet pocket and comes clean in a gas meter.',
		},
		{
			of: 'Claim and five',
			from: 'Bronze, struck in Waveson. The buoy wears first, since it is the side people rub while they think.',
		},
		{
			of: 'Note',
			from: 'Print on the back of an old chart; soft as cloth along the folds, and no two have the same soundings.',
		},
		{
			of: 'Mark',
			from: 'Brass off one foot press, stamped by hand; the edges wear round in a year; the number never wears away. The cord is tarred twine and is renewed.',
		},
		{
			of: 'Day pass',
			from: 'Thin paper in a dye that is not fast. Wet, it pales at the top, runs to the foot, and colours the hand for about a week.',
		},
		{
			of: 'Visa',
			from: 'Green card, stiff enough to stand in a breast pocket. One hole is punched for each night.',
		},
		{
			of: 'Peelings ticket',
			from: 'White card, notched at the ends, traded by children until it is grey.',
		},
	],
	never: [
		'A face on any of it: a portrait on a coin, a photograph on a pass or a visa.',
		'Two notes with the same soundings on the back.',
		'A coin above five claims, or a note below ten.',
		'A third hole in a visa without two signatures: the Warden’s and the Speaker’s.',
		'A mark of Lagan in anything but brass, or without a number before and after the stroke: the mooring line, of which there are 96, then the tag.',
		'A wet day pass in a clean hand.',
	],
};
