import type { InlineMarkdown } from '../model/types.ts';

/** A word of the city with its definition. */
export interface GlossaryEntry {
	/** Its anchor. */
	id: string;
	term: string;
	/** Other spellings and plurals used in running text. */
	forms?: readonly string[];
	/**
	 * The forms that are marked at their first use on a page, if not the term and all its `forms`.
	 * Many are capitalised, which distinguishes them from everyday words.
	 */
	markedAs?: readonly string[];
	/** Whether it is also an everyday word, which is not marked in running text. */
	isEveryday?: true;
	/** One or two sentences that need no other entry. */
	definition: InlineMarkdown;
	/** The id of the World Bible's section with more about it. */
	section: string;
}

/** The words of the city, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
	{
		id: 'aegis',
		term: 'Aegis',
		forms: ['Global Aegis', 'the Patrol', 'the patrol'],
		markedAs: ['Global Aegis', 'Aegis'],
		definition:
			'The security force of the nations that recognise Lagan, about six hundred people lent by their navies with nine boats. Its formal name is Global Aegis, and its powers end at the edge of the harbour.',
		section: 'governance',
	},
	{
		id: 'air-money',
		term: 'air money',
		definition: 'A tenth added to the wages of people who work below the waterline.',
		section: 'submerged-level',
	},
	{
		id: 'backs',
		term: 'back',
		forms: ['backs'],
		isEveryday: true,
		definition:
			'A porter who carries people up the stairs in a canvas chair when the lifts are out.',
		section: 'personal-mobility',
	},
	{
		id: 'bare-rope',
		term: 'Bare Rope',
		forms: ['bare rope'],
		definition:
			'What everybody is called while serving on the mooring lines, whoever they are elsewhere.',
		section: 'rope-duty',
	},
	{
		id: 'bell',
		term: 'bell',
		forms: ['bells', 'eight bells', 'four bells'],
		markedAs: ['eight bells', 'four bells'],
		definition:
			'A stroke that tells the time, as at sea: one at the first half-hour, two at the second, up to eight after four hours, and then from one again.',
		section: 'watches-and-bells',
	},
	{
		id: 'berth',
		term: 'berth',
		forms: ['berths', 'empty berth', 'empty berths'],
		definition:
			'A numbered place in the hull for one person to live in, {{sizes.berth}}, leased and never owned. Two and three-quarter million of them are empty.',
		section: 'residential-stratification',
	},
	{
		id: 'berths-question',
		term: 'Berths Question',
		forms: ['the Berths Question', 'the Question'],
		markedAs: ['Berths Question'],
		definition:
			'Who should get the two and three-quarter million empty places to live in the hull. The Assembly votes on it on Friday 9 December 2118.',
		section: 'challenges',
	},
	{
		id: 'bourse',
		term: 'Bourse',
		forms: ['the Bourse'],
		markedAs: ['Bourse'],
		definition: 'The exchange on Deck 52, where harvests are bought and sold before they are sown.',
		section: 'upper-level',
	},
	{
		id: 'bread-day',
		term: 'bread day',
		forms: ['Bread day'],
		definition:
			'Thursday, when at six in the morning the prices of bread and other staples are posted for the week.',
		section: 'food-security',
	},
	{
		id: 'bread-hall',
		term: 'bread hall',
		forms: ['the bread hall', 'the board', 'price board'],
		markedAs: ['bread hall'],
		definition:
			'The hall on Deck 7 where bread is baked and sold, with the board on which the week’s prices are shown.',
		section: 'food-security',
	},
	{
		id: 'buoy-number',
		term: 'buoy number',
		forms: ['buoy numbers', 'low numbers'],
		markedAs: ['buoy number', 'buoy numbers'],
		definition:
			'The number on a citizen’s brass tag, such as 41/20718: first the mooring line on which the holder serves, then the place of the tag in the order of cutting.',
		section: 'citizenship-and-access',
	},
	{
		id: 'carrier',
		term: 'carrier',
		forms: ['carriers'],
		markedAs: ['carriers', 'a carrier', 'A carrier'],
		definition:
			'An old ferry or factory ship that brings people across the ocean and, at night, puts them into small boats twelve miles from the city.',
		section: 'citizenship-and-access',
	},
	{
		id: 'claim',
		term: 'claim',
		forms: ['claims'],
		markedAs: ['claim', 'claims'],
		definition:
			'The money of Lagan, named for the insurance claims that paid for the city. A loaf costs three, and a dock worker earns about 210 a week.',
		section: 'money',
	},
	{
		id: 'compact',
		term: 'Compact',
		forms: ['the Compact'],
		markedAs: ['the Compact'],
		definition:
			'The agreement of the five floating cities, Lagan, Waveson, Flotsam, Jetsam and Derelict, by which each lets the people of the others in.',
		section: 'international-relations',
	},
	{
		id: 'constable',
		term: 'constable',
		forms: ['constables', 'deck constable', 'deck constables', 'Chief Constable'],
		definition:
			'One of the city’s nine hundred unarmed police, in a bottle-green jacket with a deck number on the sleeve.',
		section: 'arrests',
	},
	{
		id: 'copper-resolution',
		term: 'copper resolution',
		forms: ['the copper resolution'],
		markedAs: ['copper resolution'],
		definition:
			'The vote, renewed each January, by which people of the lost city of Derelict may go on staying in Lagan as visitors without an end date.',
		section: 'inter-city-privileges',
	},
	{
		id: 'corridor-warden',
		term: 'corridor warden',
		forms: ['corridor wardens'],
		definition:
			'An unpaid, elected neighbour who looks after a passage: its lamps, its curtains and the opening of its doors to the police.',
		section: 'residential-quarters',
	},
	{
		id: 'cut-line-night',
		term: 'Cut-Line Night',
		markedAs: ['Cut-Line Night'],
		definition:
			'The night of 19 October, when every light on the seaward side goes out for one minute, in memory of the sister city that went adrift in 2079.',
		section: 'culture-and-daily-life',
	},
	{
		id: 'day-pass',
		term: 'day pass',
		forms: ['day passes', 'orange pass', 'orange passes', 'late orange'],
		definition:
			'The orange paper that lets a visitor in from one sunrise to the next. A visitor who overstays is called late orange and works it off.',
		section: 'day-passes',
	},
	{
		id: 'deck-floor',
		term: 'deck',
		forms: ['decks'],
		markedAs: ['decks'],
		definition:
			'A storey of the city. There are sixty above the waterline and forty below, and people judge one another by the number of the one they sleep on.',
		section: 'urban-structure',
	},
	{
		id: 'deck',
		term: 'Deck',
		forms: ['in Deck'],
		markedAs: ['in Deck'],
		definition:
			'The working language of the docks and mooring lines, of about three hundred words, nine of them verbs for letting go.',
		section: 'deck-language',
	},
	{
		id: 'derelict',
		term: 'Derelict',
		definition:
			'The fifth floating city, which went adrift with its ropes cut in a storm on 19 October 2079. Thirty-one people died, and it still floats, empty.',
		section: 'derelict',
	},
	{
		id: 'channel-sixteen',
		term: 'distress channel',
		markedAs: ['Channel 16'],
		definition:
			'Channel 16 of the ships’ radio, kept for calls for help, which one delegate borrows for an hour after midnight.',
		section: 'channel-16',
	},
	{
		id: 'firsts',
		term: 'firsts',
		isEveryday: true,
		definition: 'People who came aboard in the city’s first ten years.',
		section: 'population-and-demographics',
	},
	{
		id: 'fish-steps',
		term: 'fish steps',
		forms: ['the fish steps'],
		markedAs: ['fish steps'],
		definition: 'Stairs on Deck 1 at the harbour, where small boats put things ashore.',
		section: 'maritime-industrial-zone',
	},
	{
		id: 'hand',
		term: 'Hand',
		forms: ['Hands'],
		markedAs: ['Hand', 'Hands'],
		definition:
			'The one named person who can stop a given machine, can be reached, and has slept. By law every machine that proposes anything has one.',
		section: 'ai-limitations',
	},
	{
		id: 'hearing',
		term: 'hearing',
		forms: ['the hearing', 'salvage hearing'],
		markedAs: ['salvage hearing', 'the hearing', 'The hearing', 'every hearing', 'a hearing'],
		definition:
			'The sitting, within eleven days, at which somebody who reached the city by sea and caught hold of it may ask to stay.',
		section: 'citizenship-and-access',
	},
	{
		id: 'hook-strike',
		term: 'Hook Strike',
		forms: ['the Hook Strike'],
		markedAs: ['Hook Strike'],
		definition: 'The dock strike of 2113, which lasted nineteen days and was lost.',
		section: 'challenges',
	},
	{
		id: 'hull-born',
		term: 'hull-born',
		definition: 'Born aboard, as about six people in ten were.',
		section: 'population-and-demographics',
	},
	{
		id: 'jetsam-lunch',
		term: 'Jetsam lunch',
		forms: ['the Jetsam lunch'],
		definition:
			'The day trip to a sister city by which people whose {{world.intercityStayDays}} in Lagan are over begin them again.',
		section: 'inter-city-privileges',
	},
	{
		id: 'keel-house',
		term: 'Keel House',
		definition:
			'The offices on Deck 44 from which the ropes that hold the city are looked after, and where citizens’ tags are cut.',
		section: 'central-administrative',
	},
	{
		id: 'keeper',
		term: 'keeper',
		forms: ['keepers', 'line keeper', 'line keepers'],
		markedAs: ['line keeper', 'line keepers', 'keeper of the line', 'the keepers'],
		definition: 'The person in charge of one of the 96 ropes that hold the city, usually for life.',
		section: 'rope-duty',
	},
	{
		id: 'the-keeper',
		term: 'the Keeper',
		forms: ['Keeper'],
		markedAs: ['the Keeper'],
		definition: 'Lagan’s head gardener, chosen from those who have lost a whole crop.',
		section: 'biosphere-gardens',
	},
	{
		id: 'lamper',
		term: 'lamper',
		forms: ['lampers'],
		definition: 'One of the thirty-eight people who change the lamps in places where nobody lives.',
		section: 'population-and-demographics',
	},
	{
		id: 'limits',
		term: 'the Limits',
		forms: ['Limits', 'first Limit', 'second Limit', 'third Limit'],
		markedAs: ['the Limits'],
		definition:
			'The three laws of 2084 for machines: that none decides alone, none keeps a face, and each has a named person who can stop it and has slept.',
		section: 'ai-limitations',
	},
	{
		id: 'line',
		term: 'line',
		forms: ['lines', 'mooring line', 'mooring lines'],
		markedAs: ['mooring line', 'mooring lines'],
		definition:
			'One of the 96 ropes, each with a number, that hold the city to a hill {{sizes.hill}} under the sea.',
		section: 'technology-and-infrastructure',
	},
	{
		id: 'load-survey',
		term: 'load survey',
		forms: ['Load Survey', 'survey of 2078', 'load figure', 'load figures'],
		markedAs: ['Load Survey', 'load survey', 'load figures', 'load figure'],
		definition:
			'The measurement of 2078, the only one made so far, of what each rope that holds the city will bear.',
		section: 'technology-and-infrastructure',
	},
	{
		id: 'load-word',
		term: 'load word',
		forms: ['the load word'],
		markedAs: ['load word'],
		definition:
			'A word the Warden, the city’s chief officer, may speak against a bill that adds weight. The bill then waits until the weight has been answered for.',
		section: 'governance',
	},
	{
		id: 'long-list',
		term: 'Long List',
		forms: ['the Long List'],
		markedAs: ['Long List'],
		definition:
			'The sixty-four thousand people who have earned citizenship and are waiting, for about nine years, for a place to live.',
		section: 'citizenship-and-access',
	},
	{
		id: 'loop',
		term: 'the Loop',
		forms: ['Loop', 'Axion Loop'],
		markedAs: ['Axion Loop', 'the Loop'],
		definition:
			'The city’s one railway, a ring of tube on Deck 10 with {{count.stationsInWords}} stations, named for the ports that founded the city.',
		section: 'axion-loop',
	},
	{
		id: 'lot',
		term: 'the Lot',
		forms: ['Lot', 'drawn by lot', 'the drawn'],
		markedAs: ['the Lot'],
		definition:
			'The yearly draw, out of a herring drum, that fills half the seats of the Assembly with citizens picked by chance.',
		section: 'the-lot',
	},
	{
		id: 'lung',
		term: 'the Lung',
		forms: ['Lung'],
		markedAs: ['the Lung'],
		definition:
			'The great garden on the eastern side: eleven tiers of planting round an open shaft.',
		section: 'biosphere-gardens',
	},
	{
		id: 'manifest',
		term: 'manifest',
		forms: ['the manifest'],
		markedAs: ['manifest'],
		definition:
			'A list of goods aboard. By contract all seed in the city is on one, and keeping any back is forbidden.',
		section: 'food-security',
	},
	{
		id: 'mark',
		term: 'mark',
		forms: ['marks', 'tag', 'tags'],
		markedAs: ['brass tag'],
		definition:
			'The brass tag, worn at the neck and stamped with a number, that makes its holder a citizen.',
		section: 'citizenship-and-access',
	},
	{
		id: 'marked',
		term: 'marked',
		forms: ['be marked', 'unmarked'],
		markedAs: ['marked', 'unmarked'],
		definition: 'A citizen, entitled to wear Lagan’s brass tag.',
		section: 'citizenship-and-access',
	},
	{
		id: 'mole',
		term: 'mole',
		forms: ['the mole'],
		markedAs: ['the mole'],
		definition: 'The breakwater that shelters the harbour from the west.',
		section: 'maritime-industrial-zone',
	},
	{
		id: 'mooring-charter',
		term: 'Mooring Charter',
		forms: ['the Charter', 'Charter'],
		markedAs: ['Mooring Charter', 'the Charter'],
		definition:
			'The founding contract of 11 June 2061, four pages long. It rests on the law of salvage: what is marked and tied has not been abandoned, and neither has anyone aboard.',
		section: 'governance',
	},
	{
		id: 'mooring-day',
		term: 'Mooring Day',
		definition:
			'11 June, the anniversary of the founding in 2061, when each household ties one more knot outside its door.',
		section: 'culture-and-daily-life',
	},
	{
		id: 'mooring-field',
		term: 'mooring field',
		forms: ['the mooring field', 'buoy', 'buoys'],
		markedAs: ['mooring field'],
		definition:
			'The stretch of sea from {{sizes.field}} outside the breakwater where 96 yellow numbered buoys ride. Anyone who ties up to one has a right to be heard.',
		section: 'citizenship-and-access',
	},
	{
		id: 'nod',
		term: 'nod',
		forms: ['a nod'],
		isEveryday: true,
		definition:
			'A yes given to a machine’s suggestion so quickly, in under four seconds, that nobody can have read it.',
		section: 'ai-limitations',
	},
	{
		id: 'proposal',
		term: 'proposal',
		forms: ['proposals'],
		isEveryday: true,
		definition: 'What a machine suggests, in writing, for a person to allow or refuse.',
		section: 'ai-limitations',
	},
	{
		id: 'provision-agreement',
		term: 'Provision Agreement',
		forms: ['the Agreement'],
		markedAs: ['Provision Agreement'],
		definition:
			'The contract of 2097 by which the firm of Tern Provision feeds the city, sets its prices, and is told of every seed aboard.',
		section: 'food-security',
	},
	{
		id: 'quiet-winter',
		term: 'Quiet Winter',
		forms: ['the Quiet Winter'],
		markedAs: ['Quiet Winter'],
		definition:
			'The nights of 14 to 17 January 2084, when a machine shared out the heat by a list, and the 412 people left off it froze.',
		section: 'ai-limitations',
	},
	{
		id: 'register',
		term: 'register',
		forms: ['the register', 'register of berths'],
		markedAs: ['register of berths'],
		definition: 'The list of who sleeps where, kept by the Assembly and corrected every night.',
		section: 'residential-stratification',
	},
	{
		id: 'rememberer',
		term: 'rememberer',
		forms: ['rememberers'],
		definition:
			'Somebody hired to watch a door and know faces, which machines are forbidden to do.',
		section: 'ai-limitations',
	},
	{
		id: 'rope-duty',
		term: 'rope duty',
		forms: ['Rope duty'],
		definition:
			'The eleven days a year that every citizen from eighteen to seventy works on the ropes that hold the city.',
		section: 'rope-duty',
	},
	{
		id: 'runner',
		term: 'runner',
		forms: ['runners'],
		isEveryday: true,
		definition:
			'Somebody who carries letters and hot dinners between decks, at two claims for every ten decks.',
		section: 'personal-mobility',
	},
	{
		id: 'salvage',
		term: 'salvage',
		forms: ['law of salvage', 'by salvage'],
		markedAs: ['law of salvage'],
		definition:
			'The law of things lost at sea, and of who may claim them: a thing that is marked and tied still has its owner.',
		section: 'overview',
	},
	{
		id: 'seed-runner',
		term: 'seed-runner',
		forms: ['seed-runners'],
		definition:
			'A gardener who steals seed from the firm that sells the city’s food and has it sown aboard.',
		section: 'cargo-lines',
	},
	{
		id: 'sixteen',
		term: 'Sixteen',
		definition:
			'The pirate voice that reads out rents, lost gloves and other people’s secrets on the distress channel from 00:16 to 01:16.',
		section: 'channel-16',
	},
	{
		id: 'skiff',
		term: 'skiff',
		forms: ['skiffs'],
		definition:
			'A small open boat; here, one in which people try to reach the city over its last twelve miles.',
		section: 'citizenship-and-access',
	},
	{
		id: 'slack',
		term: 'slack',
		forms: ['gone slack'],
		markedAs: ['gone slack'],
		definition:
			'Without a vote, after missing three years of work on the ropes. In the working language the word for it is also the word for sorry.',
		section: 'citizenship-and-access',
	},
	{
		id: 'splash-line',
		term: 'splash line',
		forms: ['the splash line'],
		markedAs: ['splash line'],
		definition: 'A red stripe round the hull at the head of Deck 4, as high as waves reach.',
		section: 'lower-level',
	},
	{
		id: 'sponsor',
		term: 'sponsor',
		forms: ['sponsors'],
		isEveryday: true,
		definition: 'A citizen who answers for a newcomer’s debts for a year.',
		section: 'citizenship-and-access',
	},
	{
		id: 'stacker',
		term: 'stacker',
		forms: ['stackers'],
		definition:
			'A landlord who rents rooms, fills them with bunks and lets the bunks for a part of the day each.',
		section: 'residential-stratification',
	},
	{
		id: 'stevedores-hook',
		term: 'stevedore’s hook',
		forms: ['hook', 'hooks'],
		markedAs: ['stevedore’s hook'],
		definition:
			'The dock worker’s tool and badge: a hand’s breadth of steel on an ash grip, handed down and never bought.',
		section: 'maritime-industrial-zone',
	},
	{
		id: 'steward',
		term: 'steward',
		forms: ['stewards'],
		definition:
			'One of the 1,900 people who run the city’s machines, and see to it that a person has said yes.',
		section: 'governance',
	},
	{
		id: 'strand',
		term: 'strand',
		forms: ['strands'],
		definition:
			'One of the ropes that are laid together into a mooring rope. A practised hand can tell its age.',
		section: 'rope-duty',
	},
	{
		id: 'system',
		term: 'system',
		forms: ['systems'],
		isEveryday: true,
		definition:
			'A machine that works things out for the city and may suggest what to do, such as how to send the lifts. There are some three hundred and forty.',
		section: 'ai-limitations',
	},
	{
		id: 'harbour-table',
		term: 'table',
		forms: ['tables', 'Hull table', 'Lagos table'],
		markedAs: ['harbour table', 'harbour tables', 'Hull table', 'Lagos table'],
		definition:
			'The society of families who embarked at one founding port: a Sunday supper that also lends money, finds work and buries people.',
		section: 'population-and-demographics',
	},
	{
		id: 'tenth',
		term: 'tenth',
		forms: ['tenths'],
		isEveryday: true,
		definition:
			'A tenth part of the city’s unit of money: a steel washer, the fare for going up in a lift.',
		section: 'money',
	},
	{
		id: 'tern',
		term: 'Tern',
		forms: ['Tern Provision'],
		markedAs: ['Tern Provision', 'Tern'],
		definition: 'The firm that sells Lagan {{world.supplierShare}} of its food and sets the price.',
		section: 'food-security',
	},
	{
		id: 'third',
		term: 'third',
		forms: ['thirds', 'a third of a bunk'],
		markedAs: ['by the third', 'in thirds', 'a third of a bunk'],
		definition:
			'The use of a bunk for eight hours of the day’s twenty-four, at 14 claims a week; two strangers have it for the rest.',
		section: 'residential-stratification',
	},
	{
		id: 'tide-table',
		term: 'tide table',
		forms: ['tide tables'],
		definition:
			'The day’s high and low water at a drowned port, posted at the railway station named after it.',
		section: 'axion-loop',
	},
	{
		id: 'treaty-line',
		term: 'treaty line',
		forms: ['twelve-mile line'],
		markedAs: ['treaty line', 'twelve-mile line'],
		definition:
			'The circle, twelve miles out, within which foreign powers have agreed to patrol the sea round the city.',
		section: 'international-relations',
	},
	{
		id: 'visa',
		term: 'visa',
		forms: ['visas', 'third hole'],
		markedAs: ['visa', 'visas'],
		definition:
			'A green card that lets a business visitor stay for {{world.visaStay}}, a punched hole for each. A third hole takes the signatures of the Warden and the Speaker, the city’s two highest officers.',
		section: 'trade-and-conference-visas',
	},
	{
		id: 'warden',
		term: 'Warden',
		forms: ['the Warden', 'Warden of the Charter'],
		markedAs: ['the Warden', 'Warden of the Charter'],
		definition:
			'The one officer named in the founding contract, who looks after the ropes and the empty places to live.',
		section: 'governance',
	},
	{
		id: 'watch',
		term: 'watch',
		forms: ['watches', 'morning watch', 'day watch', 'night watch'],
		markedAs: ['morning watch', 'day watch', 'night watch', 'watch by watch'],
		definition:
			'A shift of eight hours, from 04:00, noon or 20:00, by which the city works and sleeps; people who mind machines or work under water keep one of six.',
		section: 'watches-and-bells',
	},
	{
		id: 'weather-and-lee',
		term: 'weather and lee',
		forms: ['weather side', 'lee side', 'to weather', 'to lee'],
		markedAs: ['weather side', 'lee side', 'to weather', 'to lee'],
		definition:
			'West, where the wind comes from, and east, where it goes. Directions in Lagan are given in these words.',
		section: 'geography-and-climate',
	},
	{
		id: 'well',
		term: 'the Well',
		markedAs: ['the Well'],
		definition: 'The amphitheatre on Decks 24 to 28 where the Assembly meets.',
		section: 'mid-level',
	},
	{
		id: 'wells',
		term: 'the Wells',
		forms: ['Well Four', 'Well Nine'],
		markedAs: ['the Wells'],
		definition:
			'The twelve shafts that go down through all the decks, with lifts in them and a stair round each.',
		section: 'vertical-transport',
	},
	{
		id: 'white-radiator',
		term: 'white radiator',
		forms: ['white radiators'],
		definition:
			'The one radiator on each lower deck kept on all year round, since 412 people froze in 2084.',
		section: 'ai-limitations',
	},
	{
		id: 'winch-house',
		term: 'winch house',
		forms: ['winch houses'],
		definition:
			'The hut on Deck 3 at the edge of the hull in which one of the mooring ropes is looked after.',
		section: 'rope-duty',
	},
	{
		id: 'withdrawal',
		term: 'Withdrawal',
		forms: ['the Withdrawal'],
		markedAs: ['the Withdrawal'],
		definition:
			'The years from 2038 to 2057, in which the world’s governments gave up their coasts to the sea.',
		section: 'overview',
	},
	{
		id: 'yellow-line',
		term: 'yellow line',
		forms: ['the yellow line'],
		markedAs: ['yellow line'],
		definition:
			'The line painted on the city side of the breakwater, where the powers of the foreign patrol end.',
		section: 'governance',
	},
];
