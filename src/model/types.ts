import type { FlagLetter } from './flags.ts';
import type { DeckViewId, PictureId } from './picture-ids.ts';
import type { CharacterName, CharacterSlug, FactionName, FactionSlug } from './slugs.ts';

/** One paragraph of inline Markdown: emphasis, links, `[[slug]]`, `{{figure}}`. */
export type InlineMarkdown = string;

/** How a faction can describe its relationship with another. */
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

/** How much influence a faction has, and of what kind. */
export const influences = [
	'High (Foundational Authority)',
	'High (Popular Mandate)',
	'High (Technical Control)',
	'Medium (External Authority)',
	'Medium (Moral Authority)',
	'Very High (Economic Control)',
] as const;

export type Influence = (typeof influences)[number];

/** How one faction sees its relationship with another; the other need not agree. */
export interface Relationship {
	faction: FactionSlug;
	status: RelationshipStatus;
	/** One sentence from the point of view of the faction whose page shows it. */
	note: InlineMarkdown;
}

/** A character in a faction's introduction; name, role and portrait come from the character. */
interface NotableCharacter {
	character: CharacterSlug;
	description: InlineMarkdown;
}

/** A faction. Its overview is prose: `prose/factions/<slug>.md`. */
export interface Faction {
	id: FactionSlug;
	name: FactionName;
	/** The name for tables and diagrams. */
	shortName: string;
	slug: FactionSlug;
	flag: FlagLetter;
	/** One line, for its card. */
	line: string;
	/** Two or three sentences, for the header of its page. */
	description: InlineMarkdown;
	objectives: readonly InlineMarkdown[];
	characters: readonly NotableCharacter[];
	headquarters: InlineMarkdown;
	influence: Influence;
	resources: readonly InlineMarkdown[];
	relationships: readonly Relationship[];
	/** Its answer to the Berths Question, in one sentence. */
	berths: InlineMarkdown;
	/** The same in a few words. */
	answer: InlineMarkdown;
	/** A drawing of the place where it works. */
	place: PictureId;
}

/** A character. The background is prose: `prose/characters/<slug>.md`. */
export interface Character {
	/** The slug, which is also the route: `/character/<id>/`. */
	id: CharacterSlug;
	/** Full name with title. */
	name: CharacterName;
	role: string;
	faction: FactionName;
	/** Two or three sentences, for the header of their page. */
	description: InlineMarkdown;
	portrait: PictureId;
	/** Their position on the vote, in a sentence or two. */
	stance: InlineMarkdown;
	/** The form in which their background is written; `styles/pages/background.css` styles each. */
	form: BackgroundForm;
	/** Years of age in 2118. */
	age: number;
	gender: string;
	/** Names; the name of another character links to their page. */
	predecessor?: string;
	spouse?: string;
	children?: readonly string[];
	achievements: readonly InlineMarkdown[];
	personalityTraits: readonly string[];
	goals: readonly InlineMarkdown[];
	/** Quotations that show writers how they talk. */
	speech: readonly Speech[];
}

/** The kinds of documents in which backgrounds are written. */
type BackgroundForm =
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

/** A quotation. */
export interface Speech {
	/** Without quotation marks; the page adds them. */
	text: InlineMarkdown;
	/** The listener and the occasion. */
	where: string;
}

export interface GalleryItem {
	src: PictureId;
	alt: string;
	/** Must not repeat the alt text. */
	caption: string;
}

/**
 * A section of the World Bible, with its subsections. Its text is prose:
 * `prose/world-bible/<id>.md`. The id is its anchor and its `[[id]]`.
 */
export interface Section {
	id: string;
	title: string;
	/** The heading; only top-level sections have one. */
	heading?: string;
	/** What the section answers, in a line or two; only for top-level sections. */
	answers?: string;
	/** Heading and anchor of the section's drawing, if readers look for it by name. */
	drawing?: { id: string; title: string };
	sections?: readonly Section[];
}

/** A station of the Axion Loop. The slug is its anchor on the World Bible page. */
export interface Station {
	slug: string;
	name: string;
	note: InlineMarkdown;
}

/** A quotation beside the text of the World Bible. */
export interface PullQuote {
	/** The id of the section that shows it. */
	section: string;
	text: InlineMarkdown;
	name: string;
	/** The speaker, and the deck they live on. */
	from: string;
}

/** A theme for stories. */
export interface Theme {
	title: string;
	description: InlineMarkdown;
	/** A first image to start from. */
	image: InlineMarkdown;
	/** A drawing of something in it, shown as a strip of 5 to 2. */
	picture: PictureId;
	/** Which part is shown of a drawing that is higher than the strip; by default the middle. */
	crop?: 'face' | 'low';
	subThemes?: readonly { title: string; description: InlineMarkdown }[];
}

/** A theme that the anthology does not want, with the reason. */
export interface ThemeToAvoid {
	title: string;
	reason: InlineMarkdown;
}

type ReadingCategory =
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
	/** One of the categories; others are shown with a grey badge. */
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

/** The ids of the timeline's steps. */
const stepIds = ['prep', 'pitch', 'select', 'create', 'organize', 'publish'] as const;

export interface TimelineStep {
	id: (typeof stepIds)[number];
	name: string;
	active: boolean;
	description: InlineMarkdown;
}

/** A role that a contributor can take. */
export interface ContributorRole {
	/** The value of the form's `<option>`. */
	id: string;
	name: string;
	description: InlineMarkdown;
}

