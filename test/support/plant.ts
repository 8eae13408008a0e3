/** The path to a field: property names and indices. */
export type Path = readonly (string | number)[];

/**
 * Copies records with one field changed. The value may have any type, since mistakes are not typed.
 * @param value the new value, or undefined to remove the field
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
