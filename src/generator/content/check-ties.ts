import { canonStatuses } from '../../content/canon/types.ts';
import type { Records } from '../../world/records.ts';
import { nameWithoutTitle, slugForCharacter } from '../../world/slugs.ts';
import type { Character } from '../../world/types.ts';
import type { World } from '../../world/world.ts';
import type { Report } from '../problems.ts';
import type { Prose } from './prose.ts';

// What one page says of another, and the other does not know. Steps of the README that were left out
// show here: every message names the file that waits for them.

/** Reports characters whose id or portrait is not that of their name. */
function checkIdentities(characters: readonly Character[], report: Report): void {
	for (const { id, name, portrait } of characters) {
		const where = `src/content/characters “${id}”`;
		const slug = slugForCharacter(name);
		if (slug !== id) {
			report({
				where: `${where}: id`,
				what: `The name “${name}” leads to “${slug}”, and this page stands at “${id}”.`,
				fix: `Write '${name}': '${id}' in src/content/slugs.ts, or correct one of the two.`,
			});
		}
		if (portrait !== `portrait-${id}`) {
			report({
				where: `${where}: portrait`,
				what: `“${portrait}” is not a portrait of their own.`,
				fix: `Write 'portrait-${id}', and draw it in src/art/portraits/${id}.tsx.`,
			});
		}
	}
}

/** Reports characters whom their faction does not introduce, or another does. */
function checkIntroductions({ factions, characters }: World, report: Report): void {
	for (const faction of factions) {
		const where = `src/content/factions “${faction.slug}”: characters`;
		for (const { id, name, faction: own } of characters) {
			const isOwn = own === faction.name;
			if (isOwn === faction.characters.some(({ character }) => character === id)) continue;
			report({
				where,
				what: isOwn
					? `It does not introduce ${name}, who belongs to it.`
					: `It introduces ${name}, who belongs to “${own}”.`,
				fix: isOwn
					? `Add { character: '${id}', description: '…' }.`
					: 'Take them out here, or correct their faction.',
			});
		}
	}
}

/** Reports factions that do not say what they call each of the others, in a sentence. */
function checkRelationships({ factions }: World, report: Report): void {
	for (const { slug, relationships } of factions) {
		const where = `src/content/factions “${slug}”: relationships`;
		for (const other of factions) {
			const said = relationships.find(({ faction }) => faction === other.slug);
			if (other.slug === slug || (said && /[.?!]$/.test(said.note))) continue;
			report({
				where,
				what: said
					? `What it says of ${other.name} is no whole sentence.`
					: `It does not say what it calls ${other.name}.`,
				fix: said
					? 'End it with a full stop.'
					: `Add { faction: '${other.slug}', status: '…', note: '…' }.`,
			});
		}
	}
}

/** Reports factions and characters of whom the canon does not say all that stories ask. */
function checkCanon({ factions, characters, canon }: World, report: Report): void {
	for (const [list, records] of Object.entries({ factions, characters })) {
		for (const { id, name } of records) {
			const notes = canon.filter(({ about }) => about === id).map(({ status }) => status);
			const missing = canonStatuses.filter((status) => !notes.includes(status));
			if (missing.length === 0) continue;
			report({
				where: `src/content/canon/${list}.ts: about “${id}”`,
				what: `No note says what is ${missing.join(' and what is ')} about ${name}.`,
				fix: `Add { about: '${id}', status: '${missing[0]}', note: '…' }.`,
			});
		}
	}
}

/** Reports family whose pages do not know each other. */
function checkFamily(characters: readonly Character[], prose: Prose, report: Report): void {
	const fileOf = (id: string) => `src/content/prose/characters/${id}.md`;
	const linksTo = (from: Character, to: Character) =>
		(JSON.stringify(from) + prose.get(`characters/${from.id}`)?.source).includes(`[[${to.id}`);
	for (const one of characters) {
		const { id, name, spouse, predecessor, children = [] } = one;
		for (const relative of [spouse, predecessor, ...children]) {
			const slug = relative && slugForCharacter(relative);
			const other = characters.find((each) => each.id === slug && slug !== id);
			if (other === undefined) continue;
			for (const [from, to] of [
				[one, other],
				[other, one],
			] as const) {
				if (linksTo(from, to)) continue;
				report({
					where: `src/content/characters “${from.id}”`,
					what: `Their page links nowhere to ${to.name}, who is family by the record of ${name}.`,
					fix: `Write [[${to.id}]] in ${fileOf(from.id)}, or in the record.`,
				});
			}
			if (relative !== spouse || (other.spouse && slugForCharacter(other.spouse) === id)) continue;
			report({
				where: `src/content/characters “${other.id}”: spouse`,
				what: `${name} is married to ${other.name}, who is ${other.spouse ? `married to ${other.spouse}` : 'not married'}.`,
				fix: `Write spouse: '${name}', or correct the spouse of ${name}.`,
			});
		}
	}
}

/** Reports years of birth that contradict an age. */
function checkBirths({ world, anthology }: Records, prose: Prose, report: Report): void {
	const now = Number(anthology.figures.world.year);
	for (const character of world.characters) {
		const { id, age } = character;
		const { file = '', source = '' } = prose.get(`characters/${id}`) ?? {};
		for (const [text, isProse] of [
			[source, true],
			[JSON.stringify(character), false],
		] as const) {
			const found = /\bborn\b[^.]{0,40}? in (20\d\d)/.exec(text);
			const years = now - Number(found?.[1]);
			// Before this year's birthday one is a year younger.
			if (found === null || years === age || years === age + 1) continue;
			const line = text.slice(0, found.index).split('\n').length;
			report({
				where: isProse ? `${file}:${line}` : `src/content/characters “${id}”`,
				what: `Somebody born in ${found[1]} is ${years - 1} or ${years} in ${now}, and their record says ${age}.`,
				fix: 'Correct the year or the age.',
			});
		}
	}
}

/** Reports ties whose sentence leaves out one of the two: it stands on the pages of both. */
function checkNotes({ characters, ties }: World, report: Report): void {
	for (const { between, kind, note } of ties) {
		for (const { id, name } of characters) {
			const short = nameWithoutTitle(name);
			if (!between.includes(id) || note.includes(short)) continue;
			report({
				where: `src/content/ties.ts “${between.join(', ')}, ${kind}”: note`,
				what: `It does not name ${short}, and stands on the pages of both.`,
				fix: `Say it so that ${short} is in it by name.`,
			});
		}
	}
}

/** Reports what records and texts say of one another and what is not answered. */
export function checkTies(records: Records, prose: Prose, report: Report): void {
	const { world } = records;
	checkIdentities(world.characters, report);
	checkIntroductions(world, report);
	checkRelationships(world, report);
	checkCanon(world, report);
	checkNotes(world, report);
	checkFamily(world.characters, prose, report);
	checkBirths(records, prose, report);
}
