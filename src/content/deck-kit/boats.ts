import { brick, deal, leaf, orange, palette, rust, slate, steel } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { drawn, skiff, patience, patrol } = measures.boat;
const { beam, air } = drawn;
const by = (length: number, width: number) => `${length.toFixed(2)} × ${width.toFixed(2)} m`;

export const boats: DeckSheet = {
	id: 'boats',
	title: 'Boats',
	summary:
		'Everything afloat round the hull, from half a cargo drum to the ships that stop at the treaty line and put people out. The smallest hang from the rim streets on pulleys and carry a second paddle for anyone you may meet. The largest has had its name painted over, by somebody in a hurry.',
	views: [
		{ picture: 'deck-boats-small', title: 'What hangs at the rim, and the skiff', scale: 50 },
		{ picture: 'deck-boats-harbour', title: 'Water-bus, blue launch, work boat', scale: 200 },
		{ picture: 'deck-boats-patrol', title: 'A patrol boat', scale: 200 },
		{ picture: 'deck-boats-ships', title: 'Carrier, ferry, barge', scale: 1000 },
	],
	sizes: [
		{ of: 'Half-drum, across and deep', size: by(drawn.halfDrum, drawn.tub) },
		{ of: 'Coracle', size: by(drawn.coracle, beam.coracle) },
		{ of: 'Kayak', size: by(drawn.kayak, beam.kayak) },
		{ of: 'Skiff, as a carrier hands it out', size: by(skiff, beam.skiff) },
		{ of: 'Blue launch, which held thirty-four', size: by(drawn.launch, beam.launch) },
		{ of: 'Work boat of the lines', size: by(drawn.work, beam.work) },
		{ of: 'Water-bus', size: by(drawn.waterBus, beam.waterBus) },
		{
			of: `Patrol boat, ${patrol - 1} of ${patrol}; Patience is ${patience.toFixed(2)} m shorter`,
			size: by(drawn.patrol, beam.patrol),
		},
		{ of: 'Patrol boat, from the water to the masthead', size: `${air.patrol.toFixed(2)} m` },
		{ of: 'Flour barge', size: by(drawn.barge, beam.barge) },
		{ of: 'Ferry for Jetsam', size: by(drawn.ferry, beam.ferry) },
		{ of: 'Carrier', size: by(drawn.carrier, beam.carrier) },
	],
	colours: [
		{ hex: steel.mid, name: 'Treaty grey: every patrol boat’s sides' },
		{ hex: palette.yellow, name: 'Signal yellow: the patrol’s broad stripe, the water-bus’s roof' },
		{ hex: palette.blue, name: 'Signal blue: the patrol’s narrow stripe, the launch' },
		{ hex: brick.mid, name: 'Red lead: every bottom, and what runs from a carrier’s scuppers' },
		{ hex: leaf.dark, name: 'Line green: work boats, the skiff’s top plank' },
		{ hex: deal.mid, name: 'Ash and ply: rails, benches, the skiff' },
		{ hex: rust.mid, name: 'Barge red: flour barges' },
		{ hex: slate.dark, name: 'Ship’s blue-grey: the carrier’s sides' },
		{ hex: orange.light, name: 'Life-jacket orange: kayaks, jackets, derricks' },
		{ hex: slate.deep, name: 'Tar: the coracle’s skin' },
	],
	materials: [
		{
			of: 'Half-drum',
			from: 'Cargo drum cut across, its edge rolled and hammered; rust starts at the hoop.',
		},
		{
			of: 'Coracle',
			from: 'Ash laths and tarred canvas, patched in squares, each square a different black.',
		},
		{
			of: 'Skiff',
			from: 'Thin ply over softwood, painted once; the patch is a tin lid and older than the paint.',
		},
		{
			of: 'Water-bus',
			from: 'Aluminium, tyres for fenders; benches worn pale in two places each.',
		},
		{
			of: 'Patrol boat',
			from: 'Steel, under new grey; the bow fender is old rope and gets darker towards the top.',
		},
		{
			of: 'Blue launch',
			from: 'Larch, given a blue coat a year, so the laps have gone soft as a cushion’s edge.',
		},
		{
			of: 'Carrier',
			from: 'Steel, one coat of whatever the last yard had; white shows through at the bow.',
		},
	],
	never: [
		'Only one paddle: what hangs from the rim carries two, and the second is red.',
		'A gun on deck. The rifles are locked up; people hold a boathook, a torch or a mug.',
		'A carrier inside the twelve miles, or by day, or with a flag anyone could describe.',
		'A skiff that has rowed from land, which is nine days’ tow away.',
		'The blue launch afloat. She is on the slip, and by May somebody has scratched *34* in the new paint.',
		'A wall along the water-bus: she is open at the sides in all weathers, and smells of oranges.',
	],
};
