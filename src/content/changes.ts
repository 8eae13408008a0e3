import type { Day } from '../model/dates.ts';
import type { NavigationLink } from '../model/types.ts';

/** A change in the city's facts, or an announcement by the project. */
export type ChangeKind = 'canon' | 'announcement';

/** A change that matters to contributors or readers. Changes to the site's code are not listed. */
export interface Change {
	/** Its anchor, and part of its id in the feed, so it must never change. */
	id: string;
	/** The day of publication. */
	day: Day;
	kind: ChangeKind;
	/** One sentence that makes sense by itself. */
	line: string;
	/** The pages that show it. */
	links: readonly NavigationLink[];
}

/** All changes, latest first. */
export const changes: readonly Change[] = [
	{
		id: 'terms-1-4',
		day: '2026-11-28',
		kind: 'announcement',
		line: 'Version 1.4 of the legal information says what readers may do without asking; no term for contributors has changed.',
		links: [{ path: '/legal-information/#readers', label: 'What readers may do' }],
	},
	{
		id: 'terms-1-3',
		day: '2026-11-28',
		kind: 'announcement',
		line: 'Version 1.3 of the legal information is easier to read; no term has changed.',
		links: [{ path: '/legal-information/', label: 'Legal information' }],
	},
	{
		id: 'terms-1-2',
		day: '2026-11-27',
		kind: 'announcement',
		line: 'Version 1.2 of the legal information says that your own browser keeps your place in a comic or a story.',
		links: [{ path: '/legal-information/#privacy-policy', label: 'Privacy policy' }],
	},
	{
		id: 'many-hands',
		day: '2026-11-27',
		kind: 'announcement',
		line: 'The shelf has a second comic, a song, a very short story and a picture; everyone who makes something for it is named; and there is a manuscript template for writers.',
		links: [
			{ path: '/read/', label: 'Read' },
			{ path: '/contributors/', label: 'Contributors' },
			{ path: '/creative-resources/#downloads', label: 'Manuscript template' },
		],
	},
	{
		id: 'two-answers',
		day: '2026-11-26',
		kind: 'canon',
		line: 'In October 2118 Yevgenia Sarkisian answers a student’s question about the warm tier of 2084, and Tomasi Faleafa tells the Deck 2 mess that he had done the sum on the first Thursday of the strike.',
		links: [
			{ path: '/character/yevgenia-sarkisian/', label: 'Dr. Yevgenia Sarkisian' },
			{ path: '/character/tomasi-faleafa/', label: 'Tomasi Faleafa' },
		],
	},
	{
		id: 'sponsors',
		day: '2026-11-26',
		kind: 'canon',
		line: 'The citizen who answers for a newcomer’s debts is called a sponsor, no longer a tie; a bare berth has a tap for washing, and the nearest drinking tap is in the street.',
		links: [{ path: '/world-bible/#citizenship-and-access', label: 'Citizenship & Access' }],
	},
	{
		id: 'schools',
		day: '2026-11-24',
		kind: 'canon',
		line: 'School is free, from six to sixteen, in two shifts that change at noon, and each Monday begins with a walk to the boats, eyes shut.',
		links: [{ path: '/world-bible/#watches-and-bells', label: 'Watches and bells' }],
	},
	{
		id: 'clinics',
		day: '2026-11-24',
		kind: 'canon',
		line: 'A clinic has two nurses, a few beds and a doctor asleep nearby, and is free to anyone with a mark; the infirmary is on Deck 19.',
		links: [{ path: '/world-bible/#births-and-funerals', label: 'Births, weddings, funerals' }],
	},
	{
		id: 'fire-and-boats',
		day: '2026-11-24',
		kind: 'canon',
		line: 'A pan beaten in threes means fire, and the lifeboats are rafts along the rims of Decks 5 to 9, one for every hundred names in the register of berths.',
		links: [{ path: '/world-bible/#technology-and-infrastructure', label: 'Technology' }],
	},
	{
		id: 'mail',
		day: '2026-11-24',
		kind: 'canon',
		line: 'A letter is addressed to a name, a landing and, for anyone who rents a third of a bunk, the watch; one from the sea with a name alone is read out at the harbour tables.',
		links: [{ path: '/world-bible/#cargo-lines', label: 'Cargo lines' }],
	},
	{
		id: 'relief',
		day: '2026-11-24',
		kind: 'canon',
		line: 'While a Hand is away from the desk a relief, who has slept too, answers; six hours is the minimum.',
		links: [{ path: '/world-bible/#ai-limitations', label: 'AI limitations' }],
	},
	{
		id: 'meals',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Of every ten meals Tern Provision supplies seven, the sea two and the gardens of all decks one; it takes ten square metres of tray, stacked eight deep, to feed one person.',
		links: [{ path: '/world-bible/#food-security', label: 'Food security' }],
	},
	{
		id: 'bread-day',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Bread day is older than Tern: the harbour masters posted prices on Thursdays from 2063, and the Provision Agreement of 2097 kept the day.',
		links: [{ path: '/world-bible/#food-security', label: 'Food security' }],
	},
	{
		id: 'boats',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Nobody rows to Lagan: carriers come at night to the treaty line, twelve miles off, and put people into skiffs with a lamp and a compass course.',
		links: [
			{ path: '/world-bible/#citizenship-and-access', label: 'Citizenship and access' },
			{ path: '/faction/global-aegis/', label: 'Global Aegis' },
		],
	},
	{
		id: 'the-lot',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Half of the Assembly’s 220 seats are drawn, for two years, 55 of them each year on the first Monday of September.',
		links: [{ path: '/world-bible/#the-lot', label: 'The Lot' }],
	},
	{
		id: 'bells',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Bells are struck as at sea: 04:00 is eight bells, and notices are corrected at four bells of the night, which is 02:00.',
		links: [{ path: '/world-bible/#watches-and-bells', label: 'Watches and bells' }],
	},
	{
		id: 'axion-loop',
		day: '2026-11-23',
		kind: 'canon',
		line: 'The Axion Loop is 2.4 kilometres long, and its cars, built to cross oceans at 900 kilometres an hour, do forty.',
		links: [{ path: '/world-bible/#axion-loop', label: 'Axion Loop' }],
	},
	{
		id: 'lifts',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Lifts stop at every third deck, from 1 up to 58 and from −2 down to −38; the stair round each Well reaches all of them.',
		links: [{ path: '/world-bible/#vertical-transport', label: 'Vertical transport' }],
	},
	{
		id: 'faiths',
		day: '2026-11-23',
		kind: 'canon',
		line: 'The founding harbours brought Islam, several kinds of Christianity, Hinduism, Candomblé, Buddhism, Cao Đài, ancestral rites, and people with no faith; their calendars overlap.',
		links: [{ path: '/world-bible/#population-and-demographics', label: 'Population' }],
	},
	{
		id: 'deck-verbs',
		day: '2026-11-23',
		kind: 'canon',
		line: 'Deck, the working language, has nine verbs for letting go, and numbers of load are words in it: “a five” is a strand with half its life left.',
		links: [{ path: '/world-bible/#deck-language', label: 'Deck, the language' }],
	},
	{
		id: 'canon-notes',
		day: '2026-11-23',
		kind: 'announcement',
		line: 'What is fixed, what is disputed and what a story may decide is now shown beside each subject, and in one list.',
		links: [{ path: '/canon/', label: 'Canon' }],
	},
	{
		id: 'to-read',
		day: '2026-11-23',
		kind: 'announcement',
		line: 'There is something to read: a comic, a story and documents from the city, which are samples and bind nobody’s story.',
		links: [{ path: '/read/', label: 'Read' }],
	},
	{
		id: 'terms-1-1',
		day: '2026-11-23',
		kind: 'announcement',
		line: 'Version 1.1 of the legal information shows which of the terms are decided; pay is not.',
		links: [{ path: '/legal-information/#undecided', label: 'The table of terms' }],
	},
	{
		id: 'to-take-away',
		day: '2026-11-23',
		kind: 'announcement',
		line: 'The guidelines are also available as plain text, for listings.',
		links: [
			{ path: '/downloads/', label: 'Downloads' },
			{ path: '/submission-guidelines/#as-text', label: 'The guidelines as text' },
		],
	},
	{
		id: 'world-bible',
		day: '2026-11-21',
		kind: 'canon',
		line: 'The World Bible is published for the first time, with the factions and the characters: from this day on they are canon.',
		links: [{ path: '/world-bible/', label: 'World Bible' }],
	},
];
