import type { Faction } from '../../model/types.ts';

export const globalAegis = {
	id: 'global-aegis',
	name: 'Global Aegis',
	shortName: 'Aegis',
	slug: 'global-aegis',
	flag: 'G',
	line: 'The recognising nations’ security treaty, in uniform.',
	description:
		'Six hundred people in grey and navy, with nine boats, sworn to {{world.nations}} governments for the safety of a city that belongs to none of them. They hold the water, and the breakwater called the mole as far as a yellow line, and wait to be told what for.',
	objectives: [
		'Keep a patrol outside the buoys at all hours, for the safety of those who would try to reach one.',
		'Obey the council, including on the days when it has said nothing.',
		'Renew the treaty in 2120 for ten years instead of five, so that an officer may see the end of something.',
		'Carry the station’s writ across the yellow line as far as the fish steps on Deck 1, since that is where small boats put things ashore.',
		'Have one camera at the harbour mouth, by daylight, with [[ai-limitations|a Hand]] beside it to switch it off.',
		'Keep every officer a foreigner, without a mark, a berth or a vote, so that nobody on watch has a cousin in the matter.',
	],
	characters: [
		{
			character: 'hedda-ravndal',
			description:
				'Has put the same question to the council more often than any officer before her. She carries out an order to the letter, having first asked for the letter.',
		},
		{
			character: 'idris-benhaddou',
			description:
				'Captain of *Patience*, and author of the six questions that our boats now put to every boat they meet. His logs are shown to junior officers as models; the volume for March is being rebound.',
		},
	],
	headquarters:
		'Breakwater Station, Decks 1 to 5, out on the mole in the [[maritime-industrial-zone|Maritime Industrial Zone]]. {{world.nationsAtStart}} flags go up each morning in the order of the French alphabet, and by the time the last is up it is nearly time to start taking them down.',
	influence: 'Medium (External Authority)',
	resources: [
		'Nine patrol boats, of which one is always being painted',
		'About 600 officers and ratings, lent by navies that go on paying them in their own coin',
		'The seven windows at which every visitor’s [[day-passes|orange pass]] is sold',
		'A listening watch on Channel 16, kept at all hours whatever is on it',
		'The ear of {{world.nations}} governments, and their acknowledgements',
		'Rifles, in a store with two keys, of which one is always off watch',
	],
	relationships: [
		{
			faction: 'foundation',
			status: 'Supportive',
			note: 'The Charter is older than our treaty and better written, and when the Warden wants a boat at night she gets one without a form.',
		},
		{
			faction: 'citizen-assembly',
			status: 'Neutral',
			note: 'The station has no view on the proceedings of a legislature to which it is not accredited, and would be glad of some notice.',
		},
		{
			faction: 'nexus-protocol',
			status: 'Cautious',
			note: 'Their swell forecasts have saved us two boats, and they would sooner lose a third than let a lens look at it.',
		},
		{
			faction: 'venture-coalition',
			status: 'Ally',
			note: 'Their ships come at the hour stated, the manifest agrees with the hold, and nobody is standing on deck holding up a child.',
		},
		{
			faction: 'equilibrium',
			status: 'Rival',
			note: 'They have no arms, no boats and no list of members, and things grow where our charts show bare plate.',
		},
	],
	berths: 'Do whatever the {{world.nations}} agree on: so far, the colour of a line.',
	answer: 'Whatever the {{world.nationsInWords}} agree',
	place: 'scene-breakwater',
} satisfies Faction;
