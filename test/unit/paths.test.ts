import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupByLetter, listIndex } from '../../src/world/a-to-z.ts';
import { anthology } from '../../src/world/anthology.ts';
import { countMinutes, countWords, measureLengths } from '../../src/world/lengths.ts';
import { lagan } from '../../src/world/world.ts';
import { prose } from '../content/project.ts';
import { shelf } from '../support/shelf.ts';

const lengths = measureLengths({ world: lagan, anthology, shelf }, (id) => prose.get(id)?.source);

describe('reading paths', () => {
	it('take about the time in their name', () => {
		for (const [id, minutes] of [
			['five-minutes', 5],
			['thirty-minutes', 30],
			['hour', 60],
			['ninety-minutes', 90],
		] as const) {
			const { steps = [] } = anthology.paths.find((path) => path.id === id) ?? {};
			const words = steps.reduce((sum, { path }) => sum + (lengths.get(path) ?? 0), 0);
			assert.ok(countMinutes(words) <= minutes * 1.1, `${id}: ${countMinutes(words)}`);
			assert.ok(countMinutes(words) >= minutes * 0.7, `${id}: ${countMinutes(words)}`);
		}
	});
	it('exist for readers and for each of the six roles', () => {
		const who = anthology.paths.filter(({ kind }) => kind === 'who').map(({ id }) => id);
		assert.deepEqual(who, ['read', 'write', 'draw', 'film', 'design', 'build-worlds']);
		for (const { id, steps } of anthology.paths) assert.ok(steps.length >= 3, id);
	});
});

describe('lengths', () => {
	it('count the words of a link’s label, and a figure as one word', () => {
		assert.equal(countWords('One [[linh-ngo|two three]] {{world.year}}, – four.'), 5);
	});
	it('of a section include its sub-sections, and of a page its sections', () => {
		const at = (path: string) => lengths.get(path) ?? 0;
		const inner = ['upper-level', 'mid-level', 'lower-level', 'submerged-level'].map((id) =>
			at(`/world-bible/#${id}`),
		);
		assert.ok(at('/world-bible/#urban-structure') > inner.reduce((sum, each) => sum + each));
		const parts = lagan.sections.map(({ id }) => at(`/world-bible/#${id}`));
		assert.equal(
			at('/world-bible/'),
			parts.reduce((sum, each) => sum + each),
		);
		assert.ok(at('/character/linh-ngo/') > 900);
	});
});

describe('the index', () => {
	it('lists every person and station, in alphabetical order', () => {
		const entries = listIndex(lagan, shelf);
		for (const { name } of lagan.stations) {
			assert.ok(
				entries.some((entry) => entry.name === `${name} station`),
				name,
			);
		}
		const people = entries.filter(({ kind }) => kind === 'person').map(({ name }) => name);
		assert.equal(people.length, lagan.characters.length);
		assert.ok(people.includes('Ouédraogo, Agathe'));
		const letters = groupByLetter(entries).map(([letter]) => letter);
		assert.deepEqual(letters, letters.toSorted());
		for (const letter of letters) assert.match(letter, /^[A-Z]$/);
	});
});
