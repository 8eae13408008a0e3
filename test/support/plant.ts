/** The way to a field: names of records and numbers of items. */
export type Path = readonly (string | number)[];

/**
 * A copy of some records in which one field holds another value, whatever its type: records are
 * typed, and mistakes are not.
 * @param value to plant; undefined takes the field away
 */
export function plant<T>(records: T, path: Path, value: unknown): T {
	const [first, ...rest] = path;
	if (first === undefined) return value as T;
	const copy: Record<string | number, unknown> = Object.assign(
		Array.isArray(records) ? [] : {},
		records,
	);
	if (rest.length === 0 && value === undefined) delete copy[first];
	else copy[first] = plant(copy[first], rest, value);
	return copy as T;
}
