import type { FileRecord, PictureFile } from '../components/page-context.ts';
import type { Content } from '../generator/content/read-content.ts';
import type { Files } from '../generator/files.ts';

/** What publications are made from. */
export interface Materials {
	content: Content;
	/** Drawings by their id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The files that the drawings were written to. */
	svgs: Files;
}

/** A file to download, with what the page of downloads says about it. */
export interface Publication extends FileRecord {
	/** Places in it that a link may name, such as `page=3` of a PDF. */
	fragments?: readonly string[];
	/**
	 * Makes the file, with the same bytes every time.
	 * @returns undefined where the site has none: a feed needs the site's address
	 */
	make(
		materials: Materials,
	): string | Uint8Array | undefined | Promise<string | Uint8Array | undefined>;
}
