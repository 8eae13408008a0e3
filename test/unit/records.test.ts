import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRecords, findInRecords } from '../../src/generator/content/check-records.ts';
import { records } from '../content/project.ts';
import { type Path, plant } from '../support/plant.ts';

const { world } = records;

const mistakes: [name: string, Path, value: unknown, where: RegExp, what: RegExp, fix?: RegExp][] =
	[
		[
			'a slug of another record',
			['world', 'stations', 0, 'slug'],
			'equilibrium',
			/station/,
			/already belongs to the faction/,
		],
		[
			'an id of another record',
			['world', 'events', 2, 'id'],
			world.events[0]?.id,
			/events “brandvold-born”$/,
			/Another record has the id/,
		],
		[
			'a quotation in a missing section',
			['world', 'pullQuotes', 0, 'section'],
			'goverance',
			/quotation “.*”$/,
			/about “goverance”, which does not exist/,
			/“governance”/,
		],
		[
			'a term of a missing section',
			['world', 'glossary', 0, 'section'],
			'nowhere-at-all',
			/glossary\.ts “.*”$/,
			/about “nowhere-at-all”/,
		],
		[
			'an event of a missing section',
			['world', 'events', 1, 'sections', 0],
			'overveiw',
			/events\.ts “withdrawal”$/,
			/about “overveiw”/,
			/“overview”/,
		],
	];

describe('records', () => {
	const changed = mistakes.reduce((all, [, path, value]) => plant(all, path, value), records);
	// All at once, as the build reports them.
	const found = checkRecords(changed);

	it('are searched for the source of a link', () => {
		assert.deepEqual(findInRecords(records, '/#factions'), ['src/content: navigation']);
	});
	for (const [name, , , where, what, fix] of mistakes) {
		it(`are rejected with ${name}`, () => {
			const own = found.filter((problem) => where.test(problem.where) && what.test(problem.what));
			assert.equal(own.length, 1, JSON.stringify(found, null, 1));
			if (fix) assert.match(own[0]?.fix ?? '', fix);
		});
	}
});
