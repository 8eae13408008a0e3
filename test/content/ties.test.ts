import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countEdits } from '../../src/lib/problems.ts';
import { canonStatuses } from '../../src/model/canon.ts';
import { slugForCharacter } from '../../src/model/slugify.ts';
import { findByName, findLines, prose, records } from './project.ts';
import { rules } from './rules.ts';

const { characters, factions, canon, ties } = records.world;

const relativesOf = ({ spouse, predecessor, children = [] }: (typeof characters)[number]) =>
	[spouse, predecessor, ...children].filter((name) => name !== undefined);

it('the id and the portrait of a character follow from the name', () => {
	const found = characters.flatMap(({ id, name, portrait }) => [
		...(slugForCharacter(name) === id ? [] : `${id}: “${name}” gives ${slugForCharacter(name)}`),
		...(portrait === `portrait-${id}` ? [] : `${id}: portrait “${portrait}”`),
	]);
	assert.deepEqual(found, []);
});

it('each faction introduces exactly its own characters', () => {
	const found = factions.flatMap((faction) =>
		characters.flatMap(({ id, faction: own }) => {
			const isIntroduced = faction.characters.some(({ character }) => character === id);
			if (isIntroduced === (own === faction.name)) return [];
			return `factions/${faction.slug}.ts: characters, ${id} belongs to ${own}`;
		}),
	);
	assert.deepEqual(found, []);
});

it('each faction has a relationship to every other, with a note that is a whole sentence', () => {
	const found = factions.flatMap(({ slug, relationships }) =>
		factions.flatMap((other) => {
			const relationship = relationships.find(({ faction }) => faction === other.slug);
			const hasNote = relationship !== undefined && /[.?!]$/.test(relationship.note);
			if (other.slug === slug ? relationship === undefined : hasNote) return [];
			return `factions/${slug}.ts: relationships, ${other.slug}: ${relationship?.note ?? 'missing'}`;
		}),
	);
	assert.deepEqual(found, []);
});

it('each faction and character has canon notes of every status', () => {
	const found = [...factions, ...characters].flatMap(({ id }) =>
		canonStatuses.flatMap((status) =>
			canon.some((entry) => entry.about === id && entry.status === status)
				? []
				: `src/content/canon: ${id} has no note that is ${status}`,
		),
	);
	assert.deepEqual(found, []);
});

it('each character has a tie to another', () => {
	const found = characters.filter(({ id }) => !ties.some(({ between }) => between.includes(id)));
	assert.deepEqual(
		found.map(({ id }) => `src/content/ties.ts: ${id} has no ties`),
		[],
	);
});

it('two people have at most one tie of each kind, and “unknownTo” lists only those two', () => {
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
		return `characters/${other.id}.ts: spouse is ${other.spouse}, but ${name} has ${other.name}`;
	});
	assert.deepEqual(found, []);
});

it('relatives have the exact name of a character, or a clearly different one', () => {
	const found = characters.flatMap((one) =>
		relativesOf(one).flatMap((relative) => {
			const slug = slugForCharacter(relative);
			const known = findByName(relative);
			if (known === one) return `characters/${one.id}.ts: ${relative} cannot be their own family`;
			if (known !== undefined) {
				return relative === known.id ? `characters/${one.id}.ts: write ${known.name}` : [];
			}
			const near = characters.find(({ id }) => countEdits(slug, id) <= 2);
			return near ? `characters/${one.id}.ts: “${relative}” may be a slip for ${near.name}` : [];
		}),
	);
	assert.deepEqual(found, []);
});

it('ages are whole years, and children are at least 15 years younger than their parents', () => {
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

it('years of birth match ages', () => {
	const now = Number(records.anthology.figures.world.year);
	const found = characters.flatMap((character) => {
		const { id, age } = character;
		const record = { file: `src/content/characters/${id}.ts`, source: JSON.stringify(character) };
		const background = prose.get(`characters/${id}`);
		return [record, ...(background ? [background] : [])].flatMap((text) => {
			const [line, year] = /\bborn\b[^.]{0,40}? in (20\d\d)/.exec(text.source) ?? [];
			const years = now - Number(year);
			// A character whose birthday is still to come is a year younger.
			if (line === undefined || years === age || years === age + 1) return [];
			return findLines([text], (other) => other.includes(`in ${year}`)).map(
				(where) => `${where}: born in ${year}, but ${age} years old in ${now}`,
			);
		});
	});
	assert.deepEqual(found, []);
});
