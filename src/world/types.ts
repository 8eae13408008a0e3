import type { FlagLetter } from '../content/flags.ts';
import type { DeckViewId, ModelledSlug, PictureId } from '../content/picture-ids.ts';
import type { CharacterName, CharacterSlug, FactionName, FactionSlug } from '../content/slugs.ts';

/** A string of one paragraph in inline Markdown: emphasis, links, `[[slug]]`, `{{figure}}`. */
export type InlineMarkdown = string;

/** What a faction can call its relationship with another; a word that is not here has no colour. */
export const relationshipStatuses = [
	'Ally',
	'Partner',
	'Cooperative',
	'Complex',
	'Supportive',
	'Cautious',
	'Rival',
	'Neutral',
] as const;

export type RelationshipStatus = (typeof relationshipStatuses)[number];

/** How much a faction can move, and by what. */
export const influences = [
	'High (Foundational Authority)',
	'High (Popular Mandate)',
	'High (Technical Control)',
	'Medium (External Authority)',
	'Medium (Moral Authority)',
	'Very High (Economic Control)',
] as const;

export type Influence = (typeof influences)[number];

/** How one faction calls its relationship with another; the other need not agree. */
export interface Relationship {
	faction: FactionSlug;
	status: RelationshipStatus;
	/** One sentence, as the faction whose page it stands on would put it. */
	note: InlineMarkdown;
}

/** A character as a faction's page introduces them; name, role and portrait come from the character. */
export interface NotableCharacter {
	character: CharacterSlug;
	description: InlineMarkdown;
}

/** One of the factions. Its overview is prose: `prose/factions/<slug>.md`. */
export interface Faction {
	id: FactionSlug;
	name: FactionName;
	/** The name as tables and diagrams have room for it. */
	shortName: string;
	slug: FactionSlug;
	flag: FlagLetter;
	/** The faction in one line, as on its card. */
	line: string;
	/** Two or three sentences, as at the head of its page. */
	description: InlineMarkdown;
	objectives: readonly InlineMarkdown[];
	characters: readonly NotableCharacter[];
	headquarters: InlineMarkdown;
	influence: Influence;
	resources: readonly InlineMarkdown[];
	relationships: readonly Relationship[];
	/** Its answer to the Berths Question, in one sentence. */
	berths: InlineMarkdown;
	/** The same in a few words, as on a ballot paper. */
	answer: InlineMarkdown;
	/** A drawing of its place. */
	place: PictureId;
}

/** One of the characters. Their background is prose: `prose/characters/<slug>.md`. */
export interface Character {
	/** The slug, which is also the route: `/character/<id>/`. */
	id: CharacterSlug;
	/** Full name with title. */
	name: CharacterName;
	role: string;
	faction: FactionName;
	/** Two or three sentences, as at the head of their page. */
	description: InlineMarkdown;
	portrait: PictureId;
	/** Where they stand on the vote, in a sentence or two. */
	stance: InlineMarkdown;
	/** How their background is told; `styles/told.css` has a look for each. */
	form: BackgroundForm;
	/** Years of age in 2118. */
	age: number;
	gender: string;
	/** Names; a name that is also a character's links to their page. */
	predecessor?: string;
	spouse?: string;
	children?: readonly string[];
	achievements: readonly InlineMarkdown[];
	personalityTraits: readonly string[];
	goals: readonly InlineMarkdown[];
	/** Things that they say in the city, in their own words, for whoever writes them talking. */
	speech: readonly Speech[];
}

/** The forms in which backgrounds are told: what a life like this one leaves behind. */
export type BackgroundForm =
	| 'audit'
	| 'declaration'
	| 'drafts'
	| 'exercise'
	| 'lecture'
	| 'letter'
	| 'log'
	| 'obituary'
	| 'roster'
	| 'rules'
	| 'song'
	| 'testimony';

/** Something that somebody says. */
export interface Speech {
	/** What is said; the page sets the quotation marks. */
	text: InlineMarkdown;
	/** To whom, and on what occasion. */
	where: string;
}

