import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countWords } from '../../src/world/lengths.ts';
import { flattenSections } from '../../src/world/links.ts';
import { prose, records } from './project.ts';
import { type Bounds, rules } from './rules.ts';

const { world, anthology } = records;
const { words, items } = rules;

/** A message about a count that is out of bounds. */
function findOutOfBounds(where: string, count: number, [least, most]: Bounds, of: string) {
	if (count >= least && count <= most) return [];
	const wanted = Number.isFinite(most) ? `${least} to ${most}` : `at least ${least}`;
	return `${where}: ${count} ${of}, expected ${wanted}`;
}

/** The number of words in a text. Repeated lines, such as a refrain, count once. */
function countProse(id: string): number {
	const lines = [...new Set((prose.get(id)?.source ?? '').split('\n'))];
	return countWords(lines.filter((line) => !line.startsWith(rules.contentNote)).join('\n'));
}

const findText = (id: string, bounds: Bounds) =>
	findOutOfBounds(`src/content/prose/${id}.md`, countProse(id), bounds, 'words');

it('texts have the agreed length', () => {
	const bible = flattenSections(world.sections).map(({ id }) => countProse(`world-bible/${id}`));
	const found = [
		...world.factions.flatMap(({ slug }) => findText(`factions/${slug}`, words.overview)),
		...world.characters.flatMap(({ id }) => findText(`characters/${id}`, words.background)),
		...world.characters.flatMap(({ id, speech }) => {
			const count = countWords(speech.map(({ text }) => text).join(' '));
			return findOutOfBounds(`characters/${id}.ts: speech`, count, words.speech, 'words');
		}),
		...anthology.themes.flatMap(({ title, image }) =>
			findOutOfBounds(`themes.ts “${title}”: image`, countWords(image), words.image, 'words'),
		),
		...findOutOfBounds(
			'src/content/prose/world-bible',
			bible.reduce((sum, count) => sum + count, 0),
			words.worldBible,
			'words',
		),
	];
	assert.deepEqual(found, []);
});

it('lists have the agreed number of items', () => {
	const lists = ['achievements', 'goals', 'personalityTraits', 'speech'] as const;
	const found = [
		...world.characters.flatMap((character) =>
			lists.flatMap((list) => {
				const where = `src/content/characters/${character.id}.ts: ${list}`;
				return findOutOfBounds(where, character[list].length, items.characters[list], 'items');
			}),
		),
		...world.factions.flatMap(({ slug, objectives }) => {
			const where = `src/content/factions/${slug}.ts: objectives`;
			return findOutOfBounds(where, objectives.length, items.factions.objectives, 'items');
		}),
	];
	assert.deepEqual(found, []);
});
