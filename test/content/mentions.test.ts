import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameWithoutTitle } from '../../src/model/slugify.ts';
import { flattenSections } from '../../src/world/links.ts';
import { findByName, findLines, pageOf, prose, records } from './project.ts';
import { rules } from './rules.ts';

const { characters, factions, sections, ties } = records.world;

it('each character is mentioned on the pages of at least two others', () => {
	const found = characters.flatMap(({ id }) => {
		const by = characters.filter((other) => other.id !== id && pageOf(other).includes(`[[${id}`));
		return by.length < rules.mentions
			? `[[${id}]] is on ${by.length} pages of others, expected ${rules.mentions}`
			: [];
	});
	assert.deepEqual(found, []);
});

it('prose links to every character, faction and district that it names in full', () => {
	const districts = flattenSections(sections).find(({ id }) => id === 'city-districts');
	const named: readonly (readonly [slug: string, name: string])[] = [
		...characters.map(({ id, name }) => [id, nameWithoutTitle(name)] as const),
		...factions.map(({ slug, name }) => [slug, name.replace(/^The /, '')] as const),
		...(districts?.sections ?? []).map(({ id, title }) => [id, title] as const),
	];
	const found = [...prose].flatMap(([id, text]) =>
		named.flatMap(([slug, name]) => {
			if (id.endsWith(`/${slug}`) || text.source.includes(`[[${slug}`)) return [];
			const [where] = findLines([text], (line) =>
				line.replace(/\[\[[^\]]*\]\]/g, '').includes(name),
			);
			return where === undefined ? [] : `${where}: write [[${slug}|${name}]]`;
		}),
	);
	assert.deepEqual(found, []);
});

it('the pages of relatives link to each other', () => {
	const found = characters.flatMap((one) =>
		[one.spouse, one.predecessor, ...(one.children ?? [])].flatMap((name) => {
			const other = name === undefined ? undefined : findByName(name);
			if (other === undefined) return [];
			return [
				...(pageOf(one).includes(`[[${other.id}`) ? [] : `${one.id}: write [[${other.id}]]`),
				...(pageOf(other).includes(`[[${one.id}`) ? [] : `${other.id}: write [[${one.id}]]`),
			];
		}),
	);
	assert.deepEqual(found, []);
});

it('the note of a tie names both people, since it is shown on both pages', () => {
	const found = ties.flatMap(({ between, kind, note }) =>
		characters.flatMap(({ id, name }) =>
			between.includes(id) && !note.includes(nameWithoutTitle(name))
				? `ties.ts “${between.join(', ')}, ${kind}”: name ${nameWithoutTitle(name)}`
				: [],
		),
	);
	assert.deepEqual(found, []);
});
