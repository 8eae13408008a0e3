/** Sizes by name, in the unit that the record or its docstring names. */
type Sizes = { readonly [name: string]: number | Sizes };

/**
 * How large everything is: metres and square metres, unless a docstring names another unit. Pages
 * state these sizes and drawings to scale are drawn by them. What stands under `drawn` is stated on
 * no page: it was chosen for artists, after the text and the practice of ships, so that two drawings
 * of one thing agree.
 */
export const measures = {
	/** People, whose parts the text measures by. */
	person: {
		drawn: {
			/** An adult, standing; people differ from it by as much as anywhere. */
			height: 1.75,
			/** From fingertip to fingertip, which is as far as a person can reach. */
			reach: 1.75,
			/** From the floor to the shoulder, where walls change from tar brown to cream. */
			shoulder: 1.45,
			/** “A hand’s breadth”: of a stevedore’s hook, and between a curtain and the floor. */
			handBreadth: 0.1,
			/** “A hand thick”: from the wrist to the fingertips. */
			hand: 0.19,
			/** A child of six, as at the rail on Deck 6. */
			childOfSix: 1.15,
		},
	},
	/** The hull and all that is built on it. */
	hull: {
		/** Square kilometres of sea. */
		area: 1,
		/** From the lowest deck's floor to the highest deck's roof. */
		height: 420,
		/** Decks at the rim, fewest and most; in the middle; and where the towers stand. */
		decks: { rim: { least: 6, most: 14 }, middle: 40, towers: 60 },
		/** How far it lists on Cut-Line Night. */
		list: 0.05,
		/** Minutes from side to side on foot. */
		crossing: 20,
		drawn: {
			/** From weather to lee. */
			length: 1104,
			/** From the Alexandria side to the Khulna side. */
			width: 1020,
			/** Between the two skins below the waterline. */
			skins: 6,
		},
	},
	/** A deck, from floor to floor. */
	deck: {
		/** From one floor to the next. */
		height: 4.2,
		/** What is clear under the pipes. */
		clear: 3,
		/** How many there are above the waterline, and below. */
		above: 60,
		below: 40,
		/** The highest deck that green water reaches; the red stripe is at its head. */
		splash: 4,
		/** The lowest deck that anyone may sleep on, divers excepted. */
		sleep: -12,
	},
	/** The four levels: highest and lowest deck. */
	levels: {
		upper: { top: 60, foot: 41 },
		mid: { top: 40, foot: 16 },
		lower: { top: 15, foot: 1 },
		submerged: { top: -1, foot: -40 },
	},
	/** Passages, and the streets that they are called where two prams can pass. */
	corridor: {
		/** Two people and a bucket. */
		width: 1.4,
		/** A street, where it is widest. */
		street: 6,
		drawn: {
			/** The rail outside a door. */
			rail: 0.96,
			/** A door and its sill; below the splash line there are two sills. */
			door: { width: 0.6, height: 2.1, sill: 0.1 },
			/** A lamp's glass, over every second door, and how high it hangs. */
			lamp: { across: 0.16, height: 2.4 },
			/** The red plate at every hundredth frame, and how high its foot is. */
			plate: { width: 0.88, height: 0.44, foot: 1.76 },
			/** A fire bucket, without its handle, and the bar of a stand for three of them. */
			bucket: { across: 0.3, foot: 0.21, height: 0.28 },
			bucketStand: { length: 1.3, bar: 1.3 },
			/** The long bubble under glass that shows how a deck lies. */
			bubble: { length: 0.9, height: 1.6 },
			/** The strip of brass where two districts meet. */
			strip: 0.06,
			/** How thick the rails are: rope, ash, brass, bare pipe. */
			rails: { rope: 0.044, ash: 0.05, brass: 0.042, pipe: 0.06 },
			/** Across the handle of a tap, and along that of a stop. */
			tap: 0.05,
			stop: 0.14,
		},
	},
	/** A place for one person to live in. */
	berth: {
		/** Finished or not. */
		area: 9,
		/** The least bunk that the law calls a bed. */
		bunk: { width: 0.62, length: 1.9 },
		drawn: {
			/** Finished, with a door: bed, shelf, lamp, radiator. */
			finished: { width: 3, depth: 3 },
			/** Bare frame: from rib to rib, and from the passage to the shell; what the girder leaves clear. */
			frame: { width: 2, depth: 4.5, clear: 2.72 },
			/** Let by the watch: three bunks on two posts, from mattress to mattress, the lowest over the floor. */
			watches: { tiers: 3, length: 2, apart: 1, lowest: 0.34, posts: 2.8 },
		},
	},
	/** Stairs; each Well has one round it that reaches every deck. */
	stair: {
		/** Steps from the lowest pump to the highest flagpole. */
		steps: 2520,
		drawn: {
			/** From step to step, across, and the landing before a car's gate. */
			going: 0.26,
			width: 1.2,
			landing: 2,
			/** Steps from deck to deck: on one deck in five there is one more. */
			flight: 25,
		},
	},
	/** The Wells and their lifts. */
	lift: {
		/** How many Wells. */
		wells: 12,
		/** Cars to a Well. */
		cars: { passenger: 4, freight: 2 },
		/** People to a passenger car. */
		holds: 16,
		/** Decks from stop to stop of an ordinary car. */
		stops: 3,
		drawn: {
			/** A passenger car within. */
			car: { width: 2.2, depth: 1.9, height: 2.3, gate: 1 },
			/** A freight car within. */
			freight: { width: 2.4, depth: 3.2, height: 2.7 },
			/** A Well's shaft, without its stair. */
			shaft: 6.8,
			/** The shaft's wall, and the plates of a car. */
			wall: 0.1,
			plate: 0.04,
			/** A place on a car's bench, of which there are seven; whoever else comes, stands. */
			place: { width: 0.5, depth: 0.36, height: 0.45 },
			/** How far the side benches come forward from the back wall: by the attendant, and across from her. */
			bench: { near: 1, far: 1.5 },
		},
	},
	/** The Well, where the Assembly sits. */
	well: {
		/** Its decks. */
		top: 28,
		foot: 24,
		/** Seats on its floor. */
		seats: 220,
		drawn: {
			/** The hall, and its floor. */
			across: 116,
			floor: 30,
			/** Tiers round it, how deep each is, and benches to a tier. */
			tiers: 9,
			depth: 4.1,
			benches: 3,
			/** A delegate's place on a bench. */
			seat: { width: 0.6, height: 0.45 },
			/** From tier to tier, and from the floor to the first, under which the net hangs. */
			rise: 1.4,
			front: 4.2,
			/** How far the net reaches out, and what is clear below it. */
			net: { reach: 1.6, clear: 3.2 },
			/** Delegates' benches to each side: places on the first, how many more on each, and from one to the next. */
			rows: { count: 4, first: 20, more: 5, apart: 1.5 },
			/** The rail before each bench. */
			rail: 0.96,
			/** The Lot's herring drum, the cradle that it lies on, and the tin beside it. */
			drum: { across: 0.56, length: 0.86, axle: 0.82, hatch: 0.24 },
			tin: { across: 0.22, height: 0.1 },
			/** A slip. */
			slip: { width: 0.11, height: 0.035 },
		},
	},
	/** The Axion Loop. */
	loop: {
		/** Kilometres round. */
		length: 2.4,
		/** The deck that it runs on. */
		deck: 10,
		/** Kilometres an hour, as it was built and as it goes; minutes round. */
		built: 900,
		speed: 40,
		round: 19,
		/** Seats to a car. */
		seats: 40,
		/** Rotterdam's gates, the step across Jakarta, and the tide painted up the wall of Hull. */
		gates: 8,
		step: 0.4,
		tide: 7,
		drawn: {
			/** The tube and a car, across, from outside. */
			tube: 3.8,
			car: { width: 3.28, length: 12, seat: 0.45 },
			/** Cars to a train. */
			cars: 3,
			/** A platform: the vault over it is two decks high. */
			platform: { width: 4.8, length: 40, height: 4.8 },
			/** Funafuti's, as long as its islet was wide: of the doors that reach it the first two open. */
			funafuti: 20,
			/** How high the platform and a car's floor are over the foot of the tube. */
			floor: 0.8,
			/** A place on a car's benches: all along the far side, and between the doors. */
			place: 0.5,
			/** A car's door, of which there are two, both towards the platform; and the car's length within. */
			door: { width: 1, height: 2.05 },
			within: 11,
			/** The tide table, from post to post, and how high its gable is. */
			table: { width: 2.3, height: 4.1 },
		},
	},
	/** The bread hall. */
	breadHall: {
		/** Its floor, and how many decks high it is. */
		deck: 7,
		decks: 3,
		/** The price board's width. */
		board: 8,
		/** Counters, and grams of a loaf. */
		counters: 20,
		loaf: 800,
		drawn: {
			/** From the board to the ovens. */
			length: 110,
			/** The board's height, a counter's, and a loaf's length. */
			boardHeight: 4.4,
			counter: 0.95,
			loafLength: 0.26,
		},
	},
	/** Kitchen 5-C, and its like. */
	kitchen: {
		/** Gas rings, and the households that use them. */
		rings: 12,
		households: 61,
		drawn: {
			width: 4.5,
			length: 6,
			range: 0.9,
			/** The range along the long wall: eleven of the rings, in two rows. */
			run: { length: 3.3, depth: 0.72 },
			/** The hood's edge over the floor. */
			hood: 1.95,
			/** The flue, which comes up through the floor in the corner. */
			flue: { width: 0.8, depth: 0.45 },
			/** The common pot, on the twelfth ring. */
			pot: { across: 0.6, height: 0.5, rim: 0.95 },
			table: { length: 2.4, width: 0.85, height: 0.78 },
			/** A household's locker. */
			locker: { width: 0.42, height: 0.34, depth: 0.4 },
		},
	},
	/** Gardens. */
	garden: {
		/** Tray that feeds one person, and how many trays are stacked. */
		tray: 10,
		stack: 8,
		/** The Lung's tiers, and its decks. */
		tiers: 11,
		top: 20,
		foot: -6,
		drawn: {
			/** The Lung from wall to wall, and its open shaft. */
			across: 80,
			shaft: 22,
		},
	},
	/** A Hand's desk and what stands about it. */
	desk: {
		drawn: {
			width: 1.4,
			depth: 0.7,
			height: 0.74,
			/** The switch, down for yes and up for no. */
			switch: 0.25,
			/** The bed beside it. */
			bed: { width: 0.75, length: 1.9 },
			/** The room that holds both, the chair's seat, and the screen above the switch. */
			room: { width: 3.2, depth: 2.6 },
			seat: 0.46,
			screen: { width: 0.5, height: 0.4 },
		},
	},
	/** The mooring lines. */
	line: {
		count: 96,
		sectors: 8,
		/** The hill's top below the surface. */
		summit: 640,
		/** The decks between which lines leave the hull, and the deck of clamp and winch house. */
		mouths: { top: -30, foot: -36 },
		clamp: 3,
		/** The spare. */
		spare: 2000,
		drawn: {
			/** A line, and each of its strands: six round a seventh. */
			across: 0.2,
			strands: 7,
			strand: 0.066,
			/** Kilograms of a metre, which is what one shoulder carries. */
			weight: 26,
			/** The steel mouth in the hull, the clamp, the winch house, and the buoy on the water. */
			mouth: 0.9,
			clamp: { width: 1.2, height: 1.6 },
			house: { width: 4, depth: 6, height: 3 },
			buoy: 2.4,
		},
	},
	/** The breakwater. */
	mole: {
		/** Decks of Breakwater Station. */
		decks: 5,
		drawn: {
			length: 330,
			width: 26,
			/** The strip of harbour between it and the hull, where that is narrowest. */
			harbour: 73,
		},
	},
	/** The sea round about, in miles where nothing else is said. */
	sea: {
		/** Metres from the mole to the mooring field, and of the safety zone. */
		field: 500,
		safety: 500,
		/** Where carriers stop and the treaty ends. */
		treaty: 12,
		/** How far to lee Derelict was moored. */
		derelict: 7,
		/** Metres of a mile. */
		mile: 1852,
	},
	/** Boats and ships, over all. */
	boat: {
		/** The skiff of 2 March. */
		skiff: 5,
		/** By how much Patience is shorter than the other patrol boats. */
		patience: 0.5,
		/** How many of them there are. */
		patrol: 9,
		/** Stops of the water-bus, and minutes round. */
		waterBus: { stops: 14, round: 50 },
		/** Tonnes of the Theodora. */
		theodora: 160_000,
		drawn: {
			patrol: 26,
			waterBus: 16,
			/** The blue launch on the slip, which thirty-four were put into. */
			launch: 10,
			/** A work boat of the lines. */
			work: 12,
			carrier: 120,
			/** The ferry for Jetsam, the car ferry that is built in, and a flour barge. */
			ferry: 49,
			carFerry: 159,
			barge: 44,
			theodora: 280,
			/** What hangs from the rim on pulleys. */
			halfDrum: 0.9,
			coracle: 1.4,
			kayak: 4,
			/** Across, at the widest; a half-drum is round. */
			beam: {
				kayak: 0.6,
				coracle: 1.15,
				skiff: 1.7,
				launch: 2.8,
				work: 4,
				waterBus: 4.2,
				patrol: 6.4,
				barge: 7.6,
				ferry: 10.6,
				carrier: 19,
			},
			/** From the water to the highest thing that does not fold down. */
			air: { waterBus: 3.4, work: 5.6, patrol: 9.6, barge: 6, ferry: 16, carrier: 26 },
			/** From a half-drum's rim to its floor. */
			tub: 0.5,
		},
	},
	/** Windows. */
	window: {
		/** The deck of the round one. */
		deck: -33,
		drawn: {
			/** The round one's glass: wider than a person can reach, and a hand thick. */
			round: 2,
			thick: 0.19,
			/** A porthole of the rim streets. */
			porthole: 0.4,
		},
	},
	/** Divers. */
	diver: {
		/** The deck of the lock, and atmospheres outside it. */
		lock: -32,
		pressure: 14,
		drawn: {
			/** A hard suit, standing. */
			suit: 2.1,
			/** The drum that soft-suit divers live in. */
			drum: { across: 2.4, length: 7 },
		},
	},
	/** Tanks and silos. */
	tank: {
		/** The silos' decks. */
		silos: { top: -11, foot: -15 },
		drawn: {
			/** A silo. */
			silo: { across: 11, height: 18 },
			/** A trim tank along the bilge. */
			trim: { length: 17, height: 8.4 },
		},
	},
	/** Bridges above Deck 16. */
	bridge: {
		count: 212,
		/** The Long Gangway. */
		gangway: 90,
		drawn: { width: 1.8 },
	},
	/** The flags at Keel House. */
	flag: {
		drawn: { width: 1.6, height: 1.2, pole: 7 },
	},
	/** What fits a pocket. */
	pocket: {
		drawn: {
			/** A mark, the size of a thumb joint. */
			mark: 0.03,
			/** A claim, the size of a bottle top. */
			claim: 0.028,
			/** A day pass. */
			pass: { width: 0.1, height: 0.07 },
			/** A visa, the size of a playing card. */
			visa: { width: 0.063, height: 0.088 },
			/** The mark again, from side to side. */
			markWidth: 0.018,
			/** A tenth, which is a washer, and its hole. */
			tenth: { across: 0.021, hole: 0.008 },
			/** The five, from a corner to the side across from it. */
			five: 0.034,
			/** A note, of ten claims or more. */
			note: { width: 0.13, height: 0.075 },
			/** What a bucket of peelings earns. */
			ticket: { width: 0.05, height: 0.03 },
			/** The marks of sister cities: Waveson’s disc and Flotsam’s wood. */
			sister: { disc: 0.03, wood: { width: 0.024, height: 0.042 } },
		},
	},
} as const satisfies Sizes;
