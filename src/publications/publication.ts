import type { Files } from '../lib/files.ts';
import type { Markdown, Prose } from '../lib/markdown.ts';
import type { FileRecord, PictureFile } from '../model/built.ts';
import type { Settings } from '../site.ts';
import type { Mention } from '../world/mentions.ts';
import type { Records } from '../world/records.ts';

/** A raster picture in a publication. */
export interface ImageFile {
	contents: Uint8Array;
	/** The ending of its name, without a dot. */
	ending: 'jpg' | 'png';
	/** In pixels. */
	width: number;
	height: number;
}

/** What publications are made from. */
export interface Materials {
	settings: Settings;
	records: Records;
	markdown: Markdown;
	prose: Prose;
	/** The places that link to each slug. */
	mentions: ReadonlyMap<string, readonly Mention[]>;
	/** The number of words at each path of the site. */
	lengths: ReadonlyMap<string, number>;
	/** Drawings by id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The SVG of each picture, by the path of its file. */
	svgs: Files;
	/** Each uploaded picture as a JPEG, or several for a strip, by its id: e-readers show these. */
	jpegs: ReadonlyMap<string, readonly ImageFile[]>;
}

/** A file to download, with its entry on the downloads page. */
export interface Publication extends FileRecord {
	/** Whether it is left out of a site without an address. */
	needsAddress?: true;
	/** Makes the file; the same input gives the same bytes. */
	make(materials: Materials): string | Uint8Array | Promise<string | Uint8Array>;
}
