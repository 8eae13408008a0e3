import path from 'node:path';
import type { Picture } from '../art/picture.ts';
import { anthology } from '../content/anthology.ts';
import type { Records } from '../content/records.ts';
import { lagan } from '../content/world.ts';
import { root } from './project.ts';

/** Drawings, which are loaded only when they have to be drawn. */
export interface PictureSource {
	/** The drawings by their id. */
	load(): Promise<Readonly<Record<string, Picture>>>;
	/**
	 * Globs, below the project's folder, of all files that decide how the drawings look. Left out, they
	 * are drawn in every build.
	 */
	madeFrom?: readonly string[];
}

/** What a build is made from. `projectSources` are the project's own. */
export interface Sources extends Records {
	/** The folder of the Markdown files. */
	prose: string;
	/** Folders of pages; a route that two of them make is refused. */
	pages: readonly string[];
	pictures: PictureSource;
	/** The folder that is copied as it is. */
	publicFiles: string;
}

/** The records, words, pages and pictures of this project. */
export const projectSources: Sources = {
	world: lagan,
	anthology,
	prose: path.join(root, 'src/content/prose'),
	pages: [path.join(root, 'pages')],
	pictures: {
		load: async () => (await import('../art/pictures.ts')).pictures,
		madeFrom: [
			'src/art/**/*',
			'src/content/{figures,flags,slugs,types,world-bible}.ts',
			'src/build/{pictures,draw-picture,shorten-paths,check-picture,files}.{ts,tsx}',
			'src/build/records/text-faults.ts',
			'package-lock.json',
		],
	},
	publicFiles: path.join(root, 'public'),
};

/** The same with the pages that only those who work on the site see. */
export const developmentSources: Sources = {
	...projectSources,
	pages: [...projectSources.pages, path.join(root, 'pages-dev')],
};
