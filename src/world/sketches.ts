import { panelPicture } from '../content/flags.ts';
import { slugForCharacter } from './slugs.ts';
import type { Character, Faction } from './types.ts';

/** A character of whom only the first facts must be known; a character's other fields may follow. */
export type Sketch = { name: string } & Pick<Character, 'role' | 'faction' | 'age' | 'gender'> &
	Partial<Omit<Character, 'id' | 'name'>>;

/** What the page of a sketch says where something is missing. */
export const notWritten = 'Not written yet.';

/** The slug of a sketch, and so its route and the name of its prose. */
export const slugOfSketch = ({ name }: Sketch) => slugForCharacter(name);

/** Fills the blanks of a sketch; the portrait is the flag of the faction. */
export function fillSketch(sketch: Sketch, factions: readonly Faction[]): Character {
	const flag = factions.find(({ name }) => name === sketch.faction)?.flag ?? 'X';
	const filled = {
		id: slugOfSketch(sketch),
		description: notWritten,
		portrait: panelPicture(flag),
		stance: notWritten,
		form: 'letter',
		achievements: [notWritten],
		personalityTraits: [notWritten],
		goals: [notWritten],
		speech: [{ text: notWritten, where: notWritten }],
		...sketch,
	};
	// The compiler knows the names and slugs of whole characters alone.
	return filled as Character;
}
