import type { PictureFile } from '../../components/page-context.ts';
import type { Content } from '../content/read-content.ts';
import type { Files } from '../files.ts';

/** What files to take away are made from. */
export interface DownloadMaterials {
	content: Content;
	/** Drawings by their id, and `svgs` the files that they were written to. */
	pictures: ReadonlyMap<string, PictureFile>;
	svgs: Files;
}

/** A file to take away. */
export interface Download {
	/** Its path on the site. */
	file: string;
	/** Places in it that a link may name, such as `page=3` of a PDF. */
	fragments: readonly string[];
	/**
	 * Makes its bytes, the same every time; one that takes long is kept by its maker. undefined where
	 * there is none: a site without an address has no feed.
	 * @throws BuildFailure with what is wrong with the records, as far as this file shows it
	 */
	make(materials: DownloadMaterials): Promise<Uint8Array | undefined>;
}
