import type { InlineMarkdown, Theme, ThemeToAvoid } from '../model/types.ts';

/** Themes to explore, each with an opening image. */
export const themes: readonly Theme[] = [
	{
		title: 'The Berths Question',
		picture: 'the-other-minute-1-1',
		description:
			'On Friday 9 December {{world.year}} the [[citizen-assembly|Assembly]] votes on two and three-quarter million empty berths: bare frame, lit, unheated. {{count.factionsAtStart}} factions have an answer each and most households have two. Stories can start anywhere near it: the fitter asked to price the finishing of one berth, the couple who cannot agree whether the room with the drying rack in it is spare, the clerk told to have both results printed in advance.',
		image:
			'A corridor of bare frame, lit end to end, and one pair of wet boots set neatly outside a room that has yet to be given walls.',
		subThemes: [
			{
				title: 'By lot',
				description:
					'The Assembly’s answer: open them to the coasts, and let chance say whose coast. Somebody has to read the names out, and stop reading.',
			},
			{
				title: 'By price',
				description:
					'The [[venture-coalition]]’s answer: sell them. Follow the first buyer aboard, who has paid for a berth with a porthole and is shown a number on a beam.',
			},
			{
				title: 'By load',
				description:
					'The [[foundation|Foundation]]’s answer: not until the lines are proved. The last survey is from 2078, and everybody who trusts it has a reason to.',
			},
			{
				title: 'By night',
				description:
					'Some of the empty berths are slept in already. Someone carries soup, someone changes the lamps and looks at the ceiling, and someone keeps a count she has shown to nobody.',
			},
		],
	},
	{
		title: 'Marked and Tied',
		picture: 'deck-pocket-marks',
		crop: 'low',
		description:
			'The Mooring Charter, which [[foundation|the Foundation]] keeps, rests on one rule of the sea: what is marked and tied is not abandoned. Stretch it. Ownership of a crate that drifts in on a Tuesday can be argued, and so can that of a song collected in a camp, or a language with four speakers left on Deck 19. A lawyer costs 90 claims an hour, which is thirty loaves, and nothing on Mondays at [[mid-level|the Well]], where the queue is an education in what people think is theirs.',
		image:
			'A brass tag on a piece of cord, laid on a lawyer’s folding table. Two people sit across from her, each keeping hold of an end.',
	},
	{
		title: 'Bread Day',
		picture: 'scene-bread-day',
		description:
			'On Thursdays at six in the morning [[venture-coalition|Tern Provision]] posts the week’s price above the Deck 7 bread hall. It controls {{world.supplierShare}} of [[food-security|what the city eats]], so the board is read the way other places read the sky. A boy is paid a tenth of a claim to hold a place in the queue, and holds nine. [[padmini-raghavan]], forty-five decks up, has already bet on the number. The ovens have been hot since two, because dough does not wait to hear what it will cost.',
		image:
			'Six o’clock: three thousand faces lifted to the board, and at the ovens one woman with her back to it, watching the faces.',
		subThemes: [
			{
				title: 'Before six',
				description:
					'The hall from two until the bell: what bakers talk about, who is let in early out of the wind, and who is not.',
			},
			{
				title: 'The forward price',
				description:
					'Next year’s bread is bought and sold on Deck 52 by people who buy their own by the slice. One trade goes wrong in a way that can be eaten.',
			},
			{
				title: 'The smaller loaf',
				description:
					'The price holds. The loaf is a finger’s width shorter. Somebody has kept an old tin.',
			},
		],
	},
	{
		title: 'Which Deck Do You Sleep On',
		picture: 'story-it-comes-warm',
		description:
			'A bunk on the [[lower-level|lower decks]] is 40 claims a week, a third of one is 14, a [[mid-level|mid-deck]] room for two is 160, and a stevedore earns about 210. Do the sum for your character, then decide what they tell people. [[residential-stratification|Stratification]] is seldom rude here. It is a lift that does not stop, an invitation that gives the deck before the hour, and a way of carrying shoes that marks a person as having come up from the wet.',
		image:
			'Three people share one bunk, a watch of eight hours each, and know one another only by the pillow, which each leaves turned a different way.',
		subThemes: [
			{
				title: 'One bunk, three watches',
				description:
					'A correspondence carried on by what is left on the shelf: half a candle, a library slip, a complaint, a plum.',
			},
			{
				title: 'Going up',
				description:
					'A promotion comes with a room on Deck 43 and a window. The family stays where it is and is asked to visit.',
			},
			{
				title: 'Minus forty',
				description:
					'The [[submerged-level|submerged decks]] have the best soundproofing and the worst air. Write a band, a birth or a debt collector into them.',
			},
		],
	},
	{
		title: 'The Eleven Harbours',
		picture: 'scene-loop-platform',
		description:
			'The stations of the [[axion-loop|Loop]] are named for harbours that are under water. The Withdrawal ended sixty-one years ago, so the people who remember a coast are old, and the people who miss it loudest were born aboard. Inheritance runs through kitchens here: a stew that needs a fish last landed in 2044, a lullaby in dock slang, two families from [[hull]] and [[khulna]] who mourn at the same wedding on different calendars.',
		image:
			'On the platform at [[norfolk]] a man in office clothes turns up his cuffs as the table nears high water, and turns them down again when it has passed.',
		subThemes: [
			{
				title: 'Second-hand memory',
				description:
					'A granddaughter gives tours of a street that drowned before she was born, and is corrected by a visitor who lived there.',
			},
			{
				title: 'The open claim',
				description:
					'The city was paid for with insurance, and its money is named for it. One policy is still unsettled. Its holder is alive and reads the small print for pleasure.',
			},
		],
	},
	{
		title: 'No System Decides Alone',
		picture: 'deck-desk-watch',
		description:
			'What [[nexus-protocol]] runs may advise. It may not decide, or keep a face, or go one watch without a Hand: a named person who can stop it and [[ai-limitations|who has slept]]. So the drama belongs to whoever signs. Six-hour watches, a bed beside the desk, a proposal on the screen that is very likely right. [[linh-ngo]] has found a system whose Hand died two years ago. Write the living ones, such as the man who in ten years has said nothing but yes.',
		image:
			'A hand held a little above a large plain switch. The tea beside it has a skin on it. The screen says “Take your time.”',
		subThemes: [
			{
				title: 'The Quiet Winter',
				description:
					'January 2084: an allocator did its sums correctly and 412 people froze. [[yevgenia-sarkisian]] had been awake for thirty-one hours. The stories are with those who were left behind.',
			},
			{
				title: 'The bed by the desk',
				description:
					'The Limit says that a Hand must have slept. It does not say well, or alone, or in whose pyjamas.',
			},
			{
				title: 'The answer in the drawer',
				description:
					'A system has computed the [[challenges|Berths Question]] and may not say what it found. A cleaner has seen the printout and does not know what she saw.',
			},
		],
	},
	{
		title: 'Drawn by Lot',
		picture: 'deck-assembly-drum',
		description:
			'Since 2109 half of the [[citizen-assembly|Assembly]] has been drawn from the whole citizenry by [[the-lot|the Lot]], on the first Monday of September. Nobody applies. A pastry cook and a man who has avoided his neighbours for eight years learn on one morning that they are now the legislature. [[ines-quintanilha]] was eighteen. Comedy lives here, and a sadder thing next door to it: the member who turns out to be good at governing, and has to hand the work back.',
		image:
			'A baker in the Well, floured to the elbow, raises her arm to vote. On the rail where it rested there is a white print of a hand.',
	},
	{
		title: 'Rope Duty',
		picture: 'scene-waterline',
		description:
			'Every citizen owes [[rope-duty|eleven days a year]] to the ninety-six mooring lines: inspecting, greasing, walking. It is the only work a broker and a ship’s cook do at the two ends of one shackle. Each line has a number and a keeper’s log, and the logs say more than their keepers meant. [[ifeoma-okwuosa]] knows how old the load figures are. Write what a good line sounds like, and why someone breaks the law to pay a stranger for a swap.',
		image:
			'Two people back to back on one line in fog, each with a fist in the other’s harness. They have yet to ask each other which deck they sleep on.',
	},
	{
		title: 'The Other Cities',
		picture: 'ferry-rail',
		description:
			'The Compact has five cities, and Lagan tells jokes about all of them. Waveson has the courts and the shipyards, Flotsam the fishing and the music, Jetsam the scrap and the best cooks. Derelict has been empty since 2079. Under [[inter-city-privileges|inter-city privileges]] a citizen of one may stay in another {{world.intercityStay}}, which is long enough for a romance and too short for a lease. The ferries are full of people practising an accent.',
		image:
			'The rail of the Flotsam ferry at dawn: a fiddle case, a crate of live crab with its lid tied down, and a woman asleep with an arm round each.',
		subThemes: [
			{
				title: 'Derelict',
				description:
					'All but 31 of its people were taken off alive, and it still floats. [[anselm-brandvold]] designed the lines that were cut. A story may name the culprit, for itself alone.',
			},
			{
				title: 'A Waveson judge',
				description:
					'A Lagan quarrel heard in another city’s court, before a judge who learned her law from a Lagan deckhand and has to sound as if it were from books.',
			},
			{
				title: 'A Jetsam kitchen',
				description:
					'A cook’s last night before her stay runs out, and a pot that cannot be moved until morning.',
			},
		],
	},
	{
		title: 'Papers and Patrols',
		picture: 'deck-pocket-papers',
		crop: 'low',
		description:
			'[[day-passes|Day passes]] are orange paper. [[trade-and-conference-visas|Trade and conference visas]] last {{world.visaStay}}. Beyond the mole, which is the breakwater, nine boats of [[global-aegis]] hold off everybody who has neither. Somewhere between the desk and the boathook is a clerk who is kind in the one way the form allows, which is slowly. On 2 March [[idris-benhaddou]] let in a skiff with eleven people aboard, and the log for that hour is missing. He did not remove it. Somebody did.',
		image:
			'An orange pass drying on a warm pipe, its ink run, and its owner tilting it to the lamp as if the date might come back.',
		subThemes: [
			{
				title: 'The last water-bus',
				description:
					'A visitor with one claim left, which is the fare, and a reason to spend it on something else.',
			},
			{
				title: 'Eleven people',
				description:
					'On the night of 2 March they ate from eleven bowls in one empty berth on Deck 10. By the next evening eleven doors had opened; each is a story, and some of them opened grudgingly.',
			},
			{
				title: 'Sworn elsewhere',
				description:
					'About six hundred people guard a city they are not sworn to. The grocer on Deck 33 gives [[hedda-ravndal]] credit, and does not ask which of her {{world.nationsInWords}} flags will settle it.',
			},
		],
	},
	{
		title: 'Off the Manifest',
		picture: 'portrait-wren-achterberg',
		crop: 'face',
		description:
			'All seed aboard is supposed to be on one manifest, and all of it to be [[food-security|Tern’s]]. [[equilibrium]] keeps a bank of its own in a room listed as “rope, spare”. Every Thursday, while the board has everybody looking up, [[wren-achterberg]] lifts one crate, and a season later there are tomatoes on a lower-deck roof the plans show as bare plate. The [[biosphere-gardens]] grow by permit and these do not. It’s gardening as theft, with germination rates. The inspector who finds the beans may be the first to ask for a cutting.',
		image:
			'A bean climbing a fire-hose reel on Deck 3. It is watered nightly by five different people, each of whom thinks they are the only one.',
	},
	{
		title: 'Channel 16',
		picture: 'portrait-ines-quintanilha',
		crop: 'face',
		description:
			'Between 00:16 and 01:16 the old distress channel belongs to a voice that calls itself Sixteen. Nearly everyone knows it is [[ines-quintanilha]], and everyone who needs that kept quiet keeps it quiet. The story is in the listening: a patrol boat with a duty to report it and the volume up, two people who have conducted a whole courtship by request, and one real call for help, at 00:40, which the city takes for a sketch, for as long as a laugh lasts.',
		image:
			'A dark dormitory on Deck 9. From under every blanket comes the same voice, turned down just far enough to be denied.',
	},
	{
		title: 'Kin Under Two Flags',
		picture: 'vignette-residential-quarters',
		description:
			'[[marisol-quintanilha]] hangs out washing after midnight, to hear herself contradicted on the radio by her daughter. [[leopold-achterberg]] is robbed once a week by his heir. [[ifeoma-okwuosa]] has a daughter who moved to the sister city of Waveson, where the ropes are somebody else’s. There are {{count.factionsInWords}} factions and most kitchens have two of them. The material is supper: the subject put away with the salt, the call taken on the stairs, and the things a family agrees not to have been told.',
		image:
			'Two coats, from two services, on one hook. Under them, on the shelf, one lunch tin with a line of tape down the middle of the lid.',
		subThemes: [
			{
				title: 'The heir',
				description:
					'[[wren-achterberg]] stands to inherit seven meals in ten. Somebody close to them has begun to think about the date.',
			},
			{
				title: 'A marriage between decks',
				description:
					'She is from Deck 46 and he from Deck 4. They have settled on 25, which both families describe as a disappointment.',
			},
			{
				title: 'What the mother hears',
				description:
					'A parent in public life, a child in public trouble, and an hour a night when neither can answer.',
			},
		],
	},
];

