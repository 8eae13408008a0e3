import type { CanonEntry } from '../../model/canon.ts';

/** Canon notes about sections of the World Bible. */
export const worldBibleCanon: readonly CanonEntry[] = [
	{
		about: 'overview',
		status: 'fixed',
		note: 'The five cities take their names from the law of salvage. The dates, the figures and the vote on Friday 9 December {{world.year}} are the same in every story.',
	},
	{
		about: 'overview',
		status: 'fixed',
		note: '“Still tied” is answered with “Still here”.',
	},
	{
		about: 'overview',
		status: 'open',
		note: 'How a given family came aboard, and what it was promised.',
	},
	{
		about: 'geography-and-climate',
		status: 'fixed',
		note: '{{world.temperatures}} all year, no dry month, weather from the west. Nearest land is nine days’ tow to the east.',
	},
	{
		about: 'geography-and-climate',
		status: 'fixed',
		note: 'Directions are weather (west), lee (east), Alexandria (north), Khulna (south), in, out, up and down. Only winds go by the compass.',
	},
	{
		about: 'geography-and-climate',
		status: 'open',
		note: 'The weather on any day not named here. A forecast is wrong one day in five.',
	},
	{
		about: 'city-districts',
		status: 'fixed',
		note: '{{count.districtsAtStart}} districts, Central in the middle, each cut through most decks, with a brass strip and a change of rates at every border. The colours of the fire buckets.',
	},
	{
		about: 'city-districts',
		status: 'open',
		note: 'Which café has moved its counter, and what besides sand is in the fire buckets.',
	},
	{
		about: 'central-administrative',
		status: 'fixed',
		note: 'Keel House is on Deck 44, Halyard Tower on Decks 41 to 60. Officials walk.',
	},
	{
		about: 'central-administrative',
		status: 'open',
		note: 'Any letter in the Undelivered Room, and who asks for it.',
	},
	{
		about: 'innovation',
		status: 'fixed',
		note: 'Relay Nine is on Deck 38. Lenses are covered in this district.',
	},
	{
		about: 'innovation',
		status: 'open',
		note: 'Inventions, and the child’s third question. What any machine in the Retired Room would have done.',
	},
	{
		about: 'residential-quarters',
		status: 'fixed',
		note: 'Nearly half of the city sleeps here. Curtains clear the floor by a hand.',
	},
	{
		about: 'residential-quarters',
		status: 'open',
		note: 'Streets, neighbours, wardens, plants and their prices.',
	},
	{
		about: 'cultural-and-arts',
		status: 'fixed',
		note: 'No instrument sounds below the pumps’ note after 20:00.',
	},
	{
		about: 'cultural-and-arts',
		status: 'open',
		note: 'Plays, companies, tunes, quarrels; what the bunting says.',
	},
	{
		about: 'maritime-industrial-zone',
		status: 'fixed',
		note: 'The mole, the harbour, three slips; the buoys begin {{sizes.field}} outside. Hiring is by hook call, twenty minutes before a watch.',
	},
	{
		about: 'maritime-industrial-zone',
		status: 'disputed',
		note: 'What the city weighs: Keel House has one total and the docks another.',
	},
	{
		about: 'maritime-industrial-zone',
		status: 'open',
		note: 'Gangs, ships, cargoes, and the piano at the Weigh House.',
	},
	{
		about: 'biosphere-gardens',
		status: 'fixed',
		note: 'Eleven tiers from Deck −6 to Deck 20, no locks, about nine hundred gardeners. Seed stays outside.',
	},
	{
		about: 'biosphere-gardens',
		status: 'disputed',
		note: 'What it could grow: [[equilibrium]] says four meals in ten by 2125, and Tern asks at what price.',
	},
	{
		about: 'biosphere-gardens',
		status: 'open',
		note: 'Who sleeps there on a cold night.',
	},
	{
		about: 'food-security',
		status: 'fixed',
		note: 'Seven meals in ten come from Tern, two from the sea, one from the gardens. An ordinary loaf is 3 claims; the price is posted on Thursdays at six.',
	},
	{
		about: 'food-security',
		status: 'disputed',
		note: 'Whether Tern saved the city in 2097 or bought it.',
	},
	{
		about: 'food-security',
		status: 'open',
		note: 'The price on any Thursday not named here; what the queue talks about.',
	},
	{
		about: 'urban-structure',
		status: 'fixed',
		note: 'Sixty decks up, forty down, no Deck 0; {{sizes.deck}} from floor to floor. Rail: rope, ash, brass, bare pipe.',
	},
	{
		about: 'urban-structure',
		status: 'open',
		note: 'Which built-in vessel your street once was.',
	},
	{
		about: 'upper-level',
		status: 'fixed',
		note: 'Decks 41 to 60; about ninety thousand sleepers. Everything on a terrace is tied down.',
	},
	{
		about: 'upper-level',
		status: 'open',
		note: 'Firms, consulates, households, terraces.',
	},
	{
		about: 'mid-level',
		status: 'fixed',
		note: 'Decks 16 to 40, where most people live. The Well is on Decks 24 to 28.',
	},
	{
		about: 'mid-level',
		status: 'open',
		note: 'Schools, shops, tailors, and what falls into the net.',
	},
	{
		about: 'lower-level',
		status: 'fixed',
		note: 'Decks 1 to 15. A bunk is 40 claims a week, a third of one 14; each deck has a white radiator.',
	},
	{
		about: 'lower-level',
		status: 'disputed',
		note: 'Why the splash line has moved up: rougher sea, say some, and a heavier city, say others.',
	},
	{
		about: 'lower-level',
		status: 'open',
		note: 'The rhythms of the spoon on the pan, except the one for fire, and whom they warn.',
	},
	{
		about: 'submerged-level',
		status: 'fixed',
		note: 'Decks −1 to −40; six-hour watches; no sleeping below −12, except for divers in their drum and Hands beside their desks. When the flame goes low everyone walks up.',
	},
	{
		about: 'submerged-level',
		status: 'fixed',
		note: 'On Deck −33 are the round window and, listed as rope, the seed bank.',
	},
	{
		about: 'submerged-level',
		status: 'open',
		note: 'What else is stored under another name.',
	},
	{
		about: 'residential-stratification',
		status: 'fixed',
		note: 'Rents and wages, as listed. Berths are leased; the least bunk is {{sizes.bunk}}.',
	},
	{
		about: 'residential-stratification',
		status: 'disputed',
		note: 'Who would gain if empty berths were finished: each level does its own sum.',
	},
	{
		about: 'residential-stratification',
		status: 'open',
		note: 'Landlords and lodgers, kind and otherwise.',
	},
	{
		about: 'transportation-systems',
		status: 'fixed',
		note: 'The fares. They are paid to a person.',
	},
	{
		about: 'transportation-systems',
		status: 'open',
		note: 'Whom a fare-taker lets off.',
	},
	{
		about: 'axion-loop',
		status: 'fixed',
		note: '{{sizes.loop}}, {{count.stationsInWords}} stations in the order of the alphabet, one way, nineteen minutes. Tide tables are worked out by hand.',
	},
	{
		about: 'axion-loop',
		status: 'disputed',
		note: 'Why the train stops in the dark after Khulna: the Works says heat.',
	},
	{
		about: 'axion-loop',
		status: 'open',
		note: 'Who works out the tables, and whom passengers meet.',
	},
	{
		about: 'aquatic-transit',
		status: 'fixed',
		note: 'Fourteen stops, fifty minutes. Each passenger ties the neighbour’s jacket. The pilots close the weather side, by a show of hands.',
	},
	{
		about: 'aquatic-transit',
		status: 'open',
		note: 'Boats, crews, courtships.',
	},
	{
		about: 'elevated-walkways',
		status: 'fixed',
		note: '212 bridges above Deck 16; at most six people in step.',
	},
	{
		about: 'elevated-walkways',
		status: 'open',
		note: 'Any bridge but the Long Gangway, and who stops on it.',
	},
	{
		about: 'vertical-transport',
		status: 'fixed',
		note: 'Twelve Wells. Ordinary cars stop at 1, 4, 7 and so on to 58, and at −2 to −38; deck numbers are said aloud. Down is free.',
	},
	{
		about: 'vertical-transport',
		status: 'open',
		note: 'Attendants, and what they have overheard.',
	},
	{
		about: 'cargo-lines',
		status: 'fixed',
		note: 'The colours of the trolleys. Black ones go unsearched; one crate of Tern’s seed leaves on one every Thursday.',
	},
	{
		about: 'cargo-lines',
		status: 'fixed',
		note: 'A letter is a tenth aboard and 2 claims to a coast. One with only a name on it is read out at the harbour tables.',
	},
	{
		about: 'cargo-lines',
		status: 'open',
		note: 'Why the trolleys’ cable stops. What any letter says, and who puts up a hand for it.',
	},
	{
		about: 'personal-mobility',
		status: 'fixed',
		note: 'No private motors. Bicycles on Decks 3, 16 and 30. In every street one person knows who cannot take the stairs.',
	},
	{
		about: 'personal-mobility',
		status: 'open',
		note: 'Runners, backs, coracles, and where they have been.',
	},
	{
		about: 'population-and-demographics',
		status: 'fixed',
		note: '{{world.population}} aboard, {{world.capacity}} built for, {{world.nationalities}} nationalities, many faiths.',
	},
	{
		about: 'population-and-demographics',
		status: 'disputed',
		note: 'How many sleep under another’s number: twenty thousand or sixty thousand. Tern’s census is the best.',
	},
	{
		about: 'population-and-demographics',
		status: 'open',
		note: 'Which harbour, which table, which feasts.',
	},
	{
		about: 'deck-language',
		status: 'fixed',
		note: 'About three hundred words. The nine verbs for letting go, and what each asks for. “Slack” is also “sorry”.',
	},
	{
		about: 'deck-language',
		status: 'fixed',
		note: 'A ten is a new strand, a five has half its life left.',
	},
	{
		about: 'deck-language',
		status: 'open',
		note: 'Any other word that a Portuguese, Bengali, Yoruba or Dutch ear would know, or that is rude.',
	},
	{
		about: 'citizenship-and-access',
		status: 'fixed',
		note: 'Marked by birth, by rope or by salvage, and for life. The Long List takes about nine years.',
	},
	{
		about: 'citizenship-and-access',
		status: 'fixed',
		note: 'Skiffs come from carriers at twelve miles; nobody rows here from land. A boat lies an hour in the lee and is towed back; in fog it waits there. Anyone who makes fast to a line’s buoy is heard.',
	},
	{
		about: 'citizenship-and-access',
		status: 'disputed',
		note: 'Whether the patrol stays where it does for the boats’ safety.',
	},
	{
		about: 'citizenship-and-access',
		status: 'open',
		note: 'Any hearing, its claimant, and how the three vote.',
	},
	{
		about: 'rope-duty',
		status: 'fixed',
		note: 'Eleven days, from eighteen to seventy, on your own line, in gangs of a dozen. Everybody is Bare Rope; knives are counted; paid substitutes are forbidden.',
	},
	{
		about: 'rope-duty',
		status: 'open',
		note: 'Keepers, watches, and what is said with a fist in somebody’s harness.',
	},
	{
		about: 'day-passes',
		status: 'fixed',
		note: 'Orange, 12 claims, from sunrise to sunrise, Decks 1 to 28, no bed. Late orange is worked off on the mole.',
	},
	{
		about: 'day-passes',
		status: 'open',
		note: 'Whether a late visitor answers to the number that is read out.',
	},
	{
		about: 'trade-and-conference-visas',
		status: 'fixed',
		note: 'Green, {{world.visaStay}}, business in six words. A third hole is signed by the Warden and the Speaker.',
	},
	{
		about: 'trade-and-conference-visas',
		status: 'open',
		note: 'A visa’s six words, and the officer’s question about them.',
	},
	{
		about: 'inter-city-privileges',
		status: 'fixed',
		note: 'A stay of {{world.intercityStay}}, and the days begin again with each seal. For people of Derelict the last day is still to come.',
	},
	{
		about: 'inter-city-privileges',
		status: 'disputed',
		note: 'Whether Derelict’s people are guests; the Assembly renews the resolution standing, so as not to have to say.',
	},
	{
		about: 'inter-city-privileges',
		status: 'open',
		note: 'The history of the goat clause.',
	},
	{
		about: 'technology-and-infrastructure',
		status: 'fixed',
		note: '96 lines, last surveyed in 2078. Pumps hum just above a low G. The lower decks get the heat last.',
	},
	{
		about: 'technology-and-infrastructure',
		status: 'fixed',
		note: 'A valve takes two signatures, a red tag one.',
	},
	{
		about: 'technology-and-infrastructure',
		status: 'fixed',
		note: 'A pan in threes means fire. The gang asks who is out, and the corridor warden answers from memory. The lifeboats are rafts on Decks 5 to 9, one for every hundred names.',
	},
	{
		about: 'technology-and-infrastructure',
		status: 'disputed',
		note: 'Whether the figures of 2078 were measured, and whether there are boats for those whose names are not in the register.',
	},
	{
		about: 'technology-and-infrastructure',
		status: 'open',
		note: 'What breaks or burns, who is on the gang that comes, and who was out.',
	},
	{
		about: 'ai-limitations',
		status: 'fixed',
		note: 'The Limits, word for word. At a desk with several Hands, the one on watch is the Hand. 412 people died from 14 to 17 January 2084. No machine has wants.',
	},
	{
		about: 'ai-limitations',
		status: 'fixed',
		note: 'A Hand has slept for at least six hours, and so has the relief who answers while the Hand is away.',
	},
	{
		about: 'ai-limitations',
		status: 'disputed',
		note: 'Whether a record of faces would have saved the 412, and whether it should be allowed now.',
	},
	{
		about: 'ai-limitations',
		status: 'open',
		note: 'Who answers Osei Lindqvist’s telephone. Any other desk, its Hand, and how they slept.',
	},
	{
		about: 'governance',
		status: 'fixed',
		note: '220 seats, votes by raised arm, 111 to carry; {{count.factionsInWords}} factions; a Warden who can make a bill wait; no army.',
	},
	{
		about: 'governance',
		status: 'disputed',
		note: 'What the {{count.factionsInWords}} say of one another and of the berths.',
	},
	{
		about: 'governance',
		status: 'open',
		note: 'How the vote goes. What became of the dozen newcomers who read out one speech.',
	},
	{
		about: 'the-lot',
		status: 'fixed',
		note: '55 a year, 110 in all, for two years, on the first Monday of September; three excuses; the oath; if a number’s owner is dead or slack another is drawn. The other 110 are elected by decks for four years, half of them in May of each even year.',
	},
	{
		about: 'the-lot',
		status: 'open',
		note: 'Whom it draws besides those named, and what they were about to do that week.',
	},
	{
		about: 'faction-ties',
		status: 'fixed',
		note: 'The {{count.factionTiesInWords}} words, one for each faction’s view of another.',
	},
	{
		about: 'faction-ties',
		status: 'disputed',
		note: 'Every pair whose two words differ.',
	},
	{
		about: 'faction-ties',
		status: 'open',
		note: 'What one of the thirty words cost a clerk.',
	},
	{
		about: 'culture-and-daily-life',
		status: 'fixed',
		note: 'The fixed days of the year.',
	},
	{
		about: 'culture-and-daily-life',
		status: 'open',
		note: 'Every movable feast, and who is asked to it.',
	},
	{
		about: 'watches-and-bells',
		status: 'fixed',
		note: 'Watches change at 04:00, noon and 20:00; bells are struck as at sea. Four bells of the morning is 06:00.',
	},
	{
		about: 'watches-and-bells',
		status: 'fixed',
		note: 'School is free, from six to sixteen, in two shifts that change at noon; its roll has first names only, and each Monday begins with a walk to the boats, eyes shut.',
	},
	{
		about: 'watches-and-bells',
		status: 'open',
		note: 'Who has your bunk in the other two watches. Teachers, classes, and the two languages of a street.',
	},
	{
		about: 'money',
		status: 'fixed',
		note: 'Ten tenths to a claim; steel, bronze, and paper from ten up. The listed prices.',
	},
	{
		about: 'money',
		status: 'open',
		note: 'Any price not listed, within reason.',
	},
	{
		about: 'births-and-funerals',
		status: 'fixed',
		note: 'Marked on the seventh day, carried by a neighbour. A wedding is a splice. The dead go down on a line, and the float rides for a year.',
	},
	{
		about: 'births-and-funerals',
		status: 'fixed',
		note: 'A clinic is open in all watches, free to anyone with a mark, and does not ask whose it is. The infirmary is on Deck 19. Insulin is short.',
	},
	{
		about: 'births-and-funerals',
		status: 'open',
		note: 'Prayers, songs and dishes of every faith at a birth, a splice or a funeral. Ailments, nurses, doctors, and whose tag it was.',
	},
	{
		about: 'arrests',
		status: 'fixed',
		note: 'Constables are unarmed and may hold for a night. Serious charges go to Waveson. Aegis may arrest on the water and the mole, and only there. Sleeping in an empty berth is not a crime.',
	},
	{
		about: 'arrests',
		status: 'open',
		note: 'Crimes, witnesses, sentences.',
	},
	{
		about: 'channel-16',
		status: 'fixed',
		note: '00:16 to 01:16, with silences at half past midnight and at one.',
	},
	{
		about: 'channel-16',
		status: 'disputed',
		note: 'Who Sixteen is: everybody knows, and nobody has been told.',
	},
	{
		about: 'channel-16',
		status: 'open',
		note: 'What Sixteen reads out.',
	},
	{
		about: 'international-relations',
		status: 'fixed',
		note: 'Recognised by {{world.nations}} nations; a safety zone of {{sizes.safety}}, a treaty line at twelve miles; five cities in the Compact.',
	},
	{
		about: 'derelict',
		status: 'fixed',
		note: 'Its lines were cut in the storm of 19 October 2079. It has drifted empty since.',
	},
	{
		about: 'derelict',
		status: 'disputed',
		note: 'Whether Derelict is abandoned or late.',
	},
	{
		about: 'derelict',
		status: 'open',
		note: 'Who cut Derelict’s lines; each story may decide, for itself alone.',
	},
	{
		about: 'challenges',
		status: 'fixed',
		note: 'Every question here has at least two good answers, and the sides named hold theirs.',
	},
	{
		about: 'challenges',
		status: 'disputed',
		note: 'All of the questions.',
	},
	{
		about: 'challenges',
		status: 'open',
		note: 'A third answer to any of them.',
	},
	{
		about: 'living-document',
		status: 'fixed',
		note: 'Canon is what is printed here. Ask the editors before one of the {{count.charactersInWords}} dies, marries, confesses or leaves.',
	},
	{
		about: 'living-document',
		status: 'open',
		note: 'Nearly every corridor.',
	},
];
