import type { DrawnComic, Panel, ScriptPanel } from './comics.ts';
import type { Day } from './dates.ts';
import type { Paper } from './documents.ts';
import type { PictureId } from './picture-ids.ts';
import type { InlineMarkdown } from './types.ts';

/** The kinds of works, in the order of the shelf: on a label, in a sentence, and as a heading. */
export const workKinds = {
	comic: { one: 'A comic', all: 'Comics' },
	story: { one: 'A story', all: 'Stories' },
	flash: { one: 'A very short story', all: 'Very short stories' },
	essay: { one: 'An essay', all: 'Essays' },
	poem: { one: 'A poem', all: 'Poems' },
	song: { one: 'A song', all: 'Songs' },
	art: { one: 'A picture', all: 'Pictures' },
	film: { one: 'A film', all: 'Films' },
	model: { one: 'A model', all: 'Models' },
	paper: { one: 'A document from the city', all: 'Documents from the city' },
} as const;

export type WorkKind = keyof typeof workKinds;

/** A person who made works, or a group. */
export interface Contributor {
	/** The anchor on the page of contributors. */
	slug: string;
	name: string;
	/** A line about them. */
	line?: InlineMarkdown;
	/** Their own page. */
	link?: string;
}

/**
 * Licences by the short name that a work gives, with the address of their text. Source: Creative Commons.
 */
export const licences: Readonly<Record<string, string>> = {
	'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
	'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
	'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
	'CC BY-NC 4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
	'CC BY-NC-SA 4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
	'CC BY-ND 4.0': 'https://creativecommons.org/licenses/by-nd/4.0/',
	'CC BY-NC-ND 4.0': 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
};

/** What a contributor did for a work: “words”. */
export interface Credit {
	contributor: Contributor;
	role: string;
}

/** A picture of a work, with the words about it. */
export interface WorkPicture {
	id: PictureId;
	/** What is seen; left out for a drawing, which has words of its own. */
	alt?: string;
	credit?: string;
	caption?: InlineMarkdown;
}

/** Where a picture is in the HTML of a work's text. Authors cannot write comments. */
export const pictureMark = '<!--picture-->';

/** A page of a comic as it is shown. */
export interface ShownPage {
	/** The page as one picture, for windows with space for it; none for a comic that is drawn in code. */
	picture?: PictureId;
	panels: readonly Panel[];
}

/** A page of a comic that is a file, and what it shows in words. */
export interface ComicPageFile extends ShownPage {
	picture: PictureId;
	script: readonly ScriptPanel[];
}

/** A file of a work, by its path on the site, with its size in bytes. */
interface Attachment {
	path: string;
	size: number;
}

/** A work on the shelf: the folder `src/content/works/<slug>/`. */
export interface Work {
	slug: string;
	kind: WorkKind;
	title: string;
	by: readonly Credit[];
	/** The day on which it was put on the shelf. */
	day: Day;
	/** One line that attracts readers. */
	blurb: string;
	/** The slugs of the people, factions and places in it. */
	about: readonly string[];
	isCanon: boolean;
	/** Whether the shelf recommends to begin with it. */
	isFirst: boolean;
	/** A content note. */
	note?: InlineMarkdown;
	/** A name of {@link licences}, or a sentence. */
	licence: string;
	/** A picture with space for the title at the top. */
	cover?: PictureId;
	/** The picture above the text. */
	opening?: WorkPicture;
	/** The id of its text among the prose; a comic's and a paper's is elsewhere. */
	text?: string;
	/** The pictures in its text, and after it. */
	pictures: readonly WorkPicture[];
	/** The slug of what to read next: a work, a character, a faction or a section. */
	next?: string;
	/** For a paper: its kind, where it was kept, and its date. */
	paperCaption?: string;
	/** For a comic or a paper that is set in code. */
	drawn?: DrawnComic;
	paper?: Paper;
	/** For a comic whose pages are files. */
	pages?: readonly ComicPageFile[];
	/** For a film or a model: its address elsewhere, and the file to download. */
	watch?: string;
	take?: Attachment | undefined;
	/** A recording, or its address elsewhere. */
	listen?: Attachment | string;
}

/** A comic that is drawn in code. */
export type DrawnWork = Work & { drawn: DrawnComic };

export interface Shelf {
	/** Newest first. */
	works: readonly Work[];
	/** In alphabetical order. */
	contributors: readonly Contributor[];
}

export const workRoute = (slug: string) => `/read/${slug}/`;

/** The works of a kind. */
export const ofKind = ({ works }: Shelf, kind: WorkKind) =>
	works.filter((work) => work.kind === kind);

/** The comic that the shelf recommends to begin with. */
export const findFirstComic = (shelf: Shelf) =>
	ofKind(shelf, 'comic').find(({ isFirst }) => isFirst);

/** The comics that are drawn in code. */
export const listDrawn = ({ works }: Shelf): DrawnWork[] =>
	works.flatMap((work) => (work.drawn ? { ...work, drawn: work.drawn } : []));

/** The pages of a comic in words, whichever way it is made; undefined for other works. */
export const scriptOf = ({ drawn, pages }: Work): readonly (readonly ScriptPanel[])[] | undefined =>
	drawn?.pages ?? pages?.map(({ script }) => script);

/** The pages of a comic as they are shown, whichever way it is made; undefined for other works. */
export const pagesOf = ({ drawn, pages }: Work): readonly ShownPage[] | undefined =>
	drawn?.pages.map((panels) => ({ panels })) ?? pages;

/** The names of those who made a work: “A, B and C”. */
export function formatNames({ by }: Pick<Work, 'by'>): string {
	const names = [...new Set(by.map(({ contributor }) => contributor.name))];
	return new Intl.ListFormat('en-GB').format(names);
}
