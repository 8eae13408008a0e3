import { createContext, useContext } from 'react';
import type { GlossaryEntry } from '../content/glossary.ts';
import type { Commit, InlineCode, PictureFile, PublishedFile } from '../model/built.ts';
import type { PictureId } from '../model/picture-ids.ts';
import type { Settings, Urls } from '../site.ts';
import type { Mention } from '../world/mentions.ts';
import type { Records } from '../world/records.ts';

/** What components can ask of the page they are rendered on. */
export interface PageEnvironment {
	settings: Settings;
	/** The records that all pages are made from. */
	records: Records;
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
	/** Returns the glossary terms marked on the page so far, and stops marking. */
	takeMarkedTerms(): readonly GlossaryEntry[];
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
