type Sizes = { readonly [name: string]: number | Sizes };

/**
 * The sizes of things, in metres and square metres unless a comment names another unit. Pages state
 * these sizes, and scale drawings are computed from them. Sizes under `drawn` are not stated on any
 * page: they were chosen for artists, to fit the text and shipbuilding practice, so that drawings
 * of the same thing agree.
 */
export const measures = {
	/** People, as the text uses parts of the body as measures. */
	person: {
		drawn: {
			/** Standing height of an average adult. */
			height: 1.75,
			/** Arm span, fingertip to fingertip. */
			reach: 1.75,
			/** Floor to shoulder, where walls change from tar brown to cream. */
			shoulder: 1.45,
			/** “A hand’s breadth”: a stevedore's hook, and the gap between a curtain and the floor. */
			handBreadth: 0.1,
			/** “A hand thick”: wrist to fingertips. */
			hand: 0.19,
			/** Standing height of a six-year-old, such as the child at the rail on Deck 6. */
			childOfSix: 1.15,
		},
	},
	/** The hull and its superstructure. */
	hull: {
		/** Area covered, in square kilometres. */
		area: 1,
		/** Floor of the lowest deck to roof of the highest. */
		height: 420,
		/** Number of decks: minimum and maximum at the rim, in the middle, and at the towers. */
		decks: { rim: { least: 6, most: 14 }, middle: 40, towers: 60 },
		/** List on Cut-Line Night. */
		list: 0.05,
		/** Minutes on foot from side to side. */
		crossing: 20,
		drawn: {
			/** From weather to lee. */
			length: 1104,
			/** From the Alexandria side to the Khulna side. */
			width: 1020,
			/** Distance between the two skins below the waterline. */
			skins: 6,
		},
	},
	/** Decks. */
	deck: {
		/** Floor to floor. */
		height: 4.2,
		/** Clear height under the pipes. */
		clear: 3,
		/** Number of decks above and below the waterline. */
		above: 60,
		below: 40,
		/** The highest deck reached by green water. The red stripe is at the top of it. */
		splash: 4,
		/** The lowest deck on which sleeping is allowed, except for divers. */
		sleep: -12,
	},
	/** The four levels, by highest and lowest deck. */
	levels: {
		upper: { top: 60, foot: 41 },
		mid: { top: 40, foot: 16 },
		lower: { top: 15, foot: 1 },
		submerged: { top: -1, foot: -40 },
	},
	/** Passages. They are called streets where two prams can pass. */
	corridor: {
		/** Wide enough for two people and a bucket. */
		width: 1.4,
		/** Width of a street at its widest. */
		street: 6,
		drawn: {
			/** Height of the rail outside a door. */
			rail: 0.96,
			/** A door and its sill; doors below the splash line have two sills. */
			door: { width: 0.6, height: 2.1, sill: 0.1 },
			/** A lamp's glass, over every second door, and its height above the floor. */
			lamp: { across: 0.16, height: 2.4 },
			/** The red plate at every hundredth frame, and the height of its lower edge. */
			plate: { width: 0.88, height: 0.44, foot: 1.76 },
			/** A fire bucket without its handle, and a stand for three. */
			bucket: { across: 0.3, foot: 0.21, height: 0.28 },
			bucketStand: { length: 1.3, bar: 1.3 },
			/** The spirit level that shows a deck's list. */
			bubble: { length: 0.9, height: 1.6 },
			/** The brass strip at the border of two districts. */
			strip: 0.06,
			/** Thickness of the rails. */
			rails: { rope: 0.044, ash: 0.05, brass: 0.042, pipe: 0.06 },
			/** Diameter of a tap's handle, and length of a stop's. */
			tap: 0.05,
			stop: 0.14,
		},
	},
	/** The living space of one person. */
	berth: {
		/** Floor area, finished or not. */
		area: 9,
		/** The smallest bunk that counts as a bed by law. */
		bunk: { width: 0.62, length: 1.9 },
		drawn: {
			/** Finished: a door, a bed, a shelf, a lamp and a radiator. */
			finished: { width: 3, depth: 3 },
			/** Bare frame: rib to rib, passage to shell, and the clear height under the girder. */
			frame: { width: 2, depth: 4.5, clear: 2.72 },
			/**
			 * Rented by the watch: three bunks on two posts, with the distance between mattresses and the
			 * height of the lowest.
			 */
			watches: { tiers: 3, length: 2, apart: 1, lowest: 0.34, posts: 2.8 },
		},
	},
	/** Stairs. Each Well has one round it that reaches every deck. */
	stair: {
		/** Number of steps from the lowest pump to the highest flagpole. */
		steps: 2520,
		drawn: {
			/** Going and width of a step, and the landing in front of a car's gate. */
			going: 0.26,
			width: 1.2,
			landing: 2,
			/** Steps from deck to deck; one deck in five has one more. */
			flight: 25,
		},
	},
	/** The Wells and their lifts. */
	lift: {
		/** Number of Wells. */
		wells: 12,
		/** Cars in each Well. */
		cars: { passenger: 4, freight: 2 },
		/** Capacity of a passenger car, in people. */
		holds: 16,
		/** Decks between the stops of an ordinary car. */
		stops: 3,
		drawn: {
			/** Interior of a passenger car. */
			car: { width: 2.2, depth: 1.9, height: 2.3, gate: 1 },
			/** Interior of a freight car. */
			freight: { width: 2.4, depth: 3.2, height: 2.7 },
			/** A Well's shaft without its stair. */
			shaft: 6.8,
			/** Thickness of the shaft's wall and of a car's plates. */
			wall: 0.1,
			plate: 0.04,
			/** A seat on a car's bench. There are seven; other passengers stand. */
			place: { width: 0.5, depth: 0.36, height: 0.45 },
			/** Length of the side benches from the back wall: on the attendant's side, and opposite. */
			bench: { near: 1, far: 1.5 },
		},
	},
	/** The Well, where the Assembly sits. */
	well: {
		/** Its highest and lowest deck. */
		top: 28,
		foot: 24,
		/** Number of seats. */
		seats: 220,
		drawn: {
			/** Diameter of the hall and of its floor. */
			across: 116,
			floor: 30,
			/** Number of tiers, depth of a tier, and benches on each. */
			tiers: 9,
			depth: 4.1,
			benches: 3,
			/** A delegate's seat on a bench. */
			seat: { width: 0.6, height: 0.45 },
			/** Height between tiers, and from the floor to the first, under which the net hangs. */
			rise: 1.4,
			front: 4.2,
			/** How far the net extends, and the clear height below it. */
			net: { reach: 1.6, clear: 3.2 },
			/**
			 * Rows of delegates' benches on each side: seats in the first, additional seats in each
			 * further row, and distance between rows.
			 */
			rows: { count: 4, first: 20, more: 5, apart: 1.5 },
			/** Height of the rail in front of each bench. */
			rail: 0.96,
			/**
			 * The herring drum used for the Lot, with the height of its axle on the cradle, and the tin
			 * beside it.
			 */
			drum: { across: 0.56, length: 0.86, axle: 0.82, hatch: 0.24 },
			tin: { across: 0.22, height: 0.1 },
			/** A slip for the Lot. */
			slip: { width: 0.11, height: 0.035 },
		},
	},
	/** The Axion Loop. */
	loop: {
		/** Length in kilometres. */
		length: 2.4,
		/** Its deck. */
		deck: 10,
		/** Speed in kilometres an hour, as designed and actual; minutes for a full round. */
		built: 900,
		speed: 40,
		round: 19,
		/** Seats in a car. */
		seats: 40,
		/**
		 * Rotterdam's gates, the height of the step across Jakarta, and the tide painted on the wall of
		 * Hull.
		 */
		gates: 8,
		step: 0.4,
		tide: 7,
		drawn: {
			/** Outside diameter of the tube, and outside size of a car. */
			tube: 3.8,
			car: { width: 3.28, length: 12, seat: 0.45 },
			/** Cars in a train. */
			cars: 3,
			/** A platform; its vault is two decks high. */
			platform: { width: 4.8, length: 40, height: 4.8 },
			/**
			 * Length of Funafuti's platform, which is that of its islet. Of the doors that reach it, the
			 * first two open.
			 */
			funafuti: 20,
			/** Height of the platform and a car's floor above the bottom of the tube. */
			floor: 0.8,
			/** A seat on a car's benches, which fill the far side and the space between the doors. */
			place: 0.5,
			/** One of a car's two doors, both on the platform side; and the interior length of a car. */
			door: { width: 1, height: 2.05 },
			within: 11,
			/** The tide table: width between its posts, and height of its gable. */
			table: { width: 2.3, height: 4.1 },
		},
	},
	/** The bread hall. */
	breadHall: {
		/** The deck of its floor, and its height in decks. */
		deck: 7,
		decks: 3,
		/** Width of the price board. */
		board: 8,
		/** Number of counters, and weight of a loaf in grams. */
		counters: 20,
		loaf: 800,
		drawn: {
			/** Distance from the board to the ovens. */
			length: 110,
			/** Height of the board and of a counter, and length of a loaf. */
			boardHeight: 4.4,
			counter: 0.95,
			loafLength: 0.26,
		},
	},
	/** Kitchen 5-C and others like it. */
	kitchen: {
		/** Number of gas rings, and of households that share them. */
		rings: 12,
		households: 61,
		drawn: {
			width: 4.5,
			length: 6,
			range: 0.9,
			/** The range along the long wall: eleven of the rings, in two rows. */
			run: { length: 3.3, depth: 0.72 },
			/** Height of the hood's edge. */
			hood: 1.95,
			/** The flue, which rises through the floor in the corner. */
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
		/** Area of tray that feeds one person, and number of trays in a stack. */
		tray: 10,
		stack: 8,
		/** Number of tiers of the Lung, and its highest and lowest deck. */
		tiers: 11,
		top: 20,
		foot: -6,
		drawn: {
			/** Width of the Lung, and of its open shaft. */
			across: 80,
			shaft: 22,
		},
	},
	/** A Hand's desk and the room around it. */
	desk: {
		drawn: {
			width: 1.4,
			depth: 0.7,
			height: 0.74,
			/** The switch: down for yes, up for no. */
			switch: 0.25,
			/** The bed beside it. */
			bed: { width: 0.75, length: 1.9 },
			/**
			 * The room with desk and bed, the height of the chair's seat, and the screen above the
			 * switch.
			 */
			room: { width: 3.2, depth: 2.6 },
			seat: 0.46,
			screen: { width: 0.5, height: 0.4 },
		},
	},
	/** The mooring lines. */
	line: {
		count: 96,
		sectors: 8,
		/** Depth of the hill's summit. */
		summit: 640,
		/**
		 * The decks between which the lines leave the hull, and the deck of the clamps and winch
		 * houses.
		 */
		mouths: { top: -30, foot: -36 },
		clamp: 3,
		/** Length of the spare line. */
		spare: 2000,
		drawn: {
			/** Diameter of a line; number and diameter of its strands, six around a seventh. */
			across: 0.2,
			strands: 7,
			strand: 0.066,
			/** Kilograms per metre: what one shoulder carries. */
			weight: 26,
			/** The steel opening in the hull, the clamp, the winch house, and the buoy. */
			mouth: 0.9,
			clamp: { width: 1.2, height: 1.6 },
			house: { width: 4, depth: 6, height: 3 },
			buoy: 2.4,
		},
	},
	/** The breakwater. */
	mole: {
		/** Number of decks of Breakwater Station. */
		decks: 5,
		drawn: {
			length: 330,
			width: 26,
			/** Width of the harbour at its narrowest, between breakwater and hull. */
			harbour: 73,
		},
	},
	/** The sea around the city, in nautical miles unless another unit is given. */
	sea: {
		/**
		 * In metres: distance of the mooring field from the breakwater, and radius of the safety zone.
		 */
		field: 500,
		safety: 500,
		/** Distance at which carriers stop and the treaty ends. */
		treaty: 12,
		/** Distance to leeward at which Derelict was moored. */
		derelict: 7,
		/** Metres in a nautical mile. */
		mile: 1852,
	},
	/** Boats and ships; lengths are overall. */
	boat: {
		/** The skiff of 2 March. */
		skiff: 5,
		/** How much shorter Patience is than the other patrol boats. */
		patience: 0.5,
		/** Number of patrol boats. */
		patrol: 9,
		/** Number of stops of the water-bus, and minutes for a full round. */
		waterBus: { stops: 14, round: 50 },
		/** Tonnage of the Theodora. */
		theodora: 160_000,
		drawn: {
			patrol: 26,
			waterBus: 16,
			/** The blue launch on the slip, into which thirty-four people were put. */
			launch: 10,
			/** A boat for work on the mooring lines. */
			work: 12,
			carrier: 120,
			/** The ferry to Jetsam, the car ferry built into the hull, and a flour barge. */
			ferry: 49,
			carFerry: 159,
			barge: 44,
			theodora: 280,
			/** Boats that hang from the rim on pulleys. */
			halfDrum: 0.9,
			coracle: 1.4,
			kayak: 4,
			/** Beam; a half-drum is round. */
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
			/** Air draught: from the water to the highest part that does not fold down. */
			air: { waterBus: 3.4, work: 5.6, patrol: 9.6, barge: 6, ferry: 16, carrier: 26 },
			/** Depth of a half-drum inside. */
			tub: 0.5,
		},
	},
	/** Windows. */
	window: {
		/** The deck of the round window. */
		deck: -33,
		drawn: {
			/**
			 * Diameter and thickness of the round window's glass: wider than a person can reach, and a
			 * hand thick.
			 */
			round: 2,
			thick: 0.19,
			/** A porthole of the rim streets. */
			porthole: 0.4,
		},
	},
	/** Divers. */
	diver: {
		/** The deck of the diving lock, and the pressure outside in atmospheres. */
		lock: -32,
		pressure: 14,
		drawn: {
			/** Height of a hard suit. */
			suit: 2.1,
			/** The drum in which soft-suit divers live. */
			drum: { across: 2.4, length: 7 },
		},
	},
	/** Tanks and silos. */
	tank: {
		/** Highest and lowest deck of the silos. */
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
		/** Length of the Long Gangway. */
		gangway: 90,
		drawn: { width: 1.8 },
	},
	/** The flags at Keel House. */
	flag: {
		drawn: { width: 1.6, height: 1.2, pole: 7 },
	},
	/** Things that fit into a pocket. */
	pocket: {
		drawn: {
			/** Length of a mark, the size of a thumb joint. */
			mark: 0.03,
			/** Diameter of a claim, the size of a bottle top. */
			claim: 0.028,
			/** A day pass. */
			pass: { width: 0.1, height: 0.07 },
			/** A visa, the size of a playing card. */
			visa: { width: 0.063, height: 0.088 },
			/** Width of a mark. */
			markWidth: 0.018,
			/** A tenth, which is a washer: outer diameter and hole. */
			tenth: { across: 0.021, hole: 0.008 },
			/** A five, from a corner to the opposite side. */
			five: 0.034,
			/** A note, for ten claims or more. */
			note: { width: 0.13, height: 0.075 },
			/** The ticket for a bucket of peelings. */
			ticket: { width: 0.05, height: 0.03 },
			/** The marks of sister cities: Waveson's disc and Flotsam's piece of wood. */
			sister: { disc: 0.03, wood: { width: 0.024, height: 0.042 } },
		},
	},
} as const satisfies Sizes;
