import assert from 'node:assert/strict';
import { it } from 'node:test';
import { records } from './project.ts';

const { world, anthology } = records;

it('what is disputed, and nothing else, has a note that says what of it', () => {
	const found = world.events.filter(({ isDisputed = false, note }) => isDisputed !== Boolean(note));
	assert.deepEqual(
		found.map(({ id }) => `src/content/events.ts “${id}”`),
		[],
	);
});

it('exactly one step of the timeline is active', () => {
	assert.equal(anthology.timeline.filter(({ active }) => active).length, 1);
});

it('the latest change comes first', () => {
	const days = anthology.changes.map(({ day }) => day);
	assert.deepEqual(days, days.toSorted().reverse());
});

it('no section stands deeper than pages have headings for', () => {
	const found = world.sections.flatMap(({ sections = [] }) =>
		sections.flatMap((second) =>
			(second.sections ?? []).flatMap(({ id, sections: deeper }) => (deeper ? id : [])),
		),
	);
	assert.deepEqual(found, []);
});
