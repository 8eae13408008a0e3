import type { Day } from './dates.ts';
import type { PictureId } from './picture-ids.ts';
import type { InlineMarkdown } from './types.ts';

/** A picture in the built site: paths, and intrinsic size in CSS pixels. */
export interface PictureFile {
	file: string;
	/** For a picture that is a file of a work: the same in other widths, in pixels. */
	widths?: readonly { file: string; width: number }[];
	/** Whether it is dimmed by night, as it has no night version. */
	isDimmed?: true;
	/** The night version, if there is one. */
	nightFile: string | undefined;
	/** The drawing with named layers, which is only in files to download. */
	layeredFile?: string;
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
	/** What the day below is called, such as “Edition”; and the day on which its text last changed. */
	version: string;
	day: Day;
	/** The heading under which the downloads page lists it; null if only other pages offer it. */
	group: (typeof fileGroups)[number] | null;
	/** The picture beside it: its cover, or a drawing from it. */
	picture?: PictureId;
	/** Fragments that links may use, such as `page=3` of a PDF. */
	fragments?: readonly string[];
}

/** A publication in the built site. */
export interface PublishedFile extends FileRecord {
	/** In bytes. */
	size: number;
}
