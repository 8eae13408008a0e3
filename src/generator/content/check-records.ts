import type { CityRecords } from '../../world/records.ts';
import type { Problem } from '../problems.ts';
import { findPlaceholder } from './text-faults.ts';

/** A record with the place that messages give for it, such as `src/content: characters “linh-ngo”`. */
interface PlacedRecord {
	list: string;
	where: string;
	record: unknown;
}

/** The field that identifies a record in its list, and that its anchor or path is made of. */
function idOf(record: unknown): string | undefined {
	if (typeof record !== 'object' || record === null) return undefined;
	const { id, slug }: { id?: unknown; slug?: unknown } = record;
	return [id, slug].find((each) => typeof each === 'string');
}

/** Every record, each item of a list by itself. */
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
 * @returns the place of each record
 */
export const findInRecords = (records: CityRecords, target: string): string[] =>
	listRecords(records).flatMap(({ where, record }) => {
		const json = JSON.stringify(record);
		return json.includes(JSON.stringify(target)) || json.includes(`](${target})`) ? where : [];
	});

/** Finds ids that two records of a list share, and placeholders. */
export function checkRecords(records: CityRecords): Problem[] {
	const seen = new Set<string>();
	return listRecords(records).flatMap(({ list, where, record }) => {
		const id = idOf(record);
		const isTaken = id !== undefined && seen.has(`${list} ${id}`);
		seen.add(`${list} ${id}`);
		const leftover = findPlaceholder(JSON.stringify(record));
		return [
			...(isTaken
				? [{ where, what: `Another record has the id “${id}”.`, fix: 'Change one of the two.' }]
				: []),
			...(leftover ? [{ where, ...leftover }] : []),
		];
	});
}
