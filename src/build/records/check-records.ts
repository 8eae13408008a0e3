import type { Records } from '../../content/records.ts';
import { slugForFaction } from '../../content/slugs.ts';
import type { World } from '../../content/world.ts';
import type { Markdown, Parsed } from '../markdown.ts';
import { type Report, watchReport } from '../problems.ts';
import { describeAnthology } from './anthology-shape.ts';
import { checkPeople } from './check-people.ts';
import { checkPlaces } from './check-places.ts';
import { type Field, readText, whereOf } from './fields.ts';
import { describeWorld } from './world-shape.ts';

/** Factions that are in the world under one slug, and under another by their name. */
function checkFactions({ factions }: World, report: Report) {
	for (const { id, slug, name, relationships } of factions) {
		const where = `src/content/factions “${slug}”`;
		if (id !== slug) {
			report({
				where: `${where}: id`,
				what: `Its id is “${id}”, and its slug is not.`,
				mend: 'Let both be the same.',
			});
		}
		const named = slugForFaction(name);
		if (named !== slug) {
			report({
				where: `${where}: slug`,
				what: `Its name, “${name}”, leads to /faction/${named}/: its characters would link there.`,
				mend: 'Correct one of the two, or add the pair to src/content/slugs.ts.',
			});
		}
		relationships.forEach(({ faction }, index) => {
			if (faction !== slug) return;
			report({
				where: `${where}: relationships ${index + 1}, faction`,
				what: 'It would be related to itself.',
				mend: 'Name another faction.',
			});
		});
	}
}

/**
 * Looks every record over before a page is made of it: fields that are missing, empty, of the wrong
 * type or of a name that nothing reads, slugs, addresses, ages, whatever a record names and is not
 * there, and places that a drawing should name and does not know. Each problem names the record and the field.
 * @param pictureIds of the pictures that are drawn
 * @returns the Markdown of the records, as much of it as is worth keeping, by its source; and whether
 * pages can be made: mistakes in Markdown are reported and do not stop the pages from being looked at
 */
export function checkRecords(
	{ world, anthology }: Records,
	markdown: Markdown,
	pictureIds: readonly string[],
	report: Report,
): { inlines: Map<string, Parsed>; sound: boolean } {
	const inlines = new Map<string, Parsed>();
	const watched = watchReport(report);
	const inline: Field = (value, place) => {
		if (!readText(value, place)) return false;
		const parsed = markdown.parseInline(value, whereOf(place), report);
		// One without any signs, as most are, is read again in no time.
		if (parsed[0] !== value) inlines.set(value, parsed);
		return true;
	};
	const place = (record: string) => ({ record, path: '', report: watched.report });
	const readable = describeWorld(world, inline, pictureIds)(world, place('src/content/world.ts'));
	describeAnthology(inline)(anthology, place('src/content/anthology.ts'));
	if (readable) {
		checkFactions(world, watched.report);
		checkPeople(world.characters, watched.report);
		checkPlaces(world, watched.report);
	}
	return { inlines, sound: watched.isClean() };
}
