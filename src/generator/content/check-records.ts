import { type Problem, suggestName } from '../../lib/problems.ts';
import { flattenSections, listLinkTargets } from '../../world/links.ts';
import type { CityRecords } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { findPlaceholder } from './text-faults.ts';

/** A record with its location for messages, such as `src/content: characters “linh-ngo”`. */
interface PlacedRecord {
	list: string;
	where: string;
	record: unknown;
}

/** The id or slug of a record, from which its anchor or path is made. */
function idOf(record: unknown): string | undefined {
	if (typeof record !== 'object' || record === null) return undefined;
	const { id, slug }: { id?: unknown; slug?: unknown } = record;
	return [id, slug].find((each) => typeof each === 'string');
}

/** Lists all records; each item of a list is one. */
const listRecords = ({ world, anthology }: CityRecords): PlacedRecord[] =>
	Object.entries({ ...world, ...anthology }).flatMap(([list, value]) => {
		const items: readonly unknown[] = Array.isArray(value) ? value : [value];
		return items.map((record, i) => {
			const name = idOf(record) ? `“${idOf(record)}”` : `${i + 1}`;
			const where = `src/content: ${list}${Array.isArray(value) ? ` ${name}` : ''}`;
			return { list, where, record };
		});
	});

/**
 * Finds where records link to a path of this site.
 * @returns the location of each record
 */
export const findInRecords = (records: CityRecords, target: string): string[] =>
	listRecords(records).flatMap(({ where, record }) => {
		const json = JSON.stringify(record);
		return json.includes(JSON.stringify(target)) || json.includes(`](${target})`) ? where : [];
	});

/** Finds duplicate ids in a list, and placeholders. */
function checkEachRecord(records: CityRecords): Problem[] {
	const seen = new Set<string>();
	return listRecords(records).flatMap(({ list, where, record }) => {
		const id = idOf(record);
		const isDuplicate = id !== undefined && seen.has(`${list} ${id}`);
		seen.add(`${list} ${id}`);
		const leftover = findPlaceholder(JSON.stringify(record));
		return [
			...(isDuplicate
				? [{ where, what: `Another record has the id “${id}”.`, fix: 'Change one of the two.' }]
				: []),
			...(leftover ? [{ where, ...leftover }] : []),
		];
	});
}

/** Finds slugs that two records share: links and anchors to them would be ambiguous. */
function findSharedSlugs(world: World): Problem[] {
	const targets = listLinkTargets(world);
	const bySlug = new Map(targets.toReversed());
	return targets.flatMap(([slug, target]) => {
		const other = bySlug.get(slug);
		if (other === undefined || other === target) return [];
		return {
			where: `src/content: ${target.kind} “${target.label}”`,
			what: `The slug “${slug}” already belongs to the ${other.kind} “${other.label}”.`,
			fix: 'Give one of them another slug, so that links and anchors can tell them apart.',
		};
	});
}

/** Finds quotations, terms, events and canon entries about something unknown. */
function findUnknownNames(world: World): Problem[] {
	const slugs = listLinkTargets(world).map(([slug]) => slug);
	const ids = flattenSections(world.sections).map(({ id }) => id);
	const chapters = world.sections.map(({ id }) => id);
	const named: readonly (readonly [where: string, name: string, known: readonly string[]])[] = [
		...world.pullQuotes.map(({ section, text }) => {
			const where = `src/content/world-bible.ts: quotation “${text.slice(0, 60)}”`;
			return [where, section, chapters] as const;
		}),
		...world.glossary.map(
			({ id, section }) => [`src/content/glossary.ts “${id}”`, section, ids] as const,
		),
		...world.events.flatMap(({ id, sections: about = [] }) =>
			about.map((name) => [`src/content/events.ts “${id}”`, name, slugs] as const),
		),
		...world.canon.map(({ about }) => ['src/content/canon', about, slugs] as const),
	];
	return named
		.filter(([, name, known]) => !known.includes(name))
		.map(([where, name, known]) => ({
			where,
			what: `It is about “${name}”, which does not exist.`,
			fix: suggestName(name, known, 'Name something that exists.'),
		}));
}

/** Checks records for what would break a page; the tests in test/content check the rest. */
export const checkRecords = (records: CityRecords): Problem[] => [
	...checkEachRecord(records),
	...findSharedSlugs(records.world),
	...findUnknownNames(records.world),
];
