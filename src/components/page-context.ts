import { createContext, useContext } from 'react';
import type { GlossaryEntry } from '../content/glossary.ts';
import type { PictureId } from '../content/picture-ids.ts';
import type { Settings, Urls } from '../site.ts';
import type { Anthology } from '../world/anthology.ts';
import type { Day } from '../world/dates.ts';
import type { Mention } from '../world/mentions.ts';
import type { InlineMarkdown } from '../world/types.ts';
import type { Shelf } from '../world/works.ts';

/** A picture in the built site: paths, and intrinsic size in CSS pixels. */
export interface PictureFile {
	file: string;
	/** For a picture that is a file of a work: the same in other widths, in pixels. */
	widths?: readonly { file: string; width: number }[];
	/** Whether it is dimmed by night, as it has no night version. */
	isDimmed?: true;
	/** The night version, if there is one. */
	nightFile: string | undefined;
	width: number;
	height: number;
	alt: string;
}

/** An inline script or style. */
export interface InlineCode {
	kind: 'script' | 'style';
	source: string;
}

/** The commit that the site is built from. */
export interface Commit {
	/** The abbreviated hash. */
	hash: string;
	day: Day;
	/** Whether the work tree has uncommitted changes. */
	isChanged: boolean;
}

/** The headings of the downloads page. */
export const fileGroups = ['To read', 'To draw with', 'To send', 'To follow'] as const;

/** The description of a publication. */
export interface FileRecord {
	path: string;
	title: string;
	/** One or two sentences on its use. */
	description: InlineMarkdown;
	/** The name of the file format. */
	format: string;
	/** The version, and the day of the commit it was made from. */
	version: string;
	day: Day;
	/** The heading under which the downloads page lists it; null if only other pages offer it. */
	group: (typeof fileGroups)[number] | null;
	/** The picture beside it: its cover, or a sheet from it. */
	picture?: PictureId;
}

/** A publication in the built site. */
export interface PublishedFile extends FileRecord {
	/** In bytes. */
	size: number;
}

/** What components can ask of the page they are rendered on. */
export interface PageEnvironment {
	settings: Settings;
	/** Records used by shared parts of pages, such as navigation and figures. */
	anthology: Anthology;
	/** What there is to read on the site. */
	shelf: Shelf;
	urls: Urls;
	/** The route of the current page. */
	route: string;
	/** Looks up a drawing. A missing one is reported as a problem and is undefined. */
	picture(id: PictureId): PictureFile | undefined;
	/**
	 * A prose file as HTML, by its path under `prose/` without `.md`. A missing one is reported as a
	 * problem and is ''.
	 */
	prose(id: string): string;
	/** The places that link to a faction, character, section or station, by its slug. */
	mentions(slug: string): readonly Mention[];
	/** Makes an anchor of a name; one that the page has already gets a number. */
	anchor(name: string): string;
	/** Renders one paragraph of inline Markdown to HTML. */
	inline(text: string): string;
	/** The number of words at a path; undefined where they are not counted. */
	countWords(path: string): number | undefined;
	/** Returns the glossary terms marked on the page so far; no more are marked after the call. */
	closeGlossary(): readonly GlossaryEntry[];
	/** Inline scripts and styles, collected for the content security policy. */
	inlineCode: InlineCode[];
	/** The commit the site is built from; undefined where it is not known. */
	commit: Commit | undefined;
	/** The publications of this site. */
	publications: readonly PublishedFile[];
}

const PageContext = createContext<PageEnvironment | null>(null);

export const PageProvider = PageContext.Provider;

/**
 * The environment of the current page.
 * @throws Error when a component is rendered outside a page
 */
export function usePage(): PageEnvironment {
	const page = useContext(PageContext);
	if (page === null) throw new Error('This component needs a <PageProvider> around it.');
	return page;
}
