import { brass, canvas, copper, denim, palette, rust } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { kitchen, deck, person, corridor } = measures;
const drawn = kitchen.drawn;
const span = (value: number) => `${value.toFixed(2)} m`;

/** A kitchen shared by sixty-one households. */
export const kitchenSheet: DeckSheet = {
	id: 'kitchen',
	title: 'A lower-deck kitchen',
	summary:
		'Kitchen 5-C, or any of its cousins: twelve rings, sixty-one households and a meter that has never given anybody a quarter-hour on trust. It has no window, so the time is told by what is frying. Draw it at full heat: lids knocking, the flue ticking, somebody cutting bread and therefore giving it away.',
	views: [
		{ picture: 'deck-kitchen-plan', title: 'Plan, with the passage', scale: 50 },
		{ picture: 'deck-kitchen-range', title: 'The long wall', scale: 50 },
		{ picture: 'deck-kitchen-room', title: 'From the cut end', scale: 50 },
	],
	sizes: [
		{ of: 'The room', size: `${span(drawn.length)} × ${span(drawn.width)}` },
		{ of: 'From floor to floor', size: span(deck.height) },
		{ of: 'Clear under the pipes', size: span(deck.clear) },
		{ of: 'Tar brown, up to the shoulder', size: span(person.drawn.shoulder) },
		{
			of: 'The range, with eleven rings in two rows',
			size: `${span(drawn.run.length)} × ${span(drawn.run.depth)}, ${span(drawn.range)} high`,
		},
		{ of: 'The hood’s edge above the floor', size: span(drawn.hood) },
		{
			of: 'The common pot on the twelfth ring',
			size: `${span(drawn.pot.across)} across, rim at ${span(drawn.pot.rim)}`,
		},
		{ of: 'The flue', size: `${span(drawn.flue.width)} × ${span(drawn.flue.depth)}` },
		{
			of: 'The table',
			size: `${span(drawn.table.length)} × ${span(drawn.table.width)}, ${span(drawn.table.height)} high`,
		},
		{
			of: 'A household’s locker',
			size: `${span(drawn.locker.width)} × ${span(drawn.locker.height)}, ${span(drawn.locker.depth)} deep`,
		},
		{ of: 'The passage outside', size: span(corridor.width) },
	],
	colours: [
		{ hex: canvas.pale, name: 'Cream, above the shoulder' },
		{ hex: copper.dark, name: 'Tar brown, below it' },
		{ hex: denim.dark, name: 'Flue and hood: iron, never quite clean' },
		{ hex: palette.foam, name: 'Enamel of the range and the better pans' },
		{ hex: copper.mid, name: 'Copper: the common pot, and whatever is older than the range' },
		{ hex: palette.yellow, name: 'Gas: its pipe and the meter' },
		{ hex: palette.red, name: 'Brine: the pipe for fires' },
		{ hex: rust.mid, name: 'Fire buckets, where the kitchen is in the Quarters' },
		{ hex: brass.mid, name: 'Brass of cocks and taps' },
		{ hex: palette.white, name: 'Chalk' },
	],
	materials: [
		{
			of: 'Range',
			from: 'Enamelled steel on iron feet. Chipped along the front edge at belt height, where sixty-one households lean; rust in the chips, blacked over.',
		},
		{
			of: 'Flue',
			from: 'Riveted sheet, iron black. The chalk is fresh, and the grey bloom round it is thirty years of settled debts rubbed out with a sleeve.',
		},
		{
			of: 'Common pot',
			from: 'Copper, begun in 2088 and never taken off. Bright at the rim from the ladle, brown below, and dented once.',
		},
		{
			of: 'Walls',
			from: 'Painted plate. The cream is yellow over the rings and darkest in a band under the pipes; the brown hides everything, which is what it is for.',
		},
		{
			of: 'Table and benches',
			from: 'Hatch boards, scrubbed with the grain until it stands up in ridges.',
		},
		{
			of: 'Lockers',
			from: 'Crate wood, each door from a different crate. Numbers were painted once; households now go by dents.',
		},
		{
			of: 'Taps',
			from: 'Brass, told apart in the dark: round handle for drinking, square for washing, a ring for brine. The round one is the brightest.',
		},
	],
	never: [
		'A window, or daylight: the rim streets have portholes, and this is farther in.',
		'A thirteenth ring, or another pot on the common pot’s ring.',
		'A meter that takes claims. It takes tenths (steel washers with a hole), and everyone queuing has a purse of them.',
		'The common pot empty, cold or brought to table. People come to it with a bowl.',
		'A list of debts on paper. Debts are chalked on the flue in two columns, the second headed _after the vote_.',
		'Anybody left without bread who asks while it is being cut.',
	],
};
