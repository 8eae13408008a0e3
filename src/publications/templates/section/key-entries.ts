import type { Point } from '../../../art/kit/shapes.ts';
import { findFloor, findHead, splashDeck } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { atStart } from '../../../model/numbers.ts';

const { bridge, hull, sea, window } = measures;

/** One numbered thing on the section: where its number stands in metres, its name, and what is said of it. */
type Entry = { readonly at: Point; readonly name: string; readonly note: string };

const entry = (x: number, z: number, name: string, note: string): Entry => ({
	at: [x, z],
	name,
	note,
});

const middle = (deck: number) => findFloor(deck) + 2.1;

/** Everything on the section that has a number, from the top down. */
export const entries: readonly Entry[] = [
	entry(196, 240, 'The sun.', 'Not to scale. Above Deck 40 it is let by the hour.'),
	entry(
		139,
		middle(58),
		'Deck 58.',
		'The week’s prices are signed here at twenty past five, Thursdays.',
	),
	entry(139, middle(52), 'The Bourse, Deck 52.', 'The best census is sold here, by the week.'),
	entry(77, middle(47), 'Weather Office, Deck 47.', 'Has applied for smaller chalk.'),
	entry(175, findHead(41) + 13, 'Lemon tree.', 'Tied, since 2092.'),
	entry(
		-139,
		findFloor(41) + 7,
		'Long Gangway, Deck 41.',
		`${atStart(bridge.gangway)} metres. No more than six in step.`,
	),
	entry(24, middle(43), 'Undelivered Room, Deck 43.', 'Open on Tuesdays.'),
	entry(292, middle(36), 'Retired Room, Deck 36.', 'The last bed is made up every day.'),
	entry(
		52,
		middle(27),
		'Lightwell.',
		'Mirrors tilted by children, at a tenth an hour. Light gets to Deck 19.',
	),
	entry(
		126,
		middle(38),
		'Hot Main.',
		'From the plant to the upper decks (red) and down again (blue).',
	),
	entry(
		-226,
		middle(9),
		'The same, returning.',
		'The lower decks are nearest to the plant, and are on the return.',
	),
	entry(
		160,
		middle(31),
		'Bare frame.',
		'Fifty-five berths in a hundred, as drawn. Lit. The Charter says nothing about heat.',
	),
	entry(97, middle(24), 'Express lift.', 'Deck 1 to Deck 45. It does not stop between 15 and 41.'),
	entry(219, middle(22), 'Well Nine.', 'Mostly freight. Sent without a fault for two years.'),
	entry(
		356,
		middle(16),
		'Axion Loop, Deck 10.',
		'Near vacuum, not to scale. One way, there having been money for one tube.',
	),
	entry(
		44,
		middle(14),
		'Car ferry.',
		'Built in, hull and all. Saloon on Deck 12: bar, and a notice about seasickness.',
	),
	entry(-150, middle(10), 'Bread hall, Deck 7.', 'The board hangs at the weather end.'),
	entry(282, middle(8), 'Prison hulk.', 'From the tow. Let by the third.'),
	entry(-420, middle(6), 'Most of a container terminal.', 'The rest is shelves.'),
	entry(
		-296,
		middle(4),
		'Dredger.',
		'The Charter was signed in such a mess room: four pages, a chart and a tea stain.',
	),
	entry(
		-526,
		middle(5),
		'Weigh House, Deck 2.',
		'Whatever comes aboard has to be held up by something.',
	),
	entry(
		492,
		findHead(splashDeck),
		'Splash line.',
		'Moved up one deck by this survey. Reasons differ by deck.',
	),
	entry(-594, -13, 'Flour barge.', 'On Deck 6 they count her strakes.'),
	entry(
		-141,
		middle(-10),
		'Silos, Decks −11 to −15.',
		'Twenty-six days’ flour, Tern’s until it is dough.',
	),
	entry(
		300,
		findFloor(-12),
		'Deck −12.',
		'Nobody may sleep below it. The beds are listed as benches.',
	),
	entry(
		-26,
		middle(-15),
		'Plant, Deck −18.',
		'The hum is a shade above a low G. Only its stopping wakes people.',
	),
	entry(
		-360,
		middle(-16),
		'Trim tanks.',
		'Five centimetres to seaward on Cut-Line Night, and out again.',
	),
	entry(
		-80,
		middle(-20),
		'Stair-head, Deck −20.',
		'Hang your check on the board. The stair is locked when it is empty.',
	),
	entry(166, middle(-21), 'Gardens under lamps.', 'The air is better here than the view.'),
	entry(-104, middle(-26), 'Room to play in, 6 an hour.', 'The same to be silent in.'),
	entry(
		232,
		middle(window.deck),
		`Round window, Deck −${-window.deck}.`,
		'See detail B. There is a kettle.',
	),
	entry(-60, middle(-35), 'Stores.', 'A great deal, some of it accurately labelled.'),
	entry(
		-232,
		findFloor(-35) - 8,
		'Double hull.',
		`${hull.drawn.skins.toFixed(1)} between skins. Knock, and wait.`,
	),
	entry(26, -196, 'Cold water, coming up.', 'Part of the power is in the difference.'),
	entry(
		301,
		findFloor(window.deck) - 0.1,
		'Line diver.',
		'To scale. One of fifty thousand on the lines today.',
	),
	entry(-566, -81, 'Fin whale, 22.0.', 'To scale. Not landed, and so not weighed.'),
	entry(588, -88, 'Herring.', 'To scale.'),
	entry(-548, -148, 'Fish.', 'Not to scale.'),
	entry(
		-690,
		14,
		'Buoy.',
		`One to a line, drawn closer in: the field begins ${sea.field} m off the mole. Whoever makes fast is heard.`,
	),
	entry(-298, -168, 'Mooring line.', 'Load: see the survey of 2078, framed in every winch house.'),
];