/** A card of the resources page. */
export interface ResourceCard {
	group: string;
	title: string;
	description: string;
	/** A path of this site, which may end with a fragment. */
	path: string;
}

/** A step of a reading route: a page, and why to read it next. */
interface PathStep {
	path: string;
	label: string;
	/** One sentence. */
	why: string;
}

/** A reading route through the site. */
export interface ReadingPath {
	id: string;
	/** Whether readers choose it by the time they have, or by who they are. */
	kind: 'time' | 'who';
	title: string;
	steps: readonly PathStep[];
}

/** A titled paragraph. */
export interface Entry {
	title: string;
	description: InlineMarkdown;
}

/** What a contributor to one craft sends. */
export interface Craft {
	id: string;
	title: string;
	description: InlineMarkdown;
	/** The file formats. */
	file: string;
	/** The length limits. */
	length: string;
	/** The email's subject line. */
	subject: string;
	/** The rules for its format. */
	format: readonly InlineMarkdown[];
	/** Additions to the checklist. */
	send: readonly InlineMarkdown[];
}

/** The answer to questions that the project has not decided. */
export const undecided = 'Undecided';

/** A question of contributors about terms, with the answer. */
export interface Term {
	question: string;
	/** The decision, or `undecided`. */
	answer: InlineMarkdown;
	/** An explanation, or what to do until it is decided. */
	note?: InlineMarkdown;
	/** Whether the guidelines show it too, as one of the most frequent questions. */
	isBrief?: true;
}

export interface TermGroup {
	title: string;
	terms: readonly Term[];
}

/** A page of a comic script, as an example of the format. */
export interface ScriptPage {
	heading: string;
	panels: readonly {
		title: string;
		/** What the panel shows. */
		description: InlineMarkdown;
		/** The lettering; `who` is the speaker or the kind of lettering. */
		lines: readonly { who: string; text: string }[];
	}[];
}

/** A step of the submission process. */
export interface Step extends Entry {
	brief: InlineMarkdown;
}

/** The content of the submission guidelines. */
export interface Guidelines {
	crafts: readonly Craft[];
	/** A warning for all who draw. */
	beforeInk: InlineMarkdown;
	/** What every submission needs, whatever the craft. */
	checklist: readonly InlineMarkdown[];
	/** Advice on pitches, summaries and file names. */
	advice: readonly Entry[];
	steps: readonly Step[];
	deadlines: readonly { what: string; when: InlineMarkdown; note: InlineMarkdown }[];
	/** The format of a comic script: rules, and half a page as an example. */
	script: { points: readonly InlineMarkdown[]; example: ScriptPage };
	criteria: readonly Entry[];
	/** The outcomes of a review: Excellent Fit, Potential with Revision, Not Suitable. */
	outcomes: readonly Entry[];
	/** Policies on contributors, teams, generated work and access. */
	policies: readonly Entry[];
}

/** One party's part of the offer on the legal page, with one line for each promise. */
export interface OfferPart {
	title: string;
	points: readonly InlineMarkdown[];
}

/** A link in the header or footer. */
export interface NavigationLink {
	/** A path of this site, which may end with a fragment. */
	path: string;
	label: string;
}

/** A section of the landing page. */
export interface LandingSection {
	label: string;
	heading: string;
	paragraphs: readonly InlineMarkdown[];
}

/** A colour: `#rrggbb`. */
type Hex = `#${string}`;

/** A colour of a drawing. */
export interface Swatch {
	hex: Hex;
	/** The colour's name, and the things that have it. */
	name: string;
}

/** The text of a reference sheet of the deck kit; its views draw the sizes listed. */
export interface DeckSheet {
	id: string;
	title: string;
	/** What is drawn, and what the place is like, in two or three sentences. */
	summary: InlineMarkdown;
	/** In the order in which they are shown. */
	views: readonly {
		picture: DeckViewId;
		/** The subject of the view: “Plan”, “The two stairs”. */
		title: string;
		/**
		 * The denominator of its scale (50 for 1:50). It is printed at that scale, or at the next
		 * smaller scale that fits.
		 */
		scale: number;
	}[];
	/** In metres unless another unit is given; computed from the record of measures. */
	sizes: readonly { of: string; size: string }[];
	colours: readonly Swatch[];
	/** Things and their materials, with signs of wear. */
	materials: readonly { of: string; from: string }[];
	/** What a picture must not show, with the reason where it is not obvious. */
	never: readonly InlineMarkdown[];
}

/** The text of a character's reference sheet. */
export interface Model {
	character: CharacterSlug;
	/** In centimetres, in boots. */
	height: number;
	/** Posture, movement, and the usual mistake of artists, in two or three sentences. */
	bearing: InlineMarkdown;
	/** Two facial expressions, from left to right, in a few words each. */
	expressions: readonly [string, string];
	/** What their hands hold, and how. */
	hands: string;
	colours: readonly Swatch[];
}

/** A character of whom only a few fields are required. */
export type Sketch = { name: string } & Pick<Character, 'role' | 'faction' | 'age' | 'gender'> &
	Partial<Omit<Character, 'id' | 'name'>>;

/** An era: from one major event to the year before the next. */
export interface Era {
	id: string;
	heading: string;
	/** The first year; the last is the year before the next era begins. */
	from: number;
}
