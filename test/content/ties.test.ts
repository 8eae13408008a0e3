import assert from 'node:assert/strict';
import { it } from 'node:test';
import { canonStatuses } from '../../src/content/canon/types.ts';
import { countEdits } from '../../src/generator/problems.ts';
import { slugForCharacter } from '../../src/world/slugs.ts';
import { findByName, findLines, prose, records } from './project.ts';
import { rules } from './rules.ts';

const { characters, factions, canon, ties } = records.world;

const relativesOf = ({ spouse, predecessor, children = [] }: (typeof characters)[number]) =>
	[spouse, predecessor, ...children].filter((name) => name !== undefined);

it('characters have the id of their name, and a portrait of their own', () => {
	const found = characters.flatMap(({ id, name, portrait }) => [
		...(slugForCharacter(name) === id ? [] : `${id}: “${name}” gives ${slugForCharacter(name)}`),
		...(portrait === `portrait-${id}` ? [] : `${id}: portrait “${portrait}”`),
	]);
	assert.deepEqual(found, []);
});

it('a faction introduces its own characters and no others', () => {
	const found = factions.flatMap((faction) =>
		characters.flatMap(({ id, faction: own }) => {
			const isIntroduced = faction.characters.some(({ character }) => character === id);
			if (isIntroduced === (own === faction.name)) return [];
			return `factions/${faction.slug}.ts: characters, ${id} belongs to ${own}`;
		}),
	);
	assert.deepEqual(found, []);
});

it('a faction says what it calls each of the others, in a whole sentence', () => {
	const found = factions.flatMap(({ slug, relationships }) =>
		factions.flatMap((other) => {
			const said = relationships.find(({ faction }) => faction === other.slug);
			const isSaid = said !== undefined && /[.?!]$/.test(said.note);
			if (other.slug === slug ? said === undefined : isSaid) return [];
			return `factions/${slug}.ts: relationships, ${other.slug}: ${said?.note ?? 'nothing'}`;
		}),
	);
	assert.deepEqual(found, []);
});

it('the canon says what is fixed, disputed and open about each faction and character', () => {
	const found = [...factions, ...characters].flatMap(({ id }) =>
		canonStatuses.flatMap((status) =>
			canon.some((entry) => entry.about === id && entry.status === status)
				? []
				: `src/content/canon: ${id} has no note that is ${status}`,
		),
	);
	assert.deepEqual(found, []);
});

it('somebody whom a faction introduces is tied to somebody', () => {
	const found = characters.filter(({ id }) => !ties.some(({ between }) => between.includes(id)));
	assert.deepEqual(
		found.map(({ id }) => `src/content/ties.ts: nothing ties ${id} to anybody`),
		[],
	);
});

it('two people have one tie of a kind, and only they may not know of it', () => {
	const pairs = ties.map(({ between, kind }) => `${[...between].sort().join(', ')}, ${kind}`);
	const found = ties.flatMap(({ between: [one, other], unknownTo = [] }, i) =>
		one === other ||
		pairs.indexOf(`${pairs[i]}`) !== i ||
		unknownTo.some((id) => id !== one && id !== other)
			? `src/content/ties.ts “${pairs[i]}”`
			: [],
	);
	assert.deepEqual(found, []);
});

it('spouses are married to each other', () => {
	const found = characters.flatMap(({ id, name, spouse }) => {
		const other = spouse === undefined ? undefined : findByName(spouse);
		if (other === undefined || (other.spouse && slugForCharacter(other.spouse) === id)) return [];
		return `characters/${other.id}.ts: spouse is ${other.spouse}, and ${name} says they are`;
	});
	assert.deepEqual(found, []);
});

it('a relative has a name that is that of a character, or plainly of somebody else', () => {
	const found = characters.flatMap((one) =>
		relativesOf(one).flatMap((relative) => {
			const slug = slugForCharacter(relative);
			const known = findByName(relative);
			if (known === one) return `characters/${one.id}.ts: ${relative} cannot be their own family`;
			if (known !== undefined) {
				return relative === known.id ? `characters/${one.id}.ts: write ${known.name}` : [];
			}
			const near = characters.find(({ id }) => countEdits(slug, id) <= 2);
			return near ? `characters/${one.id}.ts: “${relative}” is nearly ${near.name}` : [];
		}),
	);
	assert.deepEqual(found, []);
});

it('ages are whole years, and children are younger than their parents by a generation', () => {
	const found = characters.flatMap(({ id, age, children = [] }) => [
		...(Number.isInteger(age) && age >= 0 && age <= rules.oldest ? [] : `${id}: age ${age}`),
		...children.flatMap((name) => {
			const child = findByName(name);
			return child && age - child.age < rules.generation
				? `${id} is ${age}, and their child ${child.id} is ${child.age}`
				: [];
		}),
	]);
	assert.deepEqual(found, []);
});

it('years of birth agree with ages', () => {
	const now = Number(records.anthology.figures.world.year);
	const found = characters.flatMap((character) => {
		const { id, age } = character;
		const record = { file: `src/content/characters/${id}.ts`, source: JSON.stringify(character) };
		const background = prose.get(`characters/${id}`);
		return [record, ...(background ? [background] : [])].flatMap((text) => {
			const [line, year] = /\bborn\b[^.]{0,40}? in (20\d\d)/.exec(text.source) ?? [];
			const years = now - Number(year);
			// Before this year's birthday one is a year younger.
			if (line === undefined || years === age || years === age + 1) return [];
			return findLines([text], (each) => each.includes(`in ${year}`)).map(
				(where) => `${where}: born in ${year}, and ${age} years old in ${now}`,
			);
		});
	});
	assert.deepEqual(found, []);
});