/** A picture of the gallery. */
export interface GalleryItem {
	src: PictureId;
	/** What is seen and what it means. */
	alt: string;
	/** The caption box: does not repeat the alt text. */
	caption: string;
}

/**
 * A section of the World Bible, with the sections inside it. Its words are prose:
 * `prose/world-bible/<id>.md`. The id is its anchor and what `[[id]]` links to.
 */
export interface Section {
	id: string;
	/** What the section is. */
	title: string;
	/** The heading in the world's voice; only top-level sections have one. */
	heading?: string;
	/** What a newcomer finds answered in it, in a line or two; only top-level sections say so. */
	answers?: string;
	/** The heading and the anchor of the drawing that stands in it, where readers look for that. */
	drawing?: { id: string; title: string };
	sections?: readonly Section[];
}

/** A station of the Axion Loop. The slug is its anchor on the World Bible page. */
export interface Station {
	slug: string;
	name: string;
	note: InlineMarkdown;
}

/** A sentence of somebody in the city, set large beside the World Bible's text. */
export interface PullQuote {
	/** The id of the section that it stands in. */
	section: string;
	text: InlineMarkdown;
	name: string;
	/** Who they are and the deck they sleep on. */
	from: string;
}

/** A theme for stories. */
export interface Theme {
	title: string;
	description: InlineMarkdown;
	/** A first image to start from. */
	image: InlineMarkdown;
	subThemes?: readonly { title: string; description: InlineMarkdown }[];
}

/** A theme that the anthology does not want, and why. */
export interface ThemeToAvoid {
	title: string;
	reason: InlineMarkdown;
}

export type ReadingCategory =
	| 'Urban Planning'
	| 'Cyberpunk'
	| 'Architectural Theory'
	| 'Speculative Futures'
	| 'Mega-Cities'
	| 'Independent City-States';

export interface Reading {
	title: string;
	author: string;
	year: string;
	description: string;
	/** One of the categories; any other is shown with a grey badge. */
	category: ReadingCategory | (string & {});
}

export interface ResourceLink {
	title: string;
	url: string;
	description: string;
}

export interface Forum extends ResourceLink {
	platform: string;
}

export interface Faq {
	question: string;
	answer: InlineMarkdown;
}

/** The ids of the timeline's steps; each flies a flag of its own. */
export const stepIds = ['prep', 'pitch', 'select', 'create', 'organize', 'publish'] as const;

export interface TimelineStep {
	id: (typeof stepIds)[number];
	name: string;
	active: boolean;
	description: InlineMarkdown;
}

/** A role that a contributor can take. */
export interface ContributorRole {
	/** The value of the form's option. */
	id: string;
	name: string;
	description: InlineMarkdown;
}

/** A card of the resources page. */
export interface ResourceCard {
	group: string;
	title: string;
	description: string;
	/** A path of this site, with its anchor if it has one. */
	path: string;
}

/** A step of a path: a place of the site, and why it comes next. */
export interface PathStep {
	path: string;
	label: string;
	/** One sentence. */
	why: string;
}

/** A way through the site; each of its steps leads to the next. */
export interface ReadingPath {
	id: string;
	/** Whether it is for the time that one has, or for who one is. */
	kind: 'time' | 'who';
	title: string;
	steps: readonly PathStep[];
}

/** A titled paragraph. */
export interface Entry {
	title: string;
	description: InlineMarkdown;
}

/** What a contributor of one craft sends. */
export interface Craft {
	/** Names its button and its card on the guidelines page. */
	id: string;
	title: string;
	description: InlineMarkdown;
	/** In which file. */
	file: string;
	/** How long it may be. */
	length: string;
	/** The e-mail's subject line. */
	subject: string;
	/** Its formats, a line a rule. */
	format: readonly InlineMarkdown[];
	/** Its part of the checklist. */
	send: readonly InlineMarkdown[];
	/** What to know before one begins. */
	note?: InlineMarkdown;
}

/** The one word for what the project has not decided. */
export const undecided = 'Undecided';

