import path from 'node:path';
import type { Picture } from '../art/picture.ts';
import { pictures } from '../art/pictures.ts';
import { anthology } from '../content/anthology.ts';
import type { Records } from '../content/records.ts';
import { lagan } from '../content/world.ts';
import { root } from './project.ts';

/** What a build is made from. `projectSources` are the project's own. */
export interface Sources extends Records {
	/** The folder of the Markdown files. */
	prose: string;
	/** Folders of pages; a route that two of them make is refused. */
	pages: readonly string[];
	pictures: Readonly<Record<string, Picture>>;
	/** The folder that is copied as it is. */
	publicFiles: string;
}

/** The records, words, pages and pictures of this project. */
export const projectSources: Sources = {
	world: lagan,
	anthology,
	prose: path.join(root, 'src/content/prose'),
	pages: [path.join(root, 'pages')],
	pictures,
	publicFiles: path.join(root, 'public'),
};

/** The same with the pages that only those who work on the site see. */
export const developmentSources: Sources = {
	...projectSources,
	pages: [...projectSources.pages, path.join(root, 'pages-dev')],
};
