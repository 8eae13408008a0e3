import assert from 'node:assert/strict';
import { it } from 'node:test';
import { layouts, nameWidths } from '../../src/diagrams/city-plan/labels.ts';
import { labelledLevels, landmarks } from '../../src/diagrams/cross-section/places.ts';
import { marksOf } from '../../src/world/glossary.ts';
import { flattenSections } from '../../src/world/links.ts';
import { records } from './project.ts';

const { world, anthology } = records;
const { wide, narrow } = layouts;
const sections = flattenSections(world.sections);
const districts = sections.find(({ id }) => id === 'city-districts')?.sections ?? [];

/** The items that come a second time. */
const findRepeated = (items: readonly string[]) =>
	items.filter((item, at) => items.indexOf(item) !== at);

it('both layouts of the city plan (src/diagrams/city-plan/labels.ts) place every district and station', () => {
	const districtIds = districts.map(({ id }) => id).sort();
	const stations = world.stations.map(({ slug }) => slug).sort();
	for (const layout of [wide, narrow]) {
		assert.deepEqual(Object.keys(layout.districts).sort(), districtIds);
		assert.deepEqual(Object.keys(layout.stations).sort(), stations);
	}
	assert.deepEqual(Object.keys(nameWidths).sort(), stations);
});

it('the city plan letters each district as the World Bible calls it', () => {
	for (const { id, title } of districts) {
		assert.equal(wide.districts[id]?.lines.map(([line]) => line).join(' '), title, id);
	}
});

it('the cross-section (src/diagrams/cross-section/places.ts) names sections of the World Bible', () => {
	const ids = sections.map(({ id }) => id);
	const unknown = [...labelledLevels, ...landmarks].filter(({ id }) => !ids.includes(id));
	assert.deepEqual(unknown, []);
});

it('no word marks two terms of the glossary, since a reader would see one definition only', () => {
	assert.deepEqual(findRepeated(world.glossary.flatMap(marksOf)), []);
});

it('no reading path comes to a page twice, since the page names one next step only', () => {
	for (const { id, steps } of anthology.paths) {
		assert.deepEqual(findRepeated(steps.map(({ path }) => path)), [], id);
	}
});

it('eras and events are in order, and no event ends before it begins', () => {
	const starts = world.eras.map(({ from }) => from);
	assert.deepEqual(
		starts,
		[...new Set(starts)].sort((a, b) => a - b),
	);
	const days = world.events.map(({ year, month = 0, day = 0 }) => (year * 100 + month) * 100 + day);
	const early = world.events.filter((_, at) => (days[at] ?? 0) < (days[at - 1] ?? 0));
	const backwards = world.events.filter(({ year, until = year }) => until < year);
	assert.deepEqual(
		[...early, ...backwards].map(({ id }) => `src/content/events.ts “${id}”`),
		[],
	);
});
