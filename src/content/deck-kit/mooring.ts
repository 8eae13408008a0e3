import { canvas, hemp, leaf, oilskin, palette, rust, slate, steel } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { count, mouths, clamp, summit, spare, drawn } = measures.line;
const inM = (size: number) => `${size.toFixed(2)} m`;
const minus = (deck: number) => `${deck}`.replace('-', '−');

export const mooring: DeckSheet = {
	id: 'mooring',
	title: 'A mooring line',
	summary: `One of the ${count} lines, from the hill to the house in which it ends. Seven strands are laid up to the thickness of a thigh; a steel mouth bends them, the plating takes them up, and a clamp on Deck ${clamp} holds what there is to hold. A bare hand laid on it is the accepted instrument, and the keeper’s pencil the record.`,
	views: [
		{ picture: 'deck-mooring-line', title: 'The line, its strands, the knife', scale: 5 },
		{ picture: 'deck-mooring-house', title: 'Clamp and winch house, section and plan', scale: 100 },
		{ picture: 'deck-mooring-run', title: 'The run down the hull', scale: 1000 },
		{ picture: 'deck-mooring-ends', title: 'The steel mouth; the buoy', scale: 100 },
	],
	sizes: [
		{ of: 'Line, across', size: inM(drawn.across) },
		{ of: `Strand, across; six lie round a seventh`, size: `${drawn.strand.toFixed(3)} m` },
		{ of: 'Weight, a shoulder to a metre', size: `${drawn.weight} kg/m` },
		{ of: 'Steel mouth, across its opening', size: inM(drawn.mouth) },
		{
			of: 'Mouths, highest and lowest deck',
			size: `${minus(mouths.top)} and ${minus(mouths.foot)}`,
		},
		{
			of: 'Clamp, length and height',
			size: `${drawn.clamp.width.toFixed(2)} × ${inM(drawn.clamp.height)}`,
		},
		{
			of: 'Winch house, wide, deep and high',
			size: `${drawn.house.width.toFixed(2)} × ${drawn.house.depth.toFixed(2)} × ${inM(drawn.house.height)}`,
		},
		{ of: 'Buoy, across', size: inM(drawn.buoy) },
		{ of: 'From the surface to the top of the hill', size: `${summit} m` },
		{ of: 'The spare', size: `${spare.toLocaleString('en-GB')} m` },
	],
	colours: [
		{ hex: canvas.light, name: 'New rope: a ten, in the light' },
		{ hex: canvas.dark, name: 'New rope in shadow' },
		{ hex: hemp.mid, name: 'Old rope: a one, and grey at the heart' },
		{ hex: oilskin.dark, name: 'Lanolin: between the strands' },
		{ hex: rust.mid, name: 'Rust red: the lent oilskin' },
		{ hex: slate.mid, name: 'Clamp blue-grey: jaws, girders' },
		{ hex: palette.red, name: 'Red: the clamp’s wheel, the roof over it, the splash line' },
		{ hex: leaf.dark, name: 'Winch green: drum, door' },
		{ hex: palette.yellow, name: 'Field yellow: buoys, knife handles, hard suits' },
		{ hex: steel.mid, name: 'Cast steel: the mouth, rubbed bright where the line lies' },
	],
	materials: [
		{
			of: 'Line',
			from: 'Hard-laid fibre, gone over with lanolin; pale when new, grey and hairy from the outside in.',
		},
		{
			of: 'Mouth',
			from: 'Cast steel, bolted through the plating; bright in the groove, weed everywhere else.',
		},
		{
			of: 'Clamp',
			from: 'Forged steel, painted over old paint; bare where hands have turned the wheel.',
		},
		{
			of: 'Roof over the clamp',
			from: 'Corrugated iron on two pairs of posts, bent by weather towards the city.',
		},
		{
			of: 'Winch house',
			from: 'Plank and plate on iron feet, tar brown to the shoulder and cream above; soup in the grain.',
		},
		{
			of: 'Figures',
			from: 'Typed, framed and glazed; the glass is cleaner than anything near it.',
		},
		{ of: 'Buoy', from: 'Welded steel, yellow every spring; green below, and shiny at the ring.' },
	],
	never: [
		'A door to the shelter over a clamp. There was one at Derelict, and somebody could stand behind it and take their time.',
		'A log in ink. Pencil survives a wetting.',
		'An odd knife: they are numbered, counted out and counted in, and the watch goes on until they agree.',
		'Somebody alone on the strand: two walk back to back, each with a fist in the other’s harness.',
		`A line that leaves the hull above Deck ${minus(mouths.top)}; what is seen over the water is the last few decks of it, going up.`,
		'A buoy without a number, or two buoys with one.',
	],
};
