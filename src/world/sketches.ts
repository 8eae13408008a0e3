import { panelPicture } from '../model/flags.ts';
import { slugForCharacter } from '../model/slugify.ts';
import type { Character, Faction, Sketch } from '../model/types.ts';

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
