import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Picture } from '../../art/picture.ts';
import { drawnComics } from '../../content/comics/index.ts';
import { papers } from '../../content/documents/index.ts';
import { sketches } from '../../content/sketches.ts';
import type { PageSource } from '../../layouts/page.ts';
import { hashFiles } from '../../lib/cache.ts';
import { root } from '../../lib/project.ts';
import type { Commit } from '../../model/built.ts';
import type { Sketch } from '../../model/types.ts';
import { anthology } from '../../world/anthology.ts';
import type { CityRecords } from '../../world/records.ts';
import { lagan } from '../../world/world.ts';
import { readCommit } from './read-commit.ts';
import type { WorkSources } from './works/read-shelf.ts';

/** `dev`, for the dev server and tests, shows sketches, leaves publications empty and reads no commit. */
export type Mode = 'production' | 'dev';

/** The sources of a site. */
export interface Sources extends CityRecords {
	/** Characters that are only shown in dev. */
	sketches: readonly Sketch[];
	works: WorkSources;
	/** The folder of the Markdown files. */
	prose: string;
	/** Folders of pages, without a route in common. */
	pages: readonly string[];
	/** Loads a file of pages by its full path. */
	importPage(file: string): Promise<{ default: PageSource }>;
	/** Drawings, which are loaded only if they are not cached. */
	pictures: {
		load(): Promise<Readonly<Record<string, Picture>>>;
		/** Hashes their inputs, for the cache; without it they are not cached between builds. */
		hashInputs?: () => string;
	};
	/** The folder of files copied as they are. */
	publicFiles: string;
	/** Finds the commit of the sources. */
	findCommit?: (() => Commit | undefined) | undefined;
}

/** The files outside src/art that drawings import, for the cache key of drawings. */
export const drawingInputs = [
	'src/model/colours.ts',
	'src/content/comics',
	'src/content/sheet-use.ts',
	'src/content/measures.ts',
	'src/content/stations.ts',
	'src/content/wardrobe.ts',
	'src/model/flags.ts',
	'src/model/numbers.ts',
];

/** The records, words, pages and pictures of this project. */
export const projectSources: Sources = {
	world: lagan,
	anthology,
	sketches,
	prose: path.join(root, 'src/content/prose'),
	works: {
		folder: path.join(root, 'src/content/works'),
		comics: drawnComics,
		papers,
		taken: new Set(readdirSync(path.join(root, 'pages/read')).map((file) => path.parse(file).name)),
	},
	pages: [path.join(root, 'pages')],
	importPage: (file) => import(pathToFileURL(file).href),
	pictures: {
		load: async () => (await import('../../art/pictures.ts')).pictures,
		hashInputs: () => hashFiles('src/art', ...drawingInputs),
	},
	publicFiles: path.join(root, 'public'),
	findCommit: readCommit,
};

/** The same for the dev server, with pages of its own. */
export const developmentSources: Sources = {
	...projectSources,
	// A file saved while it is being loaded would be cached under the wrong hash.
	pictures: { load: projectSources.pictures.load },
	pages: [...projectSources.pages, path.join(root, 'src/dev-pages')],
};
