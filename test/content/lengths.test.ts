import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countWords } from '../../src/world/lengths.ts';
import { flattenSections } from '../../src/world/links.ts';
import { prose, records } from './project.ts';
import { type Bounds, rules } from './rules.ts';

const { world, anthology } = records;
const { words, items } = rules;

/** A count that is out of bounds, in words. */
function findOutOfBounds(where: string, count: number, [least, most]: Bounds, of: string) {
	if (count >= least && count <= most) return [];
	const wanted = Number.isFinite(most) ? `${least} to ${most}` : `at least ${least}`;
	return `${where}: ${count} ${of}, and ${wanted} are wanted`;
}

/** Words of a text. A line that comes again, as a refrain does, counts once. */
function countProse(id: string): number {
	const lines = [...new Set((prose.get(id)?.source ?? '').split('\n'))];
	return countWords(lines.filter((line) => !line.startsWith(rules.contentNote)).join('\n'));
}

const findText = (id: string, bounds: Bounds) =>
	findOutOfBounds(`src/content/prose/${id}.md`, countProse(id), bounds, 'words');

it('texts have the length that was agreed', () => {
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
			bible.reduce((sum, each) => sum + each, 0),
			words.worldBible,
			'words',
		),
	];
	assert.deepEqual(found, []);
});

it('lists have as many items as were agreed', () => {
	const { achievements, goals, personalityTraits, speech } = items.characters;
	const found = [
		...world.characters.flatMap((each) =>
			[
				findOutOfBounds('achievements', each.achievements.length, achievements, 'items'),
				findOutOfBounds('goals', each.goals.length, goals, 'items'),
				findOutOfBounds(
					'personalityTraits',
					each.personalityTraits.length,
					personalityTraits,
					'items',
				),
				findOutOfBounds('speech', each.speech.length, speech, 'items'),
			]
				.flat()
				.map((fault) => `src/content/characters/${each.id}.ts: ${fault}`),
		),
		...world.factions.flatMap(({ slug, objectives }) =>
			findOutOfBounds(
				`src/content/factions/${slug}.ts: objectives`,
				objectives.length,
				items.factions.objectives,
				'items',
			),
		),
	];
	assert.deepEqual(found, []);
});
