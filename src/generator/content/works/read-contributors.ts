import path from 'node:path';
import type { Problem } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import { createAnchors } from '../../../model/slugify.ts';
import type { Contributor, Work } from '../../../model/works.ts';
import { readText } from '../read-text.ts';
import { isWebAddress } from '../text-faults.ts';
import { type Fields, readYaml } from './front-matter.ts';

/** The file, in the folder of works. */
export const contributorsFile = 'contributors.yaml';

/** What to do about a text that should be an address. */
export const addressFix = 'Write the whole address, with https:// before it.';

/** Reads one of them. */
function readContributor(fields: Fields, anchor: (name: string) => string): Contributor {
	const name = fields.required('name', 'Write the name as it should be printed.');
	const line = fields.required('line', 'Say in a line who they are.');
	const link = fields.text('link');
	if (link !== undefined && !isWebAddress(link)) {
		fields.refuse('link', `“${link}” is no address.`, addressFix);
	}
	return { slug: anchor(name), name, line, ...(link && { link }) };
}

const missing = (folder: string): Problem => ({
	where: nameOf(folder),
	what: `There is no ${contributorsFile}.`,
	fix: 'Write one, with “- name:” and “line:” for each who made a work.',
});

/**
 * Reads the list of contributors.
 * @param folder of the works
 * @param names the files in it
 * @returns them, and what is wrong
 */
export function readContributors(folder: string, names: readonly string[]) {
	const file = path.join(folder, contributorsFile);
	const { text, problems: misread } = names.includes(contributorsFile)
		? readText(file)
		: { text: '', problems: [missing(folder)] };
	const { maps, problems } = readYaml(nameOf(file), text);
	const anchor = createAnchors();
	const contributors = maps.map((fields) => readContributor(fields, anchor));
	for (const [i, { name }] of contributors.entries()) {
		if (contributors.findIndex((other) => other.name === name) === i) continue;
		maps[i]?.refuse('name', `“${name}” is listed twice.`, 'Keep one of the two.');
	}
	return {
		contributors,
		problems: [...misread, ...problems, ...maps.flatMap((fields) => fields.findProblems())],
		/** Those whom no work names. */
		findUnnamed: (works: readonly Work[]): Problem[] =>
			contributors.flatMap(({ slug, name }, i) => {
				const isNamed = works.some(({ by }) =>
					by.some(({ contributor }) => contributor.slug === slug),
				);
				const { where = nameOf(file) } = maps[i]?.placed('name') ?? {};
				const fix = 'Name them in “by:”, or delete them here.';
				return isNamed ? [] : [{ where, what: `No work names “${name}”.`, fix }];
			}),
	};
}
