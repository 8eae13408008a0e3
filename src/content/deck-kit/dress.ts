import { brass, leaf, linen, orange, palette, rust, steel, wood } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { height, hand, handBreadth } = measures.person.drawn;
const { mark, pass } = measures.pocket.drawn;
const inM = (size: number) => `${size.toFixed(2)} m`;

export const dress: DeckSheet = {
	id: 'dress',
	title: 'Dress',
	summary:
		'Sixteen people as their work dresses them, from the front and the back, since half of any crowd is walking away. Cloth is dear aboard and is worn until it is somebody else’s. Rank is on the cuff, deck number on the sleeve, and who you really are hangs on a cord round your neck.',
	views: [
		{ picture: 'deck-dress-factions', title: 'Four of the factions', scale: 20 },
		{ picture: 'deck-dress-aegis', title: 'Global Aegis, by rank', scale: 20 },
		{ picture: 'deck-dress-city', title: 'Constable, rope duty, the Lung, a visitor', scale: 20 },
		{ picture: 'deck-dress-trades', title: 'Four trades', scale: 20 },
	],
	sizes: [
		{ of: 'An average adult (people vary as they do anywhere)', size: inM(height) },
		{ of: 'Mark, on its cord', size: `${mark.toFixed(3)} m` },
		{ of: 'Day pass', size: `${pass.width.toFixed(2)} × ${inM(pass.height)}` },
		{ of: 'Stevedore’s hook, a hand’s breadth', size: inM(handBreadth) },
		{ of: 'Glove, from wrist to fingertips', size: inM(hand) },
		{ of: 'Rings on an officer’s cuff', size: '2, 3 or 4' },
	],
	colours: [
		{ hex: linen.light, name: 'Undyed linen: Keel House' },
		{ hex: palette.deep, name: 'Treaty navy: officers of Global Aegis' },
		{ hex: steel.mid, name: 'Treaty grey: its crews' },
		{ hex: leaf.deep, name: 'Bottle green: constables, and a broker’s cap' },
		{ hex: rust.mid, name: 'Rust red: the oilskin of rope duty' },
		{ hex: wood.light, name: 'Camel: Halyard Tower' },
		{ hex: wood.dark, name: 'Dust brown: inspectors of berths' },
		{ hex: palette.blue, name: 'Blue: Keel House’s sash, a Tern apron' },
		{ hex: orange.light, name: 'Pass orange: one sunrise to the next' },
		{ hex: brass.mid, name: 'Ring gold: cuffs and buttons' },
	],
	materials: [
		{
			of: 'Keel House',
			from: 'Linen, washed until it hangs; ink on the right cuff of anyone who signs.',
		},
		{
			of: 'Global Aegis',
			from: 'Wool, cut for seven navies and let out for one; shiny at elbow and seat.',
		},
		{
			of: 'Relay Nine',
			from: 'Knitted wool over wool, gloves cut off at the knuckle and hemmed by hand.',
		},
		{
			of: 'Halyard Tower',
			from: 'Camel hair with a velvet collar; it has not been brushed by its wearer.',
		},
		{
			of: 'Rope duty',
			from: 'Oilskin and canvas webbing, lent, stiff with lanolin, fitted to the last person.',
		},
		{
			of: 'The Lung',
			from: 'Cotton, green at the knee, with a knife, twine and labels in the bib.',
		},
		{
			of: 'Stevedores',
			from: 'Jersey, rubbed through at the carrying shoulder; the ash grip of the hook is black.',
		},
	],
	never: [
		'A rifle in sight: those of Global Aegis are locked up, and the constables have a whistle.',
		'A uniform on a delegate. Those drawn by lot come in what they have, and most own one jacket.',
		'A constable with a cap on below Deck 15, where they have agreed to take it off.',
		'A citizen without the mark on its cord, though it may be under the shirt.',
		'Boots that match on a rope gang: oilskin, harness, gloves and knife are lent, and boots are the wearer’s own.',
		'Smock and apron on a baker: those are for the counters, which are Tern’s. The bakers are partners, and dress to suit themselves.',
	],
};
