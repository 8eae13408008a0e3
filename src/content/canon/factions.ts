import type { CanonEntry } from '../../model/canon.ts';

/** Canon notes about factions. */
export const factionCanon: readonly CanonEntry[] = [
	{
		about: 'foundation',
		status: 'fixed',
		note: 'Keeps the Charter, the 96 lines and the keys of the empty berths, at Keel House on Deck 44. It has no vote.',
	},
	{
		about: 'foundation',
		status: 'fixed',
		note: 'The Warden can hold up any bill with the load word, spoken six times; the speaker has to do the weighing.',
	},
	{
		about: 'foundation',
		status: 'disputed',
		note: 'It calls [[global-aegis|Aegis]] “Cautious”; Aegis calls it “Supportive”, and lends the Warden boats without a form.',
	},
	{
		about: 'foundation',
		status: 'disputed',
		note: 'Whether the survey of 2078 was a measurement. Keel House says so; the clerks who doubt it have been found other work.',
	},
	{
		about: 'foundation',
		status: 'open',
		note: 'What the lines will really bear, what a load word spoken now would cost, and how long the lampers will go on looking up instead of at the blankets.',
	},
	{
		about: 'citizen-assembly',
		status: 'fixed',
		note: '220 seats in the Well, Decks 24 to 28; half elected by the decks, half drawn by lot for two years. 111 votes carry.',
	},
	{
		about: 'citizen-assembly',
		status: 'fixed',
		note: 'The berths bill is nine lines long: open them to the coasts, one slip for each camp that has asked. The vote is on Friday 9 December.',
	},
	{
		about: 'citizen-assembly',
		status: 'disputed',
		note: 'It calls the [[venture-coalition]] “Rival”, and is called “Cooperative” in return. It calls [[nexus-protocol]] “Cautious” and [[global-aegis]] “Complex”; both answer “Neutral”.',
	},
	{
		about: 'citizen-assembly',
		status: 'disputed',
		note: 'Whether those who already share a bunk come before the coasts: the Speaker and the Delegate for the Lower Decks differ, and so do their voters.',
	},
	{
		about: 'citizen-assembly',
		status: 'open',
		note: 'How the vote goes, and what the 220 delegates want: only four of them, and one clerk, are named on these pages.',
	},
	{
		about: 'nexus-protocol',
		status: 'fixed',
		note: 'Runs some 340 systems from Relay Nine, Deck 38, at twelve degrees. A system proposes; its Hand, who has slept, says yes or no.',
	},
	{
		about: 'nexus-protocol',
		status: 'fixed',
		note: 'No machine wants anything. What’s frightening about them is that their sums are right.',
	},
	{
		about: 'nexus-protocol',
		status: 'disputed',
		note: 'It calls the [[citizen-assembly|Assembly]] and [[equilibrium]] “Neutral”; both call it “Cautious”.',
	},
	{
		about: 'nexus-protocol',
		status: 'disputed',
		note: 'Whether the Limits ought to be amended, since a system that saw faces would have saved 412 people. Stewards, and the children of the dead, are on both sides.',
	},
	{
		about: 'nexus-protocol',
		status: 'open',
		note: 'What the printed answer says, how long it is, and whether Sello Mokoena, who read it and now sits in the house, tells.',
	},
	{
		about: 'global-aegis',
		status: 'fixed',
		note: 'Six hundred people and nine boats, sworn to {{world.nations}} nations and none of them a citizen of Lagan; crews in grey, officers in navy coats.',
	},
	{
		about: 'global-aegis',
		status: 'fixed',
		note: 'Its writ ends at the yellow line on the mole. Boats are asked six questions, lie an hour in the lee, and are towed back twelve miles; in fog they are held until it lifts.',
	},
	{
		about: 'global-aegis',
		status: 'disputed',
		note: 'Whether a patrol outside the buoys protects those who would reach one or keeps them from it. The [[foundation|Foundation]] calls the Patrol “Cautious”; the [[citizen-assembly|Assembly]] calls it “Complex”.',
	},
	{
		about: 'global-aegis',
		status: 'open',
		note: 'What the council will order if the Assembly votes yes, and whether anybody waits for the order.',
	},
	{
		about: 'venture-coalition',
		status: 'fixed',
		note: 'The trading houses of Halyard Tower have no seat and land {{world.supplierShare}} of the food. Tern has kept every Thursday since 2097.',
	},
	{
		about: 'venture-coalition',
		status: 'fixed',
		note: 'Would sell the berths at 30,000 claims with ten years’ bread, and give one in ten to people of its choosing. No threat has been made in Halyard Tower.',
	},
	{
		about: 'venture-coalition',
		status: 'disputed',
		note: 'It calls the [[citizen-assembly|Assembly]] “Cooperative”, and is called “Rival”. Feeding the city is power to those who eat and a debt to those who deliver.',
	},
	{
		about: 'venture-coalition',
		status: 'open',
		note: 'Whether Tern would stop the bread, what the other houses think of Tern, and who slept in the show berth.',
	},
	{
		about: 'equilibrium',
		status: 'fixed',
		note: 'Nine hundred gardeners; with every other bed aboard they grow one meal in ten, and nearly all that is green. No seats, no boats, no locks.',
	},
	{
		about: 'equilibrium',
		status: 'fixed',
		note: 'It takes only what it will plant, and spoils nothing: since the milk of 2098 that is the rule, and a runner signs at Tier Five for every crate that rots.',
	},
	{
		about: 'equilibrium',
		status: 'disputed',
		note: 'Whether seed taken from Tern is stolen. The Agreement says so; Tern’s breeders made it out of what somebody’s grandmother kept in a jar.',
	},
	{
		about: 'equilibrium',
		status: 'disputed',
		note: 'It calls [[nexus-protocol]] “Cautious”, and is called “Neutral”. Its own people do not agree about the berths: somebody cooks more than is eaten.',
	},
	{
		about: 'equilibrium',
		status: 'open',
		note: 'Whom the night watch cooks for, and which of the sixty-three roofs your story is on.',
	},
];
