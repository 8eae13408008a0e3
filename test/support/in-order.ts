import assert from 'node:assert/strict';

/** Asserts that all specified values are present in this order; other values may be between them. */
export function assertInOrder<T>(
	found: readonly T[],
	specified: readonly T[],
	where = 'The list',
): void {
	assert.deepEqual(
		found.filter((value) => specified.includes(value)),
		specified,
		`${where} has ${JSON.stringify(found)}`,
	);
}
