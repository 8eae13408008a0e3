import { canvas, deal, navy, palette, slate, steel, water } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { loop } = measures;
const { car, cars, door, funafuti, place, platform, table, tube } = loop.drawn;
const metres = (size: number) => `${size.toFixed(2)} m`;
const by = (...sizes: number[]) => `${sizes.map((size) => size.toFixed(2)).join(' × ')} m`;

export const deckLoop: DeckSheet = {
	id: 'loop',
	title: 'The Loop',
	summary:
		'A car built for oceans, in a tube bent to fit, at a platform where everybody faces the tide table. The air comes back with a sigh, two doors open, and the whole platform swallows. Then it is a slatted bench at forty kilometres an hour.',
	views: [
		{
			picture: 'deck-loop-platform',
			title: 'A station, cut through a door; sizes at the cut',
			scale: 50,
		},
		{ picture: 'deck-loop-car', title: 'A car, as painted and cut open', scale: 100 },
		{ picture: 'deck-loop-plan', title: 'Platform and train from above', scale: 200 },
	],
	sizes: [
		{ of: 'The tube, across', size: metres(tube) },
		{ of: 'A car, width and length', size: by(car.width, car.length) },
		{ of: 'Cars to a train', size: `${cars}` },
		{ of: 'Seats to a car', size: `${loop.seats}` },
		{ of: 'A place on a bench, and the bench’s height', size: by(place, car.seat) },
		{ of: 'A door, two to a car', size: by(door.width, door.height) },
		{ of: 'A platform, width and length', size: by(platform.width, platform.length) },
		{ of: 'From the platform to the vault', size: metres(platform.height) },
		{ of: 'Funafuti’s platform, where the first two doors open', size: metres(funafuti) },
		{ of: 'A tide table, between posts and to its ridge', size: by(table.width, table.height) },
		{ of: 'The step across Jakarta’s platform', size: metres(loop.step) },
		{ of: 'Rotterdam’s gates, height', size: `${loop.gates} m` },
	],
	colours: [
		{ hex: palette.red, name: 'Red of the cars' },
		{ hex: palette.white, name: 'White stripe and roof' },
		{ hex: palette.yellow, name: 'Yellow: doors, and the line along the edge' },
		{ hex: steel.mid, name: 'Steel of the tube and its flanges' },
		{ hex: navy.deep, name: 'The tube within, and the dark in the windows' },
		{ hex: canvas.pale, name: 'A car’s walls by its own lamps' },
		{ hex: deal.mid, name: 'Slats of the benches, and the table’s gable' },
		{ hex: palette.blue, name: 'Blue of the bench frames' },
		{ hex: water.deep, name: 'Tile of a vault' },
		{ hex: slate.pale, name: 'Ribs of a vault' },
	],
	materials: [
		{
			of: 'The tube',
			from: 'Steel in bolted lengths, some of them glass at stations; made straight, bent later, and a little wrinkled on the inside of the curve.',
		},
		{
			of: 'A car’s body',
			from: 'Riveted aluminium under red enamel, renewed at the ends, where it meets the other cars more than was planned.',
		},
		{
			of: 'Benches',
			from: 'Ash slats on blue iron, polished by coats, with initials on the undersides, where they are found by children.',
		},
		{
			of: 'Doors',
			from: 'Yellow enamel with a black rubber edge replaced each winter; the lower third is scuffed by boots.',
		},
		{
			of: 'Magnets',
			from: 'Copper coils under the floor, rewound on Decks 8 to 13 and smelling of varnish for a week after.',
		},
		{
			of: 'A vault',
			from: 'Sea-green tile on steel ribs, sound above, patched at elbow height with whatever tile could be had.',
		},
		{
			of: 'A tide table',
			from: 'An enamel panel and two pasted sheets between harbour piles; the panel rusts from its corners, and the sheets are new each day.',
		},
	],
	never: [
		'Two tracks, or a train that meets another. There was money for one tube, and all trains go sunwise.',
		'A platform without its tide table, or a train leaving before the day’s sheet is up.',
		'Daylight in a window. The whole ring is inside the hull, on Deck 10.',
		'An open gap between platform and train. There are two doors, one in the tube and one in the car, and a near vacuum to keep out.',
		'A ticket machine or a barrier. The fare is two claims, to a person.',
		'Speed lines. It was built for 900 kilometres an hour and does 40.',
	],
};
