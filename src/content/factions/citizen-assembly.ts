import type { Faction } from '../../model/types.ts';

export const citizenAssembly = {
	id: 'citizen-assembly',
	name: 'Citizen Assembly',
	shortName: 'Assembly',
	slug: 'citizen-assembly',
	flag: 'C',
	line: 'Half elected, half drawn by lot, and all of it out loud.',
	description:
		'Two hundred and twenty people at the bottom of a large hole, half of them elected by their decks and half drawn by lot, out of a herring drum. They make the law in front of anybody who cares to bring a cushion.',
	objectives: [
		'Open the berths to the coasts by lot, with no price, no examination and no exception for useful trades.',
		'Let the survey of the lines follow the vote, since a survey that comes first can be put off for ever.',
		'Keep half the seats for the Lot, including those of the people who turn out to be no good at it.',
		'Debate the Provision Agreement, under which [[food-security|Tern]] feeds the city, before it is renewed: clause by clause, on a Thursday, with the doors open.',
		'Heat one empty block on every lower deck this winter, and send the bill to the upper ones.',
		'See the treaty of the recognising nations countersigned at the Well in 2120, or not renewed.',
	],
	characters: [
		{
			character: 'marisol-quintanilha',
			description:
				'Speaks last, and has found that waiting to takes all evening. She was elected on opening the berths, by people who already share theirs, and goes through the roll of the house each night with a pencil.',
		},
		{
			character: 'tomasi-faleafa',
			description:
				'Led the dockers’ strike of 2113, lost, and was sent here by the people he had lost it with. He votes late, after asking who is going to do the carrying.',
		},
		{
			character: 'ines-quintanilha',
			description:
				'Came out of the drum at eighteen, and is the only delegate to have read the standing orders through, which she did in order to be stopped less often. Her hour on [[channel-16|Channel 16]] after midnight is not a matter before the house.',
		},
	],
	headquarters:
		'The Well, [[mid-level|Decks 24 to 28]], an amphitheatre in what was to have been a turbine hall, full of oranges and other people’s coats, and named for what falls into it.',
	influence: 'High (Popular Mandate)',
	resources: [
		'The making of law, and 220 voices to do it with',
		'[[the-lot|The Lot]], which fills half the seats: a herring drum, and a child too young to read',
		'The deck constables, who are unarmed and know the suspect’s aunt',
		'The register of berths, corrected every night, with each third of a bunk in it',
		'Lawyers who are free on Mondays, and the queue for them, in which most bills are first thought of',
		'The upper rows, from which any delegate can be contradicted by their own landing',
	],
	relationships: [
		{
			faction: 'foundation',
			status: 'Partner',
			note: 'They hold the rope and we hold the vote, and every bill goes up to Deck 44 and comes back with its weight on it in pencil.',
		},
		{
			faction: 'nexus-protocol',
			status: 'Cautious',
			note: 'We ask them for figures, and they give us figures, with a look we have asked to have minuted.',
		},
		{
			faction: 'global-aegis',
			status: 'Complex',
			note: 'They guard the harbour we mean to open, under a treaty we did not sign, and their husbands teach our children.',
		},
		{
			faction: 'venture-coalition',
			status: 'Rival',
			note: 'They have no seat in this house and manage without, as can be seen under the price board on any [[food-security|Thursday]] at six.',
		},
		{
			faction: 'equilibrium',
			status: 'Ally',
			note: 'They will oppose us on the berths and stand with us on everything else, and on most evenings they also bring the supper.',
		},
	],
	berths:
		'Open the empty berths to the people of the coasts, by lot, and have the first names drawn before the winter is out.',
	answer: 'Open them, by lot',
	place: 'deck-assembly-hall',
} satisfies Faction;
