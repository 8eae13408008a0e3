import type { Faction } from '../../model/types.ts';

export const nexusProtocol = {
	id: 'nexus-protocol',
	name: 'Nexus Protocol',
	shortName: 'Nexus',
	slug: 'nexus-protocol',
	flag: 'N',
	line: 'Runs everything that must never decide.',
	description:
		'The 1,900 stewards of some three hundred and forty machines, called systems, which keep the lifts moving, the air mixed and the water out. Each of these things is proposed by a machine and allowed by a person, its Hand, and the stewards are there to see that it was really the person.',
	objectives: [
		'Keep [[ai-limitations|the Limits]] as they were written, including where amending them would save somebody.',
		'Withhold the answer to the Berths Question for good, and dismiss any steward who hints at its length.',
		'Give back to people any task people can do, at whatever cost in speed, beginning with the lifts.',
		'Refuse every new system until there is a Hand trained for it, a second to relieve the first, and a bed.',
		'Sell forecasts to anybody who pays, on the ground that a price list does not have favourites.',
		'Publish each audit within a week of its filing, whatever it does to public confidence.',
	],
	characters: [
		{
			character: 'yevgenia-sarkisian',
			description:
				'Chief Steward since 2109, and the Hand on shift in the Quiet Winter. She gives the class of the first watch herself, every time, and sleeps eight hours a night, which is checked.',
		},
		{
			character: 'linh-ngo',
			description:
				'Goes from door to door asking whether the Hand named on it is reachable and has slept. Since March she has had three extensions on one report, and the Chief Steward’s office would rather not ask which.',
		},
	],
	headquarters:
		'Relay Nine, Deck 38, [[innovation|Innovation]]: the coldest rooms in the city and the quietest, in which pencils can be heard.',
	influence: 'High (Technical Control)',
	resources: [
		'Some three hundred and forty systems, not one of which may decide',
		'About 1,900 stewards, and beside each working desk a bed',
		'Forecasts of swell, load and queue, sold on Deck 52 by subscription and chalked up on the landings a day later for nothing',
		'The register of noes: every refusal since 2084, with its reason',
		'The heat of its own machines, which goes down a separate pipe to the white radiators of the lower decks',
		'One sealed answer to the Berths Question; number of pages not disclosed',
	],
	relationships: [
		{
			faction: 'foundation',
			status: 'Cooperative',
			note: 'They take our readings, thank us, and go and feel the line, which is what we should wish anybody to do with a reading.',
		},
		{
			faction: 'citizen-assembly',
			status: 'Neutral',
			note: 'A house that may do as it likes with a figure ought to have its figures from somebody who does not mind what it does.',
		},
		{
			faction: 'global-aegis',
			status: 'Cautious',
			note: 'Each year they ask us, in good faith and in writing, for a camera, and each year we read them the second Limit over the telephone.',
		},
		{
			faction: 'venture-coalition',
			status: 'Partner',
			note: 'They pay on the day for forecasts of things we are not allowed to act upon, and seldom ask what we think of them.',
		},
		{
			faction: 'equilibrium',
			status: 'Neutral',
			note: 'They stop more of our machines than anybody else aboard, and always wait beside the handle until we come, with something in a bag for the Hand.',
		},
	],
	berths:
		'The answer has been computed and may not be said, since an answer that everybody believed would be a decision.',
	answer: 'We know, and may not say',
	place: 'vignette-innovation',
} satisfies Faction;
