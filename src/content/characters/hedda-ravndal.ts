import type { Character } from '../types.ts';

export const heddaRavndal = {
	id: 'hedda-ravndal',
	name: 'Commodore Hedda Ravndal',
	role: 'Commander, Breakwater Station',
	faction: 'Global Aegis',
	description:
		'Commands nine boats and some six hundred people in the name of {{world.nations}} governments, none of which is Lagan’s. Before each decision she asks who is entitled to make it, and keeps the acknowledgements.',
	portrait: 'portrait-hedda-ravndal',
	age: 54,
	gender: 'woman',
	predecessor: 'Commodore Julius Amankwah',
	spouse: 'Oskar Lie',
	achievements: [
		'Wrote the Lee Order of 2112: no boat is turned back until it has lain an hour in the shelter of the mole and been given water, bread and the forecast.',
		'Got through the Hook Strike of 2113 without putting a boot over the yellow line, against the written wishes of [[leopold-achterberg]].',
		'Took two boats out past the treaty limit in February 2115 and brought in the twenty-six crew of the grain ship *Constance*, then asked for permission. It was refused in October.',
		'Had the station’s rifles moved to a store with two keys, held by officers who do not share a watch.',
		'Obtained a unanimous vote of the treaty council, on a shade of yellow.',
	],
	personalityTraits: [
		'Answers exactly the question that was asked',
		'Early',
		'Strikes adjectives out of other people’s reports',
		'Unable to throw away an envelope',
		'Sits facing the water',
		'Takes silence for a reply and files it',
	],
	goals: [
		'Bring the treaty to its renewal in 2120 with one sentence added, saying whom the station obeys when two governments order opposite things.',
		'Have from [[ifeoma-okwuosa|the Warden]], before the vote, a load figure on which a patrol plan could honestly be based.',
		'Reach the tenth of December without having launched a boat.',
		'Account for one hour of March by some way that does not pass the window of [[linh-ngo]], whose findings are public.',
		'Among Oskar’s school reports is an application to be marked: tie, line and berth filled in, the date left open. She has asked nobody how the registrar would take it, or the treaty.',
	],
} satisfies Character;
