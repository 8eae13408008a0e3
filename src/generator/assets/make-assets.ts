import path from 'node:path';
import type { PictureFile } from '../../components/page-context.ts';
import { listFiles, readSource } from '../content/list-files.ts';
import type { Content } from '../content/read-content.ts';
import type { Files } from '../files.ts';
import { collectProblems, type Problem } from '../problems.ts';
import { nameOf } from '../project.ts';
import { makeIcons } from './icons.ts';
import { type IslandScripts, makeIslands } from './islands.ts';
import { makeLicences } from './licences.ts';
import { makePictures } from './pictures.ts';
import { makePreviews, type PreviewFile } from './previews.ts';
import { findStray } from './stray-files.ts';
import { bundleStyles } from './styles.ts';

/** What pages load and link to, but for the fonts, which hold what pages show. */
export interface Assets {
	files: Files;
	/** Drawings by their id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** Social previews by the route of their page. */
	previews: ReadonlyMap<string, PreviewFile>;
	/** undefined when an island could not be compiled. */
	scripts: IslandScripts | undefined;
	/** The whole stylesheet, to be cut for each kind of page; undefined when it could not be compiled. */
	sheet: string | undefined;
	/** Whether pages can be made with it. */
	isSound: boolean;
	problems: readonly Problem[];
}

/** Reads what is copied as it is. */
async function readPublicFiles(folder: string): Promise<{ files: Files; problems: Problem[] }> {
	const { problems, report } = collectProblems();
	const names = await listFiles(folder, report);
	const files = new Map<string, Uint8Array>();
	for (const name of names) {
		const contents = readSource(path.join(folder, name), report) ?? Buffer.of();
		const fault = findStray(name, contents.length);
		if (fault) report({ where: nameOf(path.join(folder, name)), ...fault });
		files.set(`/${name}`, contents);
	}
	return { files, problems };
}

/** What is said of a file of `public/` that stands where the build writes something else. */
export const takenPlace = {
	what: 'The build writes this file itself.',
	fix: 'Delete it, or say in the build what it should hold.',
} as const;

/** Makes pictures, scripts, styles, icons and previews, and reads what is copied as it is. */
export async function makeAssets(content: Content): Promise<Assets> {
	const { settings, sources, pages } = content;
	const [islands, styles, pictures, icons, licences, copied] = await Promise.all([
		makeIslands(),
		bundleStyles(),
		makePictures(sources.pictures),
		makeIcons(),
		makeLicences(),
		readPublicFiles(sources.publicFiles),
	]);
	const previews = await makePreviews(pages, settings, pictures.pictures, pictures.files);
	const made = new Map(
		[islands.files, pictures.files, icons, licences, previews.files].flatMap((each) => [...each]),
	);
	const taken = [...copied.files.keys()].filter((file) => made.has(file));
	return {
		files: new Map([...made, ...copied.files]),
		pictures: pictures.pictures,
		previews: previews.previews,
		scripts: islands.scripts,
		sheet: styles.sheet,
		isSound: islands.scripts !== undefined && styles.sheet !== undefined,
		problems: [islands, styles, pictures, previews, copied]
			.flatMap(({ problems }) => problems)
			.concat(taken.map((file) => ({ where: `public${file}`, ...takenPlace }))),
	};
}
