import { panelPicture } from '../model/flags.ts';
import { slugForCharacter } from '../model/slugify.ts';
import type { Character, Faction, Sketch } from '../model/types.ts';

/** The text for a missing field of a sketch. */
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
	// The types of names and slugs allow only those of finished characters.
	return filled as Character;
}
