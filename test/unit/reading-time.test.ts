import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sayReadingTime } from '../../src/components/reading-time.ts';

describe('the reading time', () => {
	it('is said in whole minutes, and in hours from sixty of them', () => {
		for (const [words, said] of [
			[0, '1 minute'],
			[220, '1 minute'],
			[329, '1 minute'],
			[331, '2 minutes'],
			[220 * 59, '59 minutes'],
			[220 * 60, '1 hour'],
			[220 * 61, '1 hour 1 minute'],
			[220 * 125, '2 hours 5 minutes'],
		] as const) {
			assert.equal(sayReadingTime(words), said, String(words));
		}
	});
});
