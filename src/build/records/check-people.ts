import { slugForCharacter } from '../../content/slugs.ts';
import type { Character } from '../../content/types.ts';
import { createNearestFinder, type Report } from '../problems.ts';

/** How old people get in Lagan; nobody on record is older. */
export const oldest = 120;

/** How many letters may differ until a name is no slip but another name. */
const slip = 2;

/**
 * Looks over who is related to whom among the characters: names that only nearly are those of a
 * character, people who are their own family, children who are no younger than their parents.
 * @param characters records that have the types they should have
 */
export function checkPeople(characters: readonly Character[], report: Report): void {
	const byId = new Map(characters.map((character) => [character.id, character]));
	const findNamesake = createNearestFinder(byId.keys(), slip);
	for (const { id, name, age, predecessor, spouse, children = [] } of characters) {
		const relatives: [field: string, name: string | undefined][] = [
			['predecessor', predecessor],
			['spouse', spouse],
			...children.map((child, i): [string, string] => [`children ${i + 1}`, child]),
		];
		for (const [field, relative] of relatives) {
			if (relative === undefined) continue;
			const say = (what: string, mend: string) =>
				report({ where: `src/content/characters “${id}”: ${field}`, what, mend });
			const asSlug = slugForCharacter(relative);
			const known = byId.get(asSlug);
			if (known === undefined) {
				const near = asSlug === '' ? undefined : byId.get(findNamesake(asSlug) ?? '');
				if (near) {
					say(
						`“${relative}” is nearly ${near.name}, and links to nobody.`,
						`Write the name as “${near.name}”; give a namesake a name that cannot be mistaken.`,
					);
				}
			} else if (known.id === id) {
				say(`${name} cannot be that to themselves.`, 'Name the other person.');
			} else if (relative === known.id) {
				say(`“${relative}” is a slug, and would be shown as a name.`, `Write “${known.name}”.`);
			} else if (field.startsWith('children') && known.age >= age && known.age <= oldest) {
				say(
					`${known.name} is ${known.age}, and their parent ${name} is ${age}.`,
					'Correct one of the two ages.',
				);
			}
		}
	}
}
