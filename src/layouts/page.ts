import type { ReactElement } from 'react';
import type { PageLink } from '../components/link.tsx';
import type { PictureId } from '../model/picture-ids.ts';
import type { Character, Faq, Section } from '../model/types.ts';
import type { Work } from '../model/works.ts';
import type { Records } from '../world/records.ts';

/** The subject of a page, for structured data. */
export type PageSubject =
	| { kind: 'character'; character: Character }
	| { kind: 'questions'; questions: readonly Faq[] }
	| { kind: 'book'; sections: readonly Section[] }
	| { kind: 'work'; work: Work };

/** A page on the path from the landing page to another. */
export interface TrailStep {
	route: string;
	title: string;
}

/** A page as defined by a file in `pages/`. */
export interface Page {
	/** Must be unique; the site's name is added after it. */
	title: string;
	/** Must be unique; one or two sentences for search results and previews. */
	description: string;
	/** Makes the content of `<main>`, including the page's only `<h1>`. */
	body: () => ReactElement;
	/** Replaces `[slug]` in the file's route. */
	slug?: string;
	/** The route of the page that this one duplicates. */
	canonical?: string;
	/** True for pages that searches and the sitemap leave out, such as not-found pages. */
	unlisted?: boolean;
	/** The route of the page above this one; default: the landing page. */
	up?: string;
	/** The subject, for structured data. */
	about?: PageSubject;
	/** The social preview. */
	preview?: PagePreview;
	/** Whether glossary terms are marked at their first use. */
	isGlossed?: boolean;
	/** Whether it is a comic: the header then leaves when the reader scrolls down. */
	isComic?: boolean;
	/** Whether it preloads the italic font: its first screen is mostly in italics. */
	preloadsItalic?: boolean;
	/** CSS for this page only, after the shared styles: numbers from its records. */
	styles?: string;
	/** What to read next. */
	next?: PageLink;
}

/** The text and picture of a social preview. */
interface PagePreview {
	/** A picture that is shown alone, as it is, instead of a card: a publication of 1200 × 630. */
	whole?: { file: string; alt: string };
	/** Default: the hero. */
	picture?: PictureId;
	/** The kind of page; default: the anthology's name. */
	label?: string;
	/** Default: the page's title. */
	title?: string;
	/** One or two sentences; default: the page's description. */
	line?: string;
}

/**
 * The default export of a file in `pages/`: makes one page, or for a `[slug]` route one for each
 * entry.
 */
export type PageSource = (records: Records) => Page | Page[];
