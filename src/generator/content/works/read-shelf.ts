import path from 'node:path';
import type { ProseText } from '../../../lib/markdown.ts';
import type { Problem } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import type { DrawnComic } from '../../../model/comics.ts';
import type { Paper } from '../../../model/documents.ts';
import type { Shelf } from '../../../model/works.ts';
import { listFiles } from '../list-files.ts';
import type { PlacedText } from './front-matter.ts';
import { contributorsFile, readContributors } from './read-contributors.ts';
import type { UploadedPicture } from './read-pictures.ts';
import { type ReadWork, readWork } from './read-work.ts';
import { findFolderFault, openFolder } from './work-folder.ts';

/** The sources of works. */
export interface WorkSources {
	/** A folder for each work, and `contributors.yaml`. */
	folder: string;
	/** Comics and papers that are set in code, by the slug of their work. */
	comics: ReadonlyMap<string, DrawnComic>;
	papers: ReadonlyMap<string, Paper>;
	/** The names of other pages beside those of works. */
	taken: ReadonlySet<string>;
	/** Folders and files that are left out, so that the dev server shows the others. */
	omitted?: ReadonlySet<string>;
}

/** The works and their files. */
export interface ReadShelf {
	shelf: Shelf;
	/** The texts of works, by the id that their parts name. */
	prose: ReadonlyMap<string, ProseText>;
	pictures: readonly UploadedPicture[];
	/** The drawings that works name. */
	drawings: readonly PlacedText[];
	/** The full paths of attachments, by their path on the site. */
	attachments: ReadonlyMap<string, string>;
	problems: readonly Problem[];
}

/** Finds files beside the folders of works. */
const findStrays = (folder: string, names: readonly string[]): Problem[] =>
	names
		.filter((name) => !name.includes('/') && name !== contributorsFile)
		.map((name) => ({
			where: nameOf(path.join(folder, name)),
			what: 'Nothing reads this file: each work is a folder.',
			fix: 'Move it into the folder of its work, or delete it.',
		}));

/** Finds works with a line of another: pages with the same title or description cannot be told apart. */
const findRepeated = (read: readonly ReadWork[]): Problem[] =>
	(['title', 'blurb'] as const).flatMap((name) =>
		read.flatMap(({ work, placeOf }, i) => {
			const other = read.slice(0, i).find((each) => each.work[name] === work[name]);
			if (other === undefined || work[name] === '') return [];
			const what = `${other.placeOf(name)} has the same ${name}: “${work[name]}”`;
			return { where: placeOf(name), what, fix: 'Write another here.' };
		}),
	);

/**
 * Reads the works below a folder.
 * @param subjects the slugs of people, factions and places that works may be about
 */
export function readShelf(
	{ folder, comics, papers, taken, omitted }: WorkSources,
	subjects: ReadonlySet<string>,
): ReadShelf {
	const listed = listFiles(folder);
	const isOmitted = (name: string) => omitted?.has(name.replace(/\/.*/, ''));
	const files = listed.names.filter((name) => !isOmitted(name));
	const slugs = [...new Set(files.flatMap((name) => /^(.+?)\//.exec(name)?.[1] ?? []))];
	const contributors = readContributors(folder, files);
	const known = { contributors, subjects, works: slugs, comics, papers };
	const read = slugs.map((slug) => {
		const fault = findFolderFault(folder, slug, taken);
		if (fault) return { problems: [fault] };
		if (!files.includes(`${slug}/work.md`)) {
			const what = 'This folder has no work.md.';
			const fix = 'Copy one from another work, and change its lines.';
			return { problems: [{ where: nameOf(path.join(folder, slug)), what, fix }] };
		}
		return readWork(openFolder(folder, slug, files), known);
	});
	const valid = read.flatMap((each) => ('read' in each && each.read ? each.read : []));
	const works = valid
		.map(({ work }) => work)
		.sort((a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title, 'en'));
	const first = works.filter(({ isFirst }) => isFirst);
	const problems = [
		...listed.problems,
		...contributors.problems,
		// An invalid work may name them.
		...(read.some((each) => each.problems.length > 0) ? [] : contributors.findUncredited(works)),
		...findStrays(folder, files),
		...read.flatMap((each) => each.problems),
		...findRepeated(valid),
		...first.slice(1).map(({ slug }) => ({
			where: nameOf(path.join(folder, slug, 'work.md')),
			what: `“begin here” is also in ${first[0]?.slug}/work.md: only one work can open the shelf.`,
			fix: 'Delete one of the two.',
		})),
	];
	return {
		shelf: {
			works,
			contributors: [...contributors.all.values()].sort((a, b) =>
				a.name.localeCompare(b.name, 'en'),
			),
		},
		prose: new Map(valid.flatMap(({ prose }) => prose)),
		pictures: valid.flatMap(({ pictures }) => pictures),
		drawings: valid.flatMap(({ drawings }) => drawings),
		attachments: new Map(valid.flatMap(({ attachments }) => attachments)),
		problems,
	};
}
