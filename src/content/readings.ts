import type { Reading } from '../model/types.ts';

/** The reading list, by category. */
export const readings: readonly Reading[] = [
	{
		title: 'The Death and Life of Great American Cities',
		author: 'Jane Jacobs',
		year: '1961',
		category: 'Urban Planning',
		description:
			'Why a pavement with a grocer on it is safer than a lawn. Read it before you invent a corridor, and decide who can see the door, who is trusted with spare keys, and which light goes off first.',
	},
	{
		title: 'The Image of the City',
		author: 'Kevin Lynch',
		year: '1960',
		category: 'Urban Planning',
		description:
			'Lynch asked people to draw their cities from memory and got paths, edges, districts, nodes and landmarks. Try it as a stevedore, then as a broker. The two maps of Lagan should have about four lines in common.',
	},
	{
		title: 'A Pattern Language',
		author: 'Christopher Alexander, Sara Ishikawa, Murray Silverstein et al.',
		year: '1977',
		category: 'Urban Planning',
		description:
			'A kit of 253 small arguments about places, from the region down to what is kept on a shelf. Furnish a deck with six the city could afford, and make one person miss a seventh.',
	},
	{
		title: 'Neuromancer',
		author: 'William Gibson',
		year: '1984',
		category: 'Cyberpunk',
		description:
			'Gibson never stops to explain a brand or a bank, and the reader keeps up. Borrow the nerve and the second-hand equipment. His Turing police, whose job is to stop machines, would have questions about our first Limit.',
	},
	{
		title: 'Snow Crash',
		author: 'Neal Stephenson',
		year: '1992',
		category: 'Cyberpunk',
		description:
			'States sold as franchises, and a Raft of refugees lashed round an old aircraft carrier. Good for speed, and for jokes that carry freight. The Raft is mostly seen from outside; Lagan asks for the view from a bunk.',
	},
	{
		title: 'Akira',
		author: 'Katsuhiro Otomo',
		year: '1982–1990',
		category: 'Cyberpunk',
		description:
			'Two thousand pages of a city on an artificial island, drawn so exactly that you could find your way by its pipes. Artists: study how a collapse is paced, and how many bystanders in it had somewhere to be.',
	},
	{
		title: 'Delirious New York',
		author: 'Rem Koolhaas',
		year: '1978',
		category: 'Architectural Theory',
		description:
			'Manhattan’s manifesto, written afterwards: grid, lift, and towers in which each floor may ignore the one below. Read the pages on the Downtown Athletic Club, then send somebody from Deck 4 to Deck 60 with a parcel.',
	},
	{
		title: 'Megastructure: Urban Futures of the Recent Past',
		author: 'Reyner Banham',
		year: '1976',
		category: 'Architectural Theory',
		description:
			'The years when architects meant to put a whole city in one frame and let people plug themselves in, told with affection and no mercy. Lagan is what that looks like once somebody has built it out of an insurance payment.',
	},
	{
		title: 'Project Japan: Metabolism Talks…',
		author: 'Rem Koolhaas and Hans Ulrich Obrist',
		year: '2011',
		category: 'Architectural Theory',
		description:
			'Conversations with the surviving Metabolists, who drew towers and sea cities that would grow and shed rooms like cells. Enjoy the drawings first. Then give your character the job of telling somebody that it is their room.',
	},
	{
		title: 'The Dispossessed',
		author: 'Ursula K. Le Guin',
		year: '1974',
		category: 'Speculative Futures',
		description:
			'An ambiguous utopia that works, on most days, and is petty and tired and loved. It opens at a wall and asks which side is shut in. Ask that of a breakwater, then see how Le Guin makes a work rota dramatic.',
	},
	{
		title: 'New York 2140',
		author: 'Kim Stanley Robinson',
		year: '2017',
		category: 'Speculative Futures',
		description:
			'A co-operative tower in drowned Manhattan: its caretaker, its police inspector, and a trader who prices the tide zone. Of everything listed here it is our nearest neighbour. Learn from it, and learn what has already been done.',
	},
	{
		title: 'Speculative Everything',
		author: 'Anthony Dunne and Fiona Raby',
		year: '2013',
		category: 'Speculative Futures',
		description:
			'Two designers on making objects from futures that might not come, in order to start an argument about this one. For anybody drawing props: a price board can ask what your six pages have no room to ask.',
	},
	{
		title: 'Planet of Slums',
		author: 'Mike Davis',
		year: '2006',
		category: 'Mega-Cities',
		description:
			'Where people live when nobody planned to house them, who collects the rent, and which official finds the arrangement convenient. After it you will not write a lower deck without knowing who owns the bunk.',
	},
	{
		title: 'City of Darkness: Life in Kowloon Walled City',
		author: 'Greg Girard and Ian Lambot',
		year: '1993',
		category: 'Mega-Cities',
		description:
			'Photographs and interviews from the Walled City’s last years: noodle makers, unlicensed dentists, wires, drips, rooftop aerials. Artists should look at hands and ceilings; writers, at what neighbours settle when there is no authority worth asking.',
	},
	{
		title: 'Venice: A Maritime Republic',
		author: 'Frederic C. Lane',
		year: '1973',
		category: 'Independent City-States',
		description:
			'How a city with water for walls fed itself, ran a shipyard as a department of state, and chose a doge through round upon round of lots and ballots. Steal procedures. Beside it the Assembly’s Lot is a coin toss.',
	},
	{
		title: 'The Scar',
		author: 'China Miéville',
		year: '2002',
		category: 'Independent City-States',
		description:
			'Armada, a city of lashed hulls, whose ridings keep different laws and do not agree where they are being towed. Note how it comes by its citizens, which is seldom by asking, and how soon some of them defend it.',
	},
	{
		title: 'Blackfish City',
		author: 'Sam J. Miller',
		year: '2018',
		category: 'Independent City-States',
		description:
			'A floating refuge in the Arctic, with software for a government and landlords nobody meets. Its anger is precise: rents, registration, who is let in. See what it does with a voice that explains the city to newcomers.',
	},
];
