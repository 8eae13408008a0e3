import { layouts, nameWidths } from '../../art/city-plan/labels.ts';
import { labelledLevels, landmarks } from '../../art/cross-section/places.ts';
import { flattenSections } from '../../content/links.ts';
import type { World } from '../../content/world.ts';
import { findNearest, type Report } from '../problems.ts';

/** The section whose sections are the districts of the city plan. */
const districtsId = 'city-districts';

const from = 'src/content/world-bible.ts';
const plan = 'src/art/city-plan/labels.ts';

/** A kind of place on the city plan: the field that names it, and the names that the plan knows. */
interface Drawn {
	noun: string;
	field: string;
	known: readonly string[];
}

/** The names that all of some tables have. */
const sharedKeys = ([first = {}, ...others]: readonly object[]): string[] =>
	Object.keys(first).filter((key) => others.every((other) => Object.hasOwn(other, key)));

/** Compares what the records hold with what is drawn, both ways. */
function comparePlan(ids: readonly string[], { noun, field, known }: Drawn, report: Report): void {
	const strangers = ids.filter((id) => !known.includes(id));
	for (const id of strangers) {
		const near = findNearest(id, known);
		report({
			where: `${from}: ${noun} “${id}”: ${field}`,
			what: `The city plan has no place for the ${noun} “${id}”, and could not name it.`,
			mend: `${near ? `Did you mean “${near}”? If it is new, g` : 'G'}ive it a place in both layouts of ${plan}, and draw it.`,
		});
	}
	// A slip in a name is said once.
	if (strangers.length > 0) return;
	for (const id of known.filter((each) => !ids.includes(each))) {
		report({
			where: `${from}: ${noun} “${id}”: ${field}`,
			what: `The city plan draws the ${noun} “${id}”, and no record has that ${field}.`,
			mend: `Put the ${noun} back, or take it out of the drawing and out of ${plan}.`,
		});
	}
}

/**
 * Looks over whether the drawings that name places, and the records of those places, know each other:
 * the districts and stations of the city plan, the levels and places of the cross-section.
 * @param world records that have the types they should have
 */
export function checkPlaces({ sections, stations }: World, report: Report): void {
	const all = flattenSections(sections);
	const districts = all.find(({ id }) => id === districtsId)?.sections;
	const { wide, narrow } = layouts;
	if (districts === undefined) {
		report({
			where: `${from}: section “${districtsId}”`,
			what: 'The city plan and the districts that it names stand there, and no section with sections has that id.',
			mend: 'Give the section of the districts its id back.',
		});
	} else {
		comparePlan(
			districts.map(({ id }) => id),
			{ noun: 'district', field: 'id', known: sharedKeys([wide.districts, narrow.districts]) },
			report,
		);
	}
	comparePlan(
		stations.map(({ slug }) => slug),
		{
			noun: 'station',
			field: 'slug',
			known: sharedKeys([wide.stations, narrow.stations, nameWidths]),
		},
		report,
	);
	for (const { id, title } of districts ?? []) {
		const lettered = wide.districts[id]?.lines.map(([line]) => line).join(' ');
		if (lettered === undefined || lettered === title) continue;
		report({
			where: `${from}: district “${id}”: title`,
			what: `It is called “${title}”, and the city plan letters it “${lettered}”.`,
			mend: `Let both say the same: the plan’s lines stand in ${plan}.`,
		});
	}
	const ids = new Set(all.map(({ id }) => id));
	for (const { id, name } of [...labelledLevels, ...landmarks]) {
		if (ids.has(id)) continue;
		const near = findNearest(id, ids);
		report({
			where: `${from}: section “${id}”: id`,
			what: `The cross-section’s “${name}” leads to the section “${id}”, which is not there.`,
			mend: `${near ? `Is it “${near}” now? ` : ''}Put the section back, or let src/art/cross-section/places.ts name another.`,
		});
	}
}
