import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { records } from './project.ts';

const { world, anthology } = records;

it('each portrait shows the flag of the character’s faction', () => {
	for (const { id, faction } of world.characters) {
		const file = new URL(`../../src/art/portraits/${id}.tsx`, import.meta.url);
		const [, drawn] = /flag="(\w)"/.exec(readFileSync(file, 'utf8')) ?? [];
		assert.equal(drawn, world.factions.find(({ name }) => name === faction)?.flag, id);
	}
});

it('disputed events, and only those, have a note about the dispute', () => {
	const found = world.events.filter(({ isDisputed = false, note }) => isDisputed !== Boolean(note));
	assert.deepEqual(
		found.map(({ id }) => `src/content/events.ts “${id}”`),
		[],
	);
});

it('changes are listed with the latest first', () => {
	const days = anthology.changes.map(({ day }) => day);
	assert.deepEqual(days, days.toSorted().reverse());
});

it('sections are nested at most three deep, since pages have no deeper headings', () => {
	const found = world.sections.flatMap(({ sections = [] }) =>
		sections.flatMap((second) =>
			(second.sections ?? []).flatMap(({ id, sections: deeper }) => (deeper ? id : [])),
		),
	);
	assert.deepEqual(found, []);
});
