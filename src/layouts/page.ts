import type { ReactElement } from 'react';
import type { PageLink } from '../components/link.tsx';
import type { Comic } from '../content/comics/types.ts';
import type { PictureId } from '../content/picture-ids.ts';
import type { Records } from '../world/records.ts';
import type { Character, Faq, Section, Story } from '../world/types.ts';

/** What a page is about, where search engines have a form for it. */
export type PageSubject =
	| { kind: 'character'; character: Character }
	| { kind: 'questions'; questions: readonly Faq[] }
	| { kind: 'book'; sections: readonly Section[] }
	| { kind: 'comic'; comic: Comic }
	| { kind: 'story'; story: Story };

/** A page on the way from the landing page to another. */
export interface TrailStep {
	route: string;
	title: string;
}

/** One page as a file in `pages/` describes it; the layout frames it, the build renders it. */
export interface Page {
	/** Unique over the site; the site's name is added behind it. */
	title: string;
	/** Unique over the site; one or two sentences for search results and previews. */
	description: string;
	/** Makes what stands inside `<main>`, with the page's one `<h1>`, when the page is rendered. */
	body: () => ReactElement;
	/** Fills the `[slug]` of the file's route. */
	slug?: string;
	/** The route of the page that this one repeats. */
	canonical?: string;
	/** True for pages that are served and never linked to, as not-found pages are. */
	unlisted?: boolean;
	/** The route of the page above this one; the landing page unless told otherwise. */
	up?: string;
	/** What the page is about, for search engines. */
	about?: PageSubject;
	/** What a preview of a link to this page shows. */
	preview?: PagePreview;
	/** Whether words of the city are explained where they first stand. */
	isGlossed?: boolean;
	/** Whether it is read for long: the face of the text takes its stand-in's place when it comes. */
	isRead?: boolean;
	/** Whether its first screen is largely in slanted letters, whose face is asked for at once then. */
	isSlanted?: boolean;
	/** Rules of this page alone, after those that it shares: numbers that its records hold. */
	styles?: string;
	/** What to read next. */
	next?: PageLink;
}

/** The words and the drawing of a social preview; what is left out has a sensible stand-in. */
export interface PagePreview {
	/** A drawing; the hero stands in. */
	picture?: PictureId;
	/** What kind of page it is; the anthology's name stands in. */
	label?: string;
	/** The page's title stands in. */
	title?: string;
	/** One or two sentences; the page's description stands in. */
	line?: string;
}

/** What a file in `pages/` exports as default: one page, or for a `[slug]` route one an entry. */
export type PageSource = (records: Records) => Page | Page[];
