/**
 * What stands on a sheet, letter by letter. `~~so~~` is struck out, `_so_` is underlined, and `~4~` is
 * four seconds that were lost in noise.
 */
export type Words = string;

/** Somebody whose writing is on a sheet. */
export interface Hand {
	name: string;
	/** Their office, or the little that is known of them. */
	office: string;
}

/** What was heard on a radio channel, by the minute. */
export interface Transcript {
	form: 'transcript';
	heading: string;
	night: string;
	/** Who took it down, and on what. */
	taken: string;
	/** How to read it, after the sign for noise. */
	key: string;
	entries: readonly (TranscriptEntry | TranscriptSilence)[];
}

export interface TranscriptEntry {
	/** Of the day: “00:16”. */
	time: string;
	/** Who speaks; left out where the listener does. */
	voice?: string;
	words: Words;
	/** What the listener put behind it. */
	aside?: Words;
	/** Whether somebody leans on a key all the while. */
	isJammed?: true;
}

/** Minutes in which nobody speaks. */
export interface TranscriptSilence {
	time: string;
	until: string;
	minutes: number;
	aside: Words;
}

/** A form of an office, filled in. */
export interface Summons {
	form: 'summons';
	office: string;
	formNumber: string;
	/** How it is to be delivered. */
	delivery: string;
	heading: string;
	/** What the office has filled in. */
	particulars: readonly { what: string; value: string }[];
	letter: readonly Words[];
	signed: string;
	questions: readonly SummonsQuestion[];
	notesHeading: string;
	notes: readonly Words[];
	/** What was written below the last box, in order. */
	endings: readonly { by: string; words: Words; hand: 'answer' | 'office' | 'keeper' }[];
	/** The lines of the office’s stamp. */
	stamp: readonly string[];
}

export interface SummonsQuestion {
	question: Words;
	answer?: Words;
	/** Boxes to tick, with what was written behind each. */
	boxes?: readonly { box: string; answer: Words }[];
}

/** Prices on flaps, and what people wrote under them. */
export interface PriceBoard {
	form: 'board';
	heading: string;
	week: string;
	rules: string;
	prices: readonly { item: string; claims: number }[];
	chalkHeading: string;
	hands: Readonly<Record<string, ChalkHand>>;
	chalk: readonly { hand: string; words: Words; isReply?: true }[];
}

export interface ChalkHand {
	/** How it is told for those who do not see it: “tall capitals”. */
	described: string;
	look: 'tall' | 'round' | 'upright' | 'block' | 'child' | 'slant' | 'office';
}

/** A watch at a machine’s desk, in the hands of those who had it. */
export interface WatchLog {
	form: 'log';
	heading: string;
	night: string;
	/** What is to be entered. */
	rule: string;
	hands: Readonly<Record<string, Hand & { look: 'first' | 'second' | 'third' }>>;
	entries: readonly LogEntry[];
}

export interface LogEntry {
	time: string;
	/** What the machine, or somebody else, has proposed; left out where nothing was. */
	proposal?: Words;
	answer?: 'Yes' | 'No';
	/** The reason, or the whole entry. */
	words: Words;
	hand: string;
}

/** A page of a contract with what was written beside it. */
export interface CharterPage {
	form: 'charter';
	heading: string;
	copy: string;
	folio: string;
	/** What stands above the list of hands. */
	key: string;
	hands: Readonly<Record<string, Hand & { look: 'brown' | 'red' | 'pencil' | 'blue' }>>;
	articles: readonly CharterArticle[];
	/** What stands in an outline at the foot of the page. */
	stain: string;
	initials: readonly string[];
}

export interface CharterArticle {
	/** Its heading. */
	name: string;
	/** Its words in order, each piece up to the place of a note. */
	clauses: readonly { words: Words; note?: readonly MarginRemark[] }[];
}

export interface MarginRemark {
	hand: string;
	date: string;
	words: Words;
}

/** A card of days, punched and signed. */
export interface DutyCard {
	form: 'card';
	heading: string;
	line: string;
	particulars: readonly { what: string; value: string }[];
	/** What the columns mean. */
	columns: {
		caption: string;
		dayHead: string;
		said: string;
		is: string;
		keeper: string;
		own: string;
	};
	days: readonly DutyDay[];
	totals: readonly { what: string; value: string }[];
	signed: string;
}

export interface DutyDay {
	/** The founding harbour that the day is named for. */
	harbour: string;
	date: string;
	/** The age of the strand as it was told by hand, in tenths of its life, and as it is. */
	said?: number;
	is?: Words;
	keeper: Words;
	own?: Words;
	/** Whether another served it in exchange. */
	isSwapped?: true;
}

export type DocumentForm = Transcript | Summons | PriceBoard | WatchLog | CharterPage | DutyCard;

/** A specimen of the city’s paper: a page of the site at `/read/<slug>/`. */
export interface CityDocument {
	slug: string;
	title: string;
	/** What it is, where it was kept, and of when. */
	kind: string;
	/** One line that makes somebody want to read it. */
	hook: string;
	/** The id of the World Bible’s section that leads to it. */
	from: string;
	/** What to read next. */
	next: { path: string; label: string };
	sheet: DocumentForm;
}
