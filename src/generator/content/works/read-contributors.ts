import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import { createAnchors } from '../../../model/slugify.ts';
import type { Contributor, Work } from '../../../model/works.ts';
import { readText } from '../read-text.ts';
import { maybe, readYaml, webAddress } from './front-matter.ts';

/** The name of the file in the folder of works. */
export const contributorsFile = 'contributors.yaml';

const schema = z.object({
	name: z.string('Write the name as it should be printed.').catch(''),
	line: z.string('Say in a line who they are.').catch(''),
	link: maybe(webAddress),
});

const reportMissing = (folder: string): Problem => ({
	where: nameOf(folder),
	what: `There is no ${contributorsFile}.`,
	fix: 'Write one, with “- name:” and “line:” for each who made a work.',
});

/**
 * Reads the list of contributors.
 * @param folder of the works
 * @param files the files in it
 * @returns the contributors, and problems
 */
export function readContributors(folder: string, files: readonly string[]) {
	const file = path.join(folder, contributorsFile);
	const { text, problems: fileProblems } = files.includes(contributorsFile)
		? readText(file)
		: { text: '', problems: [reportMissing(folder)] };
	const { entries, problems } = readYaml(nameOf(file), text, schema);
	const anchor = createAnchors();
	const contributors = entries.map(({ data: { name, line, link } }): Contributor => {
		return { slug: anchor(name), name, line, ...(link && { link }) };
	});
	const names = contributors.map(({ name }) => name);
	const placeOf = (i: number) => entries[i]?.placeOf('name') ?? nameOf(file);
	const duplicates = names.flatMap((name, i) => {
		const what = `“${name}” is listed twice.`;
		return names.indexOf(name) === i
			? []
			: [{ where: placeOf(i), what, fix: 'Keep one of the two.' }];
	});
	return {
		contributors,
		problems: [
			...fileProblems,
			...problems,
			...entries.flatMap((each) => each.problems),
			...duplicates,
		],
		/** Reports contributors without a work. */
		findUncredited(works: readonly Work[]): Problem[] {
			const credited = new Set(works.flatMap(({ by }) => by.map((each) => each.contributor.slug)));
			const fix = 'Name them in “by:”, or delete them here.';
			return contributors.flatMap(({ slug, name }, i) =>
				credited.has(slug) ? [] : { where: placeOf(i), what: `No work names “${name}”.`, fix },
			);
		},
	};
}
