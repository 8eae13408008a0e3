import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sayReadingTime } from '../../src/components/reading-time.ts';

describe('the reading time', () => {
	it('is given in whole minutes, and in hours from sixty minutes on', () => {
		for (const [words, expected] of [
			[0, '1 minute'],
			[220, '1 minute'],
			[329, '1 minute'],
			[331, '2 minutes'],
			[220 * 59, '59 minutes'],
			[220 * 60, '1 hour'],
			[220 * 61, '1 hour 1 minute'],
			[220 * 125, '2 hours 5 minutes'],
		] as const) {
			assert.equal(sayReadingTime(words), expected, String(words));
		}
	});
});
