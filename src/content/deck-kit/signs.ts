import { brass, canvas, copper, leaf, palette, plum, rust, steel } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { corridor, flag } = measures;
const { bucket, bucketStand, plate, lamp, bubble, rails, tap, stop } = corridor.drawn;
const span = (value: number) => `${value.toFixed(2)} m`;
const mm = (value: number) => `${Math.round(value * 1000)} mm`;

/** Buckets, plates, rails, taps and flags. */
export const signsSheet: DeckSheet = {
	id: 'signs',
	title: 'Signs, buckets, flags',
	summary:
		'Lagan has few words on its walls, since no language has a majority, and tells people where they are in paint and in things a hand finds. The bucket gives the district, the rail the level, the tap the water. What is written is mostly a number, and now and then the number is right.',
	views: [
		{ picture: 'deck-signs-buckets', title: 'Fire buckets, a colour to a district', scale: 20 },
		{ picture: 'deck-signs-passage', title: 'Where two districts meet', scale: 50 },
		{ picture: 'deck-signs-touch', title: 'What a hand reads', scale: 5 },
		{ picture: 'deck-signs-flags', title: 'Flags at Keel House', scale: 100 },
	],
	sizes: [
		{
			of: 'A fire bucket, without its handle',
			size: `${span(bucket.across)} across, ${span(bucket.height)} high`,
		},
		{
			of: 'A stand for three',
			size: `${span(bucketStand.length)} long, bar at ${span(bucketStand.bar)}`,
		},
		{
			of: 'The red plate at every hundredth frame',
			size: `${span(plate.width)} × ${span(plate.height)}, foot at ${span(plate.foot)}`,
		},
		{
			of: 'A lamp’s glass, over every second door',
			size: `${span(lamp.across)} across, ${span(lamp.height)} up`,
		},
		{
			of: 'The long spirit level for the trim',
			size: `${span(bubble.length)} long, ${span(bubble.height)} up`,
		},
		{
			of: 'Rails, by thickness',
			size: `rope ${mm(rails.rope)}, ash ${mm(rails.ash)}, brass ${mm(rails.brass)}, pipe ${mm(rails.pipe)}`,
		},
		{ of: 'The height of a rail', size: span(corridor.drawn.rail) },
		{ of: 'A tap’s handle', size: `${mm(tap)} across` },
		{ of: 'A stop’s red handle', size: `${mm(stop)} long` },
		{
			of: 'A flag at Keel House, and its staff',
			size: `${span(flag.drawn.width)} × ${span(flag.drawn.height)} on ${span(flag.drawn.pole)}`,
		},
	],
	colours: [
		{ hex: canvas.mid, name: 'Sand: buckets of Central' },
		{
			hex: palette.white,
			name: 'White: Innovation, which is white throughout, so that leaks show',
		},
		{ hex: rust.mid, name: 'Brick red: the Quarters' },
		{ hex: plum.mid, name: 'Plum: Cultural & Arts' },
		{ hex: steel.mid, name: 'Steel grey: the Maritime Zone' },
		{ hex: leaf.dark, name: 'Green: the Gardens' },
		{ hex: palette.red, name: 'Red: the plate of numbers, the stop, the fitter’s tag' },
		{ hex: brass.mid, name: 'Brass: the strip between districts, taps, the upper rail' },
		{ hex: canvas.pale, name: 'Cream, above the shoulder' },
		{ hex: copper.dark, name: 'Tar brown, below it' },
	],
	materials: [
		{
			of: 'Fire buckets',
			from: 'Zinc under paint, a coat for each year somebody remembered. The paint goes first at the rim, where they are used as ashtrays and as letter-boxes.',
		},
		{
			of: 'Sand',
			from: 'Sand, by ordinance, with one butt-end and somebody’s keys.',
		},
		{
			of: 'Red plate',
			from: 'Cast, and riveted on in the yards; the rivets have been painted with the wall so often that they have no edges.',
		},
		{
			of: 'Brass strip',
			from: 'Let into the floor, bright in the middle from feet, black at the walls, and scored by castors.',
		},
		{
			of: 'Rails',
			from: 'Rope, tarred and grey with palms; ash, oiled, worn flat on top; brass, polished by sleeves; bare pipe, warm if the heating is on.',
		},
		{
			of: 'Taps',
			from: 'Brass. The round one, for drinking, shines; the ring, for brine, has gone green.',
		},
		{
			of: 'Flags',
			from: 'Bunting dyed in Cultural & Arts, sewn from pieces, never printed. The fly frays first and is hemmed back, so that old flags are shorter.',
		},
	],
	never: [
		'Water in a fire bucket, or two colours in one district.',
		'A printed notice or a screen: notices are chalked, so that anybody with a rag can correct them, and somebody has, and signed.',
		'A Deck 0. Numbers go from 1 to −1.',
		'The six flags out of order or of different sizes. The order of their letters, C, E, F, G, N, V, took four months to agree, and the size took longer.',
		'A brass rail on the lower decks, or a rope one on the upper.',
		'A red handle by itself: the person who pulled it is beside it, with tea.',
	],
};
