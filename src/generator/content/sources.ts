import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NightLook } from '../../art/night.tsx';
import type { Picture } from '../../art/picture.ts';
import type { Commit } from '../../components/page-context.ts';
import type { PageSource } from '../../layouts/page.ts';
import { anthology } from '../../world/anthology.ts';
import type { Records } from '../../world/records.ts';
import { lagan } from '../../world/world.ts';
import { hashFiles } from '../cache.ts';
import { root } from '../project.ts';
import { readCommit } from './read-commit.ts';

/** `dev` leaves publications empty, weighs nothing and asks for no commit: for the dev server and for tests. */
export type Mode = 'production' | 'dev';

/** What a build is made from. `projectSources` are the project's own. */
export interface Sources extends Records {
	/** The folder of the Markdown files. */
	prose: string;
	/** Folders of pages; a route that two of them make is refused. */
	pages: readonly string[];
	/** Loads a file of pages by its full path. */
	importPage(file: string): Promise<{ default: PageSource }>;
	/** Drawings, loaded only when they have to be drawn. */
	pictures: {
		load(): Promise<Readonly<Record<string, Picture>>>;
		/** The night that they know, where they are bundled apart from what draws them. */
		night?(): Promise<typeof NightLook>;
		/** The digest of all that they are drawn with; without it none is kept between builds. */
		madeFrom?: () => string;
	};
	/** The folder that is copied as it is. */
	publicFiles: string;
	/** Tells which commit all this is of. */
	findCommit?: (() => Commit | undefined) | undefined;
}

/** What drawings import from other rooms. */
export const drawnFrom = [
	'src/content/comics',
	'src/content/deck-kit/sheet-use.ts',
	'src/content/flags.ts',
	'src/content/measures.ts',
	'src/content/stations.ts',
	'src/world/numbers.ts',
];

/** The records, words, pages and pictures of this project. */
export const projectSources: Sources = {
	world: lagan,
	anthology,
	prose: path.join(root, 'src/content/prose'),
	pages: [path.join(root, 'pages')],
	importPage: (file) => import(pathToFileURL(file).href),
	pictures: {
		load: async () => (await import('../../art/pictures.ts')).pictures,
		madeFrom: () => hashFiles('src/art', ...drawnFrom),
	},
	publicFiles: path.join(root, 'public'),
	findCommit: readCommit,
};

/** The same with the pages that only those who work on the site see. */
export const developmentSources: Sources = {
	...projectSources,
	pages: [...projectSources.pages, path.join(root, 'src/dev-pages')],
};