/** Themes that the anthology does not want, with reasons. */
export const themesToAvoid: readonly ThemeToAvoid[] = [
	{
		title: 'Chosen ones and glowing things',
		reason:
			'The city is held in place by ninety-six lines and a rota. A hero by birth, a prophecy or a humming artefact from the seabed tells everyone on the rota that they could have stayed in bed. If your lead is special, let it be at something that took ten years to learn.',
	},
	{
		title: 'The machine that wakes up',
		reason:
			'The [[ai-limitations|Limits]] exist because a system did its sums correctly, which was worse. A machine with wants of its own lets the people off, and the people are the subject: who signed, who slept, who was not in the data.',
	},
	{
		title: 'A villain to hang it on',
		reason:
			'Tern feeds the bread hall, Aegis answers the distress calls, and [[nexus-protocol]] keeps the heat on. Each frightens somebody for a good reason. A story in which one of them is simply wicked has to leave out most of what its people do all day, and that is the part we wanted.',
	},
	{
		title: 'The last word',
		reason:
			'Do not sink the city. A story that counts the vote, or says who cut [[anselm-brandvold|Brandvold]]’s lines at Derelict, does so for itself alone: other contributors have to live here after you. A rumour, a confession that may be false or a sealed envelope does the same work and leaves the next writer a door.',
	},
];

/** Advice for every theme. */
export const remember: InlineMarkdown =
	'You need not know the whole city; nobody in it does. Take one deck, one watch and one person with something to finish before the bell, and let the rest be heard through the wall. Read the [World Bible](/world-bible/) section where your story is set and leave the others for later. If two pages of this site disagree, a character may hold either view, and argue it. Then say what things cost, who is tired, and what the room smells of. Still tied.';
