import type { PictureFile } from '../../components/page-context.ts';
import type { Problem } from '../problems.ts';
import type { PictureSource } from './read-pictures.ts';

/** A picture of a work for books, comic readers and previews: a JPEG. */
export interface Photograph {
	contents: Uint8Array;
	ending: 'jpg';
	/** In pixels. */
	width: number;
	height: number;
}

/** The pictures that were delivered as files. */
export interface Photographs {
	/** Each picture's files by its id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** What is published, by its path. */
	files: ReadonlyMap<string, Uint8Array>;
	/** Each picture as a JPEG, by its id. */
	photographs: ReadonlyMap<string, Photograph>;
	/** Each picture as an SVG to be set in another, by the path of its file. */
	svgs: ReadonlyMap<string, string>;
	problems: readonly Problem[];
}

/** Makes what pages and publications show of the pictures of works. */
export async function makePhotographs(_sources: readonly PictureSource[]): Promise<Photographs> {
	return {
		pictures: new Map(),
		files: new Map(),
		photographs: new Map(),
		svgs: new Map(),
		problems: [],
	};
}
