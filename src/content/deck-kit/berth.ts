import { brass, canvas, deal, hemp, slate, steel, water, wood } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { berth, deck, person } = measures;
const { finished, frame, watches } = berth.drawn;
const metres = (size: number) => `${size.toFixed(2)} m`;
const by = (...sizes: number[]) => `${sizes.map((size) => size.toFixed(2)).join(' × ')} m`;

export const deckBerth: DeckSheet = {
	id: 'berth',
	title: 'A berth',
	summary:
		'Nine square metres, leased and never owned, in its three states: finished, bare, and let to people who have yet to be introduced. A finished one is warm on one side. A bare one is cold on all of them, and lit, because the Charter requires a light and nothing else.',
	views: [
		{ picture: 'deck-berth-plan', title: 'Finished and bare, from above', scale: 50 },
		{ picture: 'deck-berth-finished', title: 'Finished', scale: 50 },
		{ picture: 'deck-berth-bare', title: 'Bare frame, from the passage', scale: 50 },
		{ picture: 'deck-berth-watches', title: 'Let by the watch', scale: 25 },
	],
	sizes: [
		{ of: 'A berth, finished or bare', size: `${berth.area} m²` },
		{ of: 'Finished, wall to wall', size: by(finished.width, finished.depth) },
		{ of: 'Bare, from rib to rib and from passage to shell', size: by(frame.width, frame.depth) },
		{ of: 'Headroom under the girder', size: metres(frame.clear) },
		{ of: 'Headroom under the pipes', size: metres(deck.clear) },
		{ of: 'From one floor to the next', size: metres(deck.height) },
		{
			of: 'The smallest bunk the law calls a bed',
			size: by(berth.bunk.width, berth.bunk.length),
		},
		{ of: 'Three bunks, from mattress to mattress', size: metres(watches.apart) },
		{ of: 'The lowest mattress, above the floor', size: metres(watches.lowest) },
		{ of: 'Posts: height, and distance apart', size: by(watches.posts, watches.length) },
		{ of: 'The paint line, at the shoulder', size: metres(person.drawn.shoulder) },
		{ of: 'Gap under a curtain in a passage', size: metres(person.drawn.handBreadth) },
	],
	colours: [
		{ hex: canvas.pale, name: 'Cream, above the shoulder' },
		{ hex: wood.dark, name: 'Tar brown below it, in lamplight' },
		{ hex: wood.deep, name: 'The same, away from the lamp' },
		{ hex: brass.light, name: 'Lamplight: weak tea' },
		{ hex: deal.mid, name: 'Ash of a finished bed and shelf' },
		{ hex: wood.mid, name: 'Deal of a stacker’s bunks' },
		{ hex: slate.light, name: 'A bunk’s curtain, washed often' },
		{ hex: steel.mid, name: 'Grey primer on a bare rib' },
		{ hex: hemp.mid, name: 'Primer under its bulb' },
		{ hex: water.light, name: 'The one water pipe of a bare block' },
	],
	materials: [
		{
			of: 'Finished walls',
			from: 'Steel sheet, two coats; the brown is worn to a shine at the hip and the cream yellows over the lamp.',
		},
		{
			of: 'Heating',
			from: 'Cast-iron ribs in white, chipped at the feet by suitcases, fed by a pipe from above.',
		},
		{
			of: 'Bare ribs',
			from: 'Pierced steel in one coat of grey primer that never got its second; rust only where a key ring has knocked.',
		},
		{
			of: 'Stacked bunks',
			from: 'Deal boards on two posts, wedged where they talked, dark at the edge where hands get in.',
		},
		{
			of: 'The mattress',
			from: 'Kapok with a hollow for one knee, which all three sleepers share.',
		},
		{
			of: 'The lease',
			from: 'Paper in a tin frame inside the door, each third in its sleeper’s own name.',
		},
		{
			of: 'Taps in a bare block',
			from: 'Brass with a square handle, which is for washing; green at the thread.',
		},
	],
	never: [
		'A bare berth in the dark. Every one shows a light; breaking its lamp is an offence, sleeping under it is not.',
		'A bare berth that is warm. Breath shows, and blankets hang in layers.',
		'Somebody looking behind a drawn curtain. The person who drew it is not there.',
		'Two sleepers of one bunk side by side. They know each other by the pillow.',
		'A curtain across a passage that touches the floor: feet are counted from outside.',
		'A fourth pillow. The fourth sleeper brings a rolled coat.',
	],
};
