import { createContext, useContext } from 'react';
import type { GlossaryEntry } from '../content/glossary.ts';
import type { PictureId } from '../content/picture-ids.ts';
import type { Settings, Urls } from '../site.ts';
import type { Anthology } from '../world/anthology.ts';
import type { Day } from '../world/dates.ts';
import type { Mention } from '../world/mentions.ts';
import type { InlineMarkdown } from '../world/types.ts';

/** A drawing as it was written: its paths on this site and its intrinsic size in CSS pixels. */
export interface PictureFile {
	file: string;
	/** The same by night, where it has a night look. */
	nightFile: string | undefined;
	width: number;
	height: number;
	alt: string;
}

/** A script or style that stands in the page itself. */
export interface InlineCode {
	kind: 'script' | 'style';
	source: string;
}

/** The state of the source that the site is made from. */
export interface Commit {
	/** The beginning of its name; none where only its day is known. */
	hash?: string;
	day: Day;
	/** Whether files have been changed since. */
	isChanged: boolean;
}

/** What is said of a file to download. */
export interface FileRecord {
	path: string;
	title: string;
	/** What it is for, in a sentence or two. */
	description: InlineMarkdown;
	/** What programs call it. */
	format: string;
	/** Which version it is, and the day of the state that it was made from. */
	version: string;
	day: Day;
}

/** A file to download as it was made. */
export interface PublishedFile extends FileRecord {
	/** In bytes. */
	size: number;
}

/** What every component of a page may ask for, whatever page it stands on. */
export interface PageEnvironment {
	settings: Settings;
	/** The records that the shared parts of pages are made from: links, figures. */
	anthology: Anthology;
	urls: Urls;
	/** The route of the page that is being rendered. */
	route: string;
	/** Looks a drawing up by its id; a missing one is reported, and undefined. */
	picture(id: PictureId): PictureFile | undefined;
	/** A prose file as HTML, by its path under `prose/` without `.md`; '' for a reported miss. */
	prose(id: string): string;
	/** Where a faction, character, section or station is linked to from, by its slug. */
	mentions(slug: string): readonly Mention[];
	/** One paragraph of inline Markdown as HTML. */
	inline(text: string): string;
	/** How many words are read at a place of the site; undefined where nobody counts them. */
	countWords(path: string): number | undefined;
	/** The terms that this page has marked so far, to be explained at its end; none is marked after that. */
	closeGlossary(): readonly GlossaryEntry[];
	/** The inline code of this page: its content policy lets this run, and no other. */
	inlineCode: InlineCode[];
	/** What the site is made from; undefined where nobody can tell. */
	commit: Commit | undefined;
	/** The files to download that this site has. */
	publications: readonly PublishedFile[];
}

const PageContext = createContext<PageEnvironment | null>(null);

export const PageProvider = PageContext.Provider;

/**
 * The environment of the page that is being rendered.
 * @throws when a component is rendered outside a page
 */
export function usePage(): PageEnvironment {
	const page = useContext(PageContext);
	if (page === null) throw new Error('This component needs a <PageProvider> around it.');
	return page;
}
