import { atStart, inWords } from '../model/numbers.ts';
import { relationshipStatuses } from '../model/types.ts';
import { flattenSections } from './links.ts';
import type { CityRecords } from './records.ts';

/**
 * Counts records. Prose inserts a count as `{{count.characters}}`,
 * `{{count.charactersInWords}}` or, at the start of a sentence, `{{count.charactersAtStart}}`.
 */
export function countRecords({ world, anthology }: CityRecords): Record<string, string | number> {
	const factions = world.factions.length;
	const counts = {
		characters: world.characters.length,
		factions,
		otherFactions: factions - 1,
		/** The relationships between factions, counted from each side. */
		factionTies: factions * (factions - 1),
		statuses: relationshipStatuses.length,
		districts:
			flattenSections(world.sections).find(({ id }) => id === 'city-districts')?.sections?.length ??
			0,
		stations: world.stations.length,
		gallery: world.gallery.length,
		themes: anthology.themes.length,
		themesToAvoid: anthology.themesToAvoid.length,
		readings: anthology.readings.length,
		forums: anthology.forums.length,
		faq: anthology.faq.length,
		steps: anthology.guidelines.steps.length,
	};
	return Object.fromEntries(
		Object.entries(counts).flatMap(([name, count]) => [
			[name, count],
			[`${name}InWords`, inWords(count)],
			[`${name}AtStart`, atStart(count)],
		]),
	);
}
