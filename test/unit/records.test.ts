import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRecords, findInRecords } from '../../src/generator/content/check-records.ts';
import { checkReferences } from '../../src/generator/content/check-references.ts';
import { records } from '../content/project.ts';
import { type Path, plant } from '../support/plant.ts';

const { world } = records;

/** Checks the project's records with some fields changed. */
function findProblems(...changes: readonly (readonly [Path, unknown])[]) {
	const changed = changes.reduce((all, [path, value]) => plant(all, path, value), records);
	return [...checkRecords(changed), ...checkReferences(changed)];
}

const geography = world.sections.findIndex(({ id }) => id === 'geography-and-climate');
const inner = world.sections[geography]?.sections ?? [];
const at = inner.findIndex(({ id }) => id === 'city-districts');
const districts: Path = ['world', 'sections', geography, 'sections', at, 'sections'];
const listed = inner[at]?.sections ?? [];
const structure = world.sections.findIndex(({ id }) => id === 'urban-structure');
const levels = world.sections[structure]?.sections ?? [];
const [, secondTerm] = world.glossary;

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
			['world', 'events', 1, 'id'],
			world.events[0]?.id,
			/events “brandvold-born”$/,
			/Another record has the id/,
		],
		[
			'a “TODO” in a text',
			['anthology', 'faq', 0, 'answer'],
			'TODO: ask.',
			/src\/content: faq 1$/,
			/“TODO” is left over/,
		],
		[
			'a quotation in a missing section',
			['world', 'pullQuotes', 0, 'section'],
			'goverance',
			/quotation “.*”: section$/,
			/no section of the first level “goverance”/,
			/“governance”/,
		],
		[
			'a term of a missing section',
			['world', 'glossary', 0, 'section'],
			'nowhere-at-all',
			/glossary\.ts “.*”: section$/,
			/no section “nowhere-at-all”/,
		],
		[
			'a word that marks two terms',
			['world', 'glossary', 0, 'markedAs'],
			[secondTerm?.markedAs?.[0] ?? secondTerm?.term],
			/glossary\.ts “.*”: markedAs$/,
			/marks “.*” already/,
		],
		[
			'a reading path that visits a page twice',
			['anthology', 'paths', 0, 'steps', 1],
			records.anthology.paths[0]?.steps[0],
			/paths\.ts “.*”: steps 2$/,
			/twice/,
		],
		[
			'an event with an unknown character',
			['world', 'events', 0, 'people', 0],
			'anselm-brandwold',
			/events\.ts “brandvold-born”: people$/,
			/no character “anselm-brandwold”/,
			/“anselm-brandvold”/,
		],
		[
			'an event out of order',
			['world', 'events', 0, 'year'],
			2045,
			/events\.ts “withdrawal”$/,
			/happened before “brandvold-born”/,
		],
		[
			'an event that ends before it begins',
			['world', 'events', 0, 'until'],
			2029,
			/events\.ts “brandvold-born”$/,
			/2029 is before 2030/,
		],
		[
			'an era out of order',
			['world', 'eras', 1, 'from'],
			2030,
			/eras\.ts “tied”: from$/,
			/2030 is no later/,
		],
		[
			'a district that the plan does not draw',
			districts,
			[...listed, { id: 'undertow', title: 'Undertow' }],
			/world-bible\.ts: district “undertow”$/,
			/city plan has no place for the district “undertow”/,
			/^Give it a place in both layouts of src\/art\/city-plan\/labels\.ts/,
		],
		[
			'a district that only the plan has',
			districts,
			listed.slice(1),
			/district “central-administrative”$/,
			/plan draws the district “central-administrative”/,
			/Put the district back/,
		],
		[
			'a district of another name',
			[...districts, 0, 'title'],
			'Central Command',
			/district “central-administrative”: title$/,
			/“Central Command”.*letters it “Central Administrative”/,
			/labels\.ts/,
		],
		[
			'a level that only the cross-section has',
			['world', 'sections', structure, 'sections'],
			levels.filter(({ id }) => id !== 'mid-level'),
			/section “mid-level”$/,
			/cross-section’s “Mid” leads to/,
			/places\.ts/,
		],
	];

describe('records', () => {
	it('of the project pass the check', () => {
		assert.deepEqual(findProblems(), []);
	});
	it('are searched for the source of a link', () => {
		assert.deepEqual(findInRecords(records, '/#factions'), ['src/content: navigation']);
	});
	for (const [name, path, value, where, what, fix] of mistakes) {
		it(`are rejected with ${name}`, () => {
			// A missing record may cause further problems elsewhere.
			const found = findProblems([path, value]);
			const own = found.filter((problem) => where.test(problem.where) && what.test(problem.what));
			assert.equal(own.length, 1, JSON.stringify(found, null, 1));
			if (fix) assert.match(own[0]?.fix ?? '', fix);
		});
	}
	it('have all their mistakes reported at once', () => {
		const found = findProblems(
			[['world', 'events', 0, 'until'], 2029],
			[['world', 'eras', 1, 'from'], 2030],
			[['anthology', 'faq', 0, 'answer'], 'TODO'],
		);
		assert.equal(found.length, 3, JSON.stringify(found));
	});
});