/** What contributors ask about terms, and what the project has decided. */
export interface Term {
	question: string;
	/** What stands, or the word above. */
	answer: InlineMarkdown;
	/** What that means, or what to do until it is decided. */
	note?: InlineMarkdown;
	/** Whether the guidelines show it as well, which have room for what everybody asks. */
	isBrief?: true;
}

/** Terms of one kind. */
export interface TermGroup {
	title: string;
	terms: readonly Term[];
}

/** A page of a comic's script, as an example of its format. */
export interface ScriptPage {
	heading: string;
	panels: readonly {
		title: string;
		/** What is seen. */
		description: InlineMarkdown;
		/** What is read: who speaks, or what kind of lettering it is. */
		lines: readonly { who: string; text: string }[];
	}[];
}

/** A step of the submission process. */
export interface Step extends Entry {
	/** The step in a few words. */
	brief: InlineMarkdown;
}

/** What the submission guidelines page holds. */
export interface Guidelines {
	/** What to send, by craft. */
	crafts: readonly Craft[];
	/** The part of the checklist that is the same for all crafts. */
	checklist: readonly InlineMarkdown[];
	/** What people ask about pitches, summaries and file names. */
	advice: readonly Entry[];
	/** The steps of the submission process. */
	steps: readonly Step[];
	deadlines: readonly { what: string; when: InlineMarkdown; note: InlineMarkdown }[];
	/** How a comic's script is laid out: rules, and half a page of one. */
	script: { points: readonly InlineMarkdown[]; example: ScriptPage };
	criteria: readonly Entry[];
	/** What a review can end in: Excellent Fit, Potential with Revision, Not Suitable. */
	outcomes: readonly Entry[];
	/** Who is sought, teams, generated work, access. */
	policies: readonly Entry[];
}

/** What the legal page offers, by who gives what: a line a promise. */
export interface OfferPart {
	title: string;
	points: readonly InlineMarkdown[];
}

/** A link that every page shares. */
export interface NavigationLink {
	/** A path of this site, with its anchor if it has one. */
	path: string;
	label: string;
}

/** A section of the landing page: a plain label and a heading in the world's voice. */
export interface LandingSection {
	label: string;
	heading: string;
	paragraphs: readonly InlineMarkdown[];
}

/** A short story; its text stands under `prose/read/` by its slug. */
export interface Story {
	slug: string;
	title: string;
	/** One line for shelves and previews. */
	hook: string;
	/** Drawn without its title, with room for it above. */
	cover: PictureId;
	/** The drawing that it opens with, and what is seen in it. */
	picture: PictureId;
	seen: string;
	/** What somebody may want to know before they read. */
	contentNote?: InlineMarkdown;
}

/** A colour as artists take it: `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour of a drawing, and what has it. */
export interface Swatch {
	hex: Hex;
	/** What it is called, and what is painted or woven so. */
	name: string;
}

/** A sheet of the deck kit, in words; its views draw the sizes that it lists. */
export interface DeckSheet {
	id: string;
	title: string;
	/** What is drawn, and what it is like to stand there, in two or three sentences. */
	summary: InlineMarkdown;
	/** In the order in which they stand on the sheet. */
	views: readonly {
		picture: DeckViewId;
		/** “Plan”, “The two stairs”: what the view is of. */
		title: string;
		/** How many times smaller than the thing it is printed, or the next smaller scale that has room. */
		scale: number;
	}[];
	/** In metres unless they say otherwise, each made of the record of measures. */
	sizes: readonly { of: string; size: string }[];
	colours: readonly Swatch[];
	/** What things are made of: the thing, and the material with how it has aged. */
	materials: readonly { of: string; from: string }[];
	/** What no picture of it may show, and why where that is not plain. */
	never: readonly InlineMarkdown[];
}

/** A character's model sheet, in words. */
export interface Model {
	character: ModelledSlug;
	/** In centimetres, in the boots they wear. */
	height: number;
	/** How they stand and move, and what an artist gets wrong first, in two or three sentences. */
	bearing: InlineMarkdown;
	/** Two faces that are theirs, from left to right, each in a few words. */
	expressions: readonly [string, string];
	/** What the hands always hold, and how. */
	hands: string;
	colours: readonly Swatch[];
}
