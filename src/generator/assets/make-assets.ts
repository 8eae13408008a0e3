import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../../lib/files.ts';
import { BuildFailure, type Problem } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';
import type { PictureFile } from '../../model/built.ts';
import { listFiles } from '../content/list-files.ts';
import type { Content } from '../content/read-content.ts';
import { makeIcons } from './icons.ts';
import { type IslandScripts, makeIslands } from './islands.ts';
import { makeLicences } from './licences.ts';
import { makePictures } from './pictures.ts';
import { makePreviews, type PreviewFile } from './previews.ts';
import { bundleStyles } from './styles.ts';
import { findUnknown } from './uploads/find-unknown.ts';
import { makePhotographs, type Photographs } from './uploads/photographs.ts';

/** What pages load and link to, except fonts, which depend on what pages show. */
export interface Assets {
	files: Files;
	/** What is copied as it is. */
	copied: Files;
	/** Pictures by their id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The SVG of each picture, by the path of its file. */
	svgs: ReadonlyMap<string, string | Uint8Array>;
	photographs: Photographs['photographs'];
	/** Social previews by the route of their page. */
	previews: ReadonlyMap<string, PreviewFile>;
	scripts: IslandScripts;
	/** The whole stylesheet, to be cut for each kind of page. */
	sheet: string;
	problems: readonly Problem[];
}

/** Reads the files that are copied as they are. Hidden ones, which may hold secrets, are refused. */
function readPublicFiles(folder: string): { files: Files; problems: Problem[] } {
	const { names, problems } = listFiles(folder, { dot: true });
	const hidden = names.filter(
		(name) => name !== '.nojekyll' && /(^|\/)\./.test(name.replace('.well-known/', '')),
	);
	return {
		files: new Map(names.map((name) => [`/${name}`, readFileSync(path.join(folder, name))])),
		problems: [
			...problems,
			...hidden.map((name) => ({
				where: nameOf(path.join(folder, name)),
				what: 'It is hidden, and would be published.',
				fix: 'Remove it; only .nojekyll and .well-known/ are copied.',
			})),
		],
	};
}

/**
 * Makes pictures, scripts, styles, icons and previews, and reads what is copied as it is.
 * @throws BuildFailure when pages cannot be made, with everything wrong so far
 */
export async function makeAssets(content: Content): Promise<Assets> {
	const { settings, sources, pages, works } = content;
	const [islands, styles, pictures, photographs, icons, copied] = await Promise.all([
		makeIslands(),
		bundleStyles(),
		makePictures(sources.pictures),
		makePhotographs(works.pictures),
		makeIcons(),
		readPublicFiles(sources.publicFiles),
	]);
	const { scripts } = islands;
	const { sheet } = styles;
	const problems = [islands, styles, pictures, photographs, copied].flatMap(
		(each) => each.problems,
	);
	const unknown = findUnknown(works.drawings, pictures.pictures);
	const unmade = [pictures.problems, photographs.problems, unknown].flat();
	if (scripts === undefined || sheet === undefined || unmade.length > 0) {
		throw new BuildFailure([...content.problems, ...problems, ...unknown]);
	}
	const all = new Map([...pictures.pictures, ...photographs.pictures]);
	const svgs = new Map([...pictures.files, ...photographs.svgs]);
	const taken = [...works.takes].map(([file, source]) => [file, readFileSync(source)] as const);
	const licences = await makeLicences(islands.packages);
	const previews = await makePreviews(pages, settings, all, svgs, photographs.photographs);
	const made = [islands.files, pictures.files, photographs.files, icons, licences, previews.files];
	return {
		files: new Map([...made.flatMap((each) => [...each]), ...taken]),
		copied: copied.files,
		pictures: all,
		svgs,
		photographs: photographs.photographs,
		previews: previews.previews,
		scripts,
		sheet,
		problems: [...problems, ...previews.problems],
	};
}
