import type { Faction } from '../../model/types.ts';

export const foundation = {
	id: 'foundation',
	name: 'The Foundation',
	shortName: 'Foundation',
	slug: 'foundation',
	flag: 'F',
	line: 'Keeps the Charter and the moorings, and holds the rope.',
	description:
		'Keeps the four pages of the Mooring Charter, the 96 lines that hold the city in place, and the keys of every empty berth. It is the oldest body aboard, and the only one that can make a bill wait by asking what it weighs.',
	objectives: [
		'Certify no new berth until the lines have been proved for the load, whoever is asking and however many are outside.',
		'Keep the load survey of 2078 in force until a better one can be made, in a summer when no vote depends on it.',
		'Defend rope duty against every scheme to shorten it, pay it off or give it to a machine.',
		'Hold the city to the law of salvage: give a [[citizenship-and-access|hearing]] to anyone who makes fast to one of its buoys, and send on anyone who has only come close.',
		'Bring Derelict, the sister city that went adrift in 2079, home under tow, and until then oppose any paper that calls it lost.',
		'Keep the keys of the empty berths in one room, on hooks, out of the reach of a majority.',
	],
	characters: [
		{
			character: 'ifeoma-okwuosa',
			description:
				'Has had the lines since 2104, and takes her own days on them in February. She will speak the load word, and hold up the vote, if the figures oblige her to; she has asked that the figures not be discussed on the stairs.',
		},
		{
			character: 'anselm-brandvold',
			description:
				'Designed our lines, and Derelict’s, and made the survey we still go by. On rope duty he is now put in charge of the kettle, and it is thought unkind to ask him for the arithmetic.',
		},
	],
	headquarters:
		'Keel House, Deck 44, [[central-administrative|Central Administrative]]. The banister is a retired mooring line, and on wet days the whole stair gives off tarred twine.',
	influence: 'High (Foundational Authority)',
	resources: [
		'The Charter, in a drawer that takes two people to open',
		'Ninety-six lines, with a winch house and a keeper to each, and any keeper may telephone the Warden at any hour',
		'[[rope-duty|Rope duty]]: eleven days a year of everybody’s back',
		'The load word, with which the Warden can make a bill wait; it has been spoken six times',
		'The keys of the empty berths, one to a thousand',
		'A foot press, worked since 2095 by one woman, on which every mark (a citizen’s brass tag) is cut',
	],
	relationships: [
		{
			faction: 'citizen-assembly',
			status: 'Partner',
			note: 'They pass the laws and we say what the laws weigh, and it has been a good marriage in the sense that neither party has anywhere else to live.',
		},
		{
			faction: 'nexus-protocol',
			status: 'Cooperative',
			note: 'They send us a tension reading every four hours, we send somebody to lay a hand on the line, and where the two differ we enter both and believe the hand.',
		},
		{
			faction: 'global-aegis',
			status: 'Cautious',
			note: 'Their boats lie between our buoys and anyone who might wish to reach one, which we are assured is a matter of depth.',
		},
		{
			faction: 'venture-coalition',
			status: 'Complex',
			note: 'They pay for the grease, dispute the invoice, and have twice offered to insure the lines, which would mean having them measured by somebody who hoped for a particular number.',
		},
		{
			faction: 'equilibrium',
			status: 'Supportive',
			note: 'They tell us what a thing weighs, wet and dry, before they bring it aboard, and in return we pass their requests for rope without a visit.',
		},
	],
	berths:
		'Fill none of them until the lines are proved for the load, by a survey for which no date has been set.',
	answer: 'Not until the lines are proved',
	place: 'vignette-central-administrative',
} satisfies Faction;
