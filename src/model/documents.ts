/**
 * The text of a document. `~~so~~` is struck out, `_so_` is underlined, and `~4~` is four
 * unintelligible seconds.
 */
export type Words = string;

/** A person whose handwriting is in a document. */
export interface Hand {
	name: string;
	/** Their office, or what else is known of them. */
	office: string;
}

/** A transcript of a radio channel. */
export interface Transcript {
	form: 'transcript';
	heading: string;
	night: string;
	/** Who wrote it down, and on what. */
	taken: string;
	/** The key, which follows the sign for noise. */
	key: string;
	entries: readonly (TranscriptEntry | TranscriptSilence)[];
}

export interface TranscriptEntry {
	/** The time of day: “00:16”. */
	time: string;
	/** The speaker; left out for the listener's own notes. */
	voice?: string;
	words: Words;
	/** The listener's comment. */
	aside?: Words;
	/** Whether somebody blocks the channel by holding a key down. */
	isJammed?: true;
}

export interface TranscriptSilence {
	time: string;
	until: string;
	minutes: number;
	aside: Words;
}

/** A completed form. */
export interface Summons {
	form: 'summons';
	office: string;
	formNumber: string;
	/** The instructions for delivery. */
	delivery: string;
	heading: string;
	/** The entries made by the office. */
	particulars: readonly { what: string; value: string }[];
	letter: readonly Words[];
	signed: string;
	questions: readonly SummonsQuestion[];
	notesHeading: string;
	notes: readonly Words[];
	/** The notes below the last box, in order. */
	endings: readonly { by: string; words: Words; hand: 'answer' | 'office' | 'keeper' }[];
	/** The lines of the stamp. */
	stamp: readonly string[];
}

export interface SummonsQuestion {
	question: Words;
	answer?: Words;
	/** Tick boxes, each with the handwritten answer. */
	boxes?: readonly { box: string; answer: Words }[];
}

/** A price board, with people's chalk comments. */
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

interface ChalkHand {
	/** A description for screen readers: “tall capitals”. */
	described: string;
	look: 'tall' | 'round' | 'upright' | 'block' | 'child' | 'slant' | 'office';
}

/** The log of a watch at a machine's desk, in several hands. */
export interface WatchLog {
	form: 'log';
	heading: string;
	night: string;
	/** The rule for entries. */
	rule: string;
	hands: Readonly<Record<string, Hand & { look: 'first' | 'second' | 'third' }>>;
	entries: readonly LogEntry[];
}

export interface LogEntry {
	time: string;
	/** What the machine or a person proposed; left out for an entry without a proposal. */
	proposal?: Words;
	answer?: 'Yes' | 'No';
	/** The reason for the answer, or the whole entry. */
	words: Words;
	hand: string;
}

/** A page of the charter with remarks in the margin. */
export interface CharterPage {
	form: 'charter';
	heading: string;
	copy: string;
	folio: string;
	/** The text above the list of hands. */
	key: string;
	hands: Readonly<Record<string, Hand & { look: 'brown' | 'red' | 'pencil' | 'blue' }>>;
	articles: readonly CharterArticle[];
	/** The text in the outlined stain at the end of the page. */
	stain: string;
	initials: readonly string[];
}

export interface CharterArticle {
	name: string;
	/** Its text in order, split after each passage that has remarks. */
	clauses: readonly { words: Words; note?: readonly MarginRemark[] }[];
}

export interface MarginRemark {
	hand: string;
	date: string;
	words: Words;
}

/** A punched duty card. */
export interface DutyCard {
	form: 'card';
	heading: string;
	line: string;
	particulars: readonly { what: string; value: string }[];
	/** The caption and the column headings. */
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
	/** The founding harbour after which the day is named. */
	harbour: string;
	date: string;
	/** The age of the strand in tenths of its life: judged by hand (`said`), and in fact (`is`). */
	said?: number;
	is?: Words;
	keeper: Words;
	own?: Words;
	/** Whether somebody else served the day in exchange. */
	isSwapped?: true;
}

export type Paper = Transcript | Summons | PriceBoard | WatchLog | CharterPage | DutyCard;
