import type { FileRecord, PictureFile } from '../components/page-context.ts';
import type { Content } from '../generator/content/read-content.ts';
import type { Files } from '../generator/files.ts';

/** A picture as publications pack it. */
export interface ImageFile {
	contents: Uint8Array;
	/** The ending of its name, without a dot. */
	ending: 'jpg' | 'png';
	/** In pixels. */
	width: number;
	height: number;
}

export interface Materials {
	content: Content;
	/** Drawings by id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The SVG of each picture, by the path of its file. */
	svgs: Files;
	/** Pictures that were delivered as files, as e-readers show them. */
	photographs: ReadonlyMap<string, readonly ImageFile[]>;
}

/** A file to download, with its entry on the downloads page. */
export interface Publication extends FileRecord {
	/** Fragments that links may use, such as `page=3` of a PDF. */
	fragments?: readonly string[];
	/**
	 * Makes the file; the same input gives the same bytes.
	 * @returns undefined when the site cannot have it: a feed needs the site's address
	 */
	make(
		materials: Materials,
	): string | Uint8Array | undefined | Promise<string | Uint8Array | undefined>;
}
