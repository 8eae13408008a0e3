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
	line: maybe(z.string()),
	link: maybe(webAddress),
});

/**
 * Reads the list of contributors: those who want a line about them, or a link.
 * @param folder of the works
 * @param files the files in it
 * @returns the contributors, and problems
 */
export function readContributors(folder: string, files: readonly string[]) {
	const file = path.join(folder, contributorsFile);
	const { text, problems: fileProblems } = files.includes(contributorsFile)
		? readText(file)
		: { text: '', problems: [] };
	const { entries, problems } = readYaml(nameOf(file), text, schema);
	const anchor = createAnchors();
	const contributors = entries.map(({ data: { name, line, link } }): Contributor => {
		return { slug: anchor(name), name, ...(line && { line }), ...(link && { link }) };
	});
	const names = contributors.map(({ name }) => name);
	const all = new Map(contributors.map((each) => [each.name, each]));
	const placeOf = (i: number) => entries[i]?.placeOf('name') ?? nameOf(file);
	const duplicates = names.flatMap((name, i) => {
		const what = `“${name}” is listed twice.`;
		return names.indexOf(name) === i
			? []
			: [{ where: placeOf(i), what, fix: 'Keep one of the two.' }];
	});
	return {
		listed: names,
		/** All contributors so far. */
		all,
		/** Finds a contributor; one who is not listed is known by name alone. */
		find(name: string): Contributor {
			const found = all.get(name) ?? { slug: anchor(name), name };
			all.set(name, found);
			return found;
		},
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
