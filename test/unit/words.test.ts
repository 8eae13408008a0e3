import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatReadingTime } from '../../src/components/reading-time.ts';
import { call } from '../../src/content/call.ts';
import { formatDay } from '../../src/model/dates.ts';
import { atStart, formatExtent, formatSize, inWords } from '../../src/model/numbers.ts';
import { countRecords } from '../../src/world/counts.ts';
import { records } from '../content/project.ts';

it('numbers are spelt out up to a hundred', () => {
	assert.deepEqual([1, 6, 13, 20, 42, 99, 100, 101, 1900].map(inWords), [
		...['one', 'six', 'thirteen', 'twenty', 'forty-two', 'ninety-nine', 'a hundred'],
		...['101', '1,900'],
	]);
	assert.equal(atStart(13), 'Thirteen');
	assert.equal(atStart(100), 'A hundred');
});

it('counts are of the records that are given', () => {
	const { world, anthology } = records;
	const characters = [...world.characters, ...world.characters.slice(0, 1)];
	const counts = countRecords({ world: { ...world, characters }, anthology });
	assert.equal(counts.characters, characters.length);
	assert.equal(counts.charactersInWords, inWords(characters.length));
	assert.equal(counts.factionsAtStart, atStart(world.factions.length));
});

it('days, extents and sizes follow the style of the project', () => {
	assert.deepEqual((['2025-10-10', '2026-02-02'] as const).map(formatDay), [
		...['10 October 2025', '2 February 2026'],
	]);
	assert.equal(formatExtent(call.lengths.story), '1,000 to 8,000 words');
	assert.equal(formatExtent(call.lengths.bio), 'at most 100 words');
	assert.equal(formatExtent(call.answers.editing), 'about 3 months');
	assert.deepEqual([1640, 233_400, 3_456_789].map(formatSize), ['1.6 kB', '233 kB', '3.5 MB']);
});

it('reading times are in whole minutes, and in hours from sixty minutes on', () => {
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
		assert.equal(formatReadingTime(words), expected, String(words));
	}
});
