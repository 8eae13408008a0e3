import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../../lib/files.ts';
import { type Problem, suggestName } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';
import type { PictureFile } from '../../model/built.ts';
import { listFiles } from '../content/list-files.ts';
import type { Content } from '../content/read-content.ts';
import type { PlacedText } from '../content/works/front-matter.ts';
import { makeIcons } from './icons.ts';
import { type IslandScripts, makeIslands } from './islands.ts';
import { makeLicences } from './licences.ts';
import { makePictures } from './pictures.ts';
import { bundleStyles } from './styles.ts';
import { makeUploads, type Uploads } from './uploads/uploads.ts';

/** What pages load and link to, except fonts, which depend on the text of pages. */
export interface Assets {
	files: Files;
	/** The files that are copied as they are. */
	copied: Files;
	/** Pictures by their id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The SVG of each picture, by the path of its file. */
	svgs: ReadonlyMap<string, string | Uint8Array>;
	/** Uploaded pictures as JPEGs. */
	jpegs: Uploads['jpegs'];
	scripts: IslandScripts;
	/** The whole stylesheet, to be cut for each kind of page. */
	stylesheet: string;
}

/** Reads the files that are copied as they are. Hidden ones are problems, as they may contain secrets. */
function readPublicFiles(folder: string): { files: Files; problems: Problem[] } {
	const { names, problems } = listFiles(folder, { dot: true });
	const dotFiles = names.filter(
		(name) => name !== '.nojekyll' && /(^|\/)\./.test(name.replace('.well-known/', '')),
	);
	return {
		files: new Map(names.map((name) => [`/${name}`, readFileSync(path.join(folder, name))])),
		problems: [
			...problems,
			...dotFiles.map((name) => ({
				where: nameOf(path.join(folder, name)),
				what: 'It is hidden, and would be published.',
				fix: 'Remove it; only .nojekyll and .well-known/ are copied.',
			})),
		],
	};
}

/** Finds drawings that works name and that do not exist. */
const findUnknownDrawings = (
	names: readonly PlacedText[],
	drawings: ReadonlyMap<string, PictureFile>,
): Problem[] =>
	names
		.filter(({ text }) => !drawings.has(text))
		.map(({ text, where }) => ({
			where,
			what: `There is no picture “${text}”.`,
			fix: suggestName(text, drawings.keys(), 'Name a file of the folder, or delete the line.'),
		}));

/**
 * Makes pictures, scripts, styles and icons, and reads the files that are copied.
 * @returns the assets, unless pages cannot be rendered without what failed, and all problems
 */
export async function makeAssets({
	sources,
	works,
}: Content): Promise<{ assets?: Assets; problems: readonly Problem[] }> {
	const [islands, styles, pictures, uploads, icons, copied] = await Promise.all([
		makeIslands(),
		bundleStyles(),
		makePictures(sources.pictures),
		makeUploads(works.pictures),
		makeIcons(),
		readPublicFiles(sources.publicFiles),
	]);
	const { scripts } = islands;
	const { stylesheet } = styles;
	const failed = [
		...[pictures, uploads].flatMap((each) => each.problems),
		...findUnknownDrawings(works.drawings, pictures.pictures),
	];
	const problems = [...[islands, styles, copied].flatMap((each) => each.problems), ...failed];
	if (scripts === undefined || stylesheet === undefined || failed.length > 0) return { problems };
	const attached = [...works.attachments].map(
		([file, source]) => [file, readFileSync(source)] as const,
	);
	const licences = await makeLicences(islands.packages);
	const made = [islands.files, pictures.files, uploads.files, icons, licences];
	return {
		assets: {
			files: new Map([...made.flatMap((each) => [...each]), ...attached]),
			copied: copied.files,
			pictures: new Map([...pictures.pictures, ...uploads.pictures]),
			svgs: new Map([...pictures.files, ...pictures.layered, ...uploads.svgs]),
			jpegs: uploads.jpegs,
			scripts,
			stylesheet,
		},
		problems,
	};
}
