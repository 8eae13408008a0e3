import type { PictureFile } from '../components/page-context.ts';
import type { Content } from '../generator/content/read-content.ts';
import type { Files } from '../generator/files.ts';

/** What files to take away are made from. */
export interface DownloadMaterials {
	content: Content;
	/** Drawings by their id, and `svgs` the files that they were written to. */
	pictures: ReadonlyMap<string, PictureFile>;
	svgs: Files;
}

/** Files to take away that are made together. */
export interface Download {
	/** Their paths on the site. */
	paths: readonly string[];
	/** Places in the first that a link may name, such as `page=3` of a PDF. */
	fragments?: readonly string[];
	/** Whether nobody who writes waits for them: while one does they are empty, and in worlds made up for a test. */
	isForReaders?: true;
	/** Where making them takes long: what decides them, beside the module that makes them. */
	kept?: { module: string; from(materials: DownloadMaterials): readonly string[] };
	/**
	 * Makes their contents, the same every time. A file may be left out: a site without an address has
	 * no feed.
	 * @throws BuildFailure with what is wrong with the records, as far as these files show it
	 */
	make(materials: DownloadMaterials): Files | Promise<Files>;
}

/** What is drawn, for `kept`: a file of a drawing is named after what it holds. */
export const describePictures = (
	{ pictures }: DownloadMaterials,
	ids: Iterable<string> = pictures.keys(),
): string => JSON.stringify([...ids].map((id) => [id, pictures.get(id)]));
