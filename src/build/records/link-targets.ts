import { type LinkTarget, listLinkTargets } from '../../content/links.ts';
import type { Section } from '../../content/types.ts';
import type { World } from '../../content/world.ts';
import type { Report } from '../problems.ts';
import { isRecord } from './fields.ts';

/** Those of some records that have a text in each of two fields: links need no more of them. */
const keep = <T>(records: readonly T[], ...fields: (keyof T & string)[]): T[] => {
	const all: unknown = records;
	if (!Array.isArray(all)) return [];
	return all.filter(
		(each: unknown): each is T =>
			isRecord(each) && fields.every((field) => typeof each[field] === 'string'),
	);
};

const keepSections = (sections: readonly Section[]): Section[] =>
	keep(sections, 'id', 'title').map((section) => ({
		...section,
		sections: keepSections(section.sections ?? []),
	}));

/**
 * Slugs by what they link to. A slug that two things share is reported; records that are too broken
 * to be linked to are left out, for they are reported by whoever looks them over.
 */
export function indexTargets(world: World, report: Report): Map<string, LinkTarget> {
	const linked: World = {
		factions: keep(world.factions, 'slug', 'name'),
		characters: keep(world.characters, 'id', 'name'),
		sections: keepSections(world.sections),
		stations: keep(world.stations, 'slug', 'name'),
		pullQuotes: [],
		gallery: [],
	};
	const targets = new Map<string, LinkTarget>();
	for (const [slug, target] of listLinkTargets(linked)) {
		const other = targets.get(slug);
		if (other !== undefined) {
			report({
				where: `src/content: ${target.kind} “${target.label}”`,
				what: `The slug “${slug}” already belongs to the ${other.kind} “${other.label}”.`,
				mend: 'Give one of them another slug: links and anchors could not tell them apart.',
			});
		}
		targets.set(slug, target);
	}
	return targets;
}
