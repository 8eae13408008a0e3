import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '../../../world/slugs.ts';
import type { Contributor, Work } from '../../../world/works.ts';
import type { Problem } from '../../problems.ts';
import { nameOf } from '../../project.ts';
import { isWebAddress } from '../text-faults.ts';
import { type Fields, readYaml } from './front-matter.ts';

/** The file, in the folder of works. */
export const contributorsFile = 'contributors.yaml';

/** What to do about a text that should be an address. */
export const addressFix = 'Write the whole address, with https:// before it.';

/** Reads one of them. */
function readContributor(fields: Fields): Contributor {
	const name = fields.required('name', 'Write the name as it should be printed.');
	const line = fields.required('line', 'Say in a line who they are.');
	const link = fields.text('link');
	if (link !== undefined && !isWebAddress(link)) {
		fields.refuse('link', `“${link}” is no address.`, addressFix);
	}
	return { slug: slugify(name), name, line, ...(link && { link }) };
}

/**
 * Reads the list of contributors.
 * @param folder of the works
 * @returns them, and what is wrong
 */
export function readContributors(folder: string) {
	const file = path.join(folder, contributorsFile);
	const { maps, problems } = readYaml(nameOf(file), readFileSync(file, 'utf8'));
	const contributors = maps.map(readContributor);
	for (const [i, { slug, name }] of contributors.entries()) {
		if (contributors.findIndex((other) => other.slug === slug) === i) continue;
		maps[i]?.refuse('name', `“${name}” is listed twice.`, 'Keep one of the two.');
	}
	return {
		contributors,
		problems: [...problems, ...maps.flatMap((fields) => fields.findProblems())],
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
