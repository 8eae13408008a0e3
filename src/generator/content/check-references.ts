import { layouts, nameWidths } from '../../art/city-plan/labels.ts';
import { labelledLevels, landmarks } from '../../art/cross-section/places.ts';
import type { Anthology } from '../../content/anthology.ts';
import { flattenSections, listLinkTargets } from '../../content/links.ts';
import type { Records } from '../../content/records.ts';
import { slugForCharacter, slugForFaction } from '../../content/slugs.ts';
import type { Character, Section } from '../../content/types.ts';
import type { World } from '../../content/world.ts';
import { countEdits, findNearest, type Report } from '../problems.ts';

const bible = 'src/content/world-bible.ts';
const plan = 'src/art/city-plan/labels.ts';

/** Reports slugs that two things share: links and anchors could not tell them apart. */
function checkTargets(world: World, report: Report): void {
	const targets = new Map<string, ReturnType<typeof listLinkTargets>[number][1]>();
	for (const [slug, target] of listLinkTargets(world)) {
		const other = targets.get(slug);
		if (other !== undefined) {
			report({
				where: `src/content: ${target.kind} “${target.label}”`,
				what: `The slug “${slug}” already belongs to the ${other.kind} “${other.label}”.`,
				mend: 'Give one of them another slug: links and anchors could not tell them apart.',
			});
		}
		targets.set(slug, target);
	}
}

/** Reports factions that are in the world under one slug and under another by their name. */
function checkFactions({ factions }: World, report: Report): void {
	for (const { id, slug, name, relationships } of factions) {
		const say = (field: string, what: string, mend: string) =>
			report({ where: `src/content/factions “${slug}”: ${field}`, what, mend });
		if (id !== slug) {
			say('id', `Its id is “${id}”, and its slug is not.`, 'Let both be the same.');
		}
		const named = slugForFaction(name);
		if (named !== slug) {
			say(
				'slug',
				`Its name, “${name}”, leads to /faction/${named}/: its characters would link there.`,
				'Correct one of the two, or add the pair to src/content/slugs.ts.',
			);
		}
		relationships.forEach(({ faction }, index) => {
			if (faction !== slug) return;
			const field = `relationships ${index + 1}, faction`;
			say(field, 'It would be related to itself.', 'Name another faction.');
		});
	}
}

/** How old people get in Lagan; nobody on record is older. */
export const oldest = 120;

/** How many letters may differ until a name is no slip but another name. */
const slip = 2;

/**
 * Reports family that cannot be: names that only nearly are those of a character, people who are
 * their own family, children who are no younger than their parents.
 */
function checkPeople(characters: readonly Character[], report: Report): void {
	const byId = new Map<string, Character>(characters.map((each) => [each.id, each]));
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
				const isNear = ({ id: other }: Character) =>
					Math.abs(asSlug.length - other.length) <= slip && countEdits(asSlug, other) <= slip;
				const near = characters.find(isNear);
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

/** The names that all of some tables have. */
const sharedKeys = ([first = {}, ...others]: readonly object[]): string[] =>
	Object.keys(first).filter((key) => others.every((other) => Object.hasOwn(other, key)));

/** Compares the places that records hold with those that the city plan draws, both ways. */
function comparePlan(
	ids: readonly string[],
	drawn: readonly string[],
	[from, noun, field]: readonly [from: string, noun: string, field: string],
	report: Report,
): void {
	const strangers = ids.filter((id) => !drawn.includes(id));
	for (const id of strangers) {
		const near = findNearest(id, drawn);
		report({
			where: `${from}: ${noun} “${id}”: ${field}`,
			what: `The city plan has no place for the ${noun} “${id}”, and could not name it.`,
			mend: `${near ? `Did you mean “${near}”? If it is new, g` : 'G'}ive it a place in both layouts of ${plan}, and draw it.`,
		});
	}
	// A slip in a name is said once.
	if (strangers.length > 0) return;
	for (const id of drawn.filter((each) => !ids.includes(each))) {
		report({
			where: `${from}: ${noun} “${id}”: ${field}`,
			what: `The city plan draws the ${noun} “${id}”, and no record has that ${field}.`,
			mend: `Put the ${noun} back, or take it out of the drawing and out of ${plan}.`,
		});
	}
}

/** Reports sections inside the third level: pages have no headings for a fourth. */
function checkDepth(sections: readonly Section[], where: string, report: Report): void {
	for (const { id, sections: inner = [] } of sections) {
		for (const { id: second, sections: last = [] } of inner) {
			for (const { id: third, sections: deeper } of last) {
				if (deeper === undefined) continue;
				report({
					where: `${where} “${id}”: “${second}”, “${third}”, sections`,
					what: 'Sections inside the third level: pages have no headings for a fourth.',
					mend: 'Put them one level up, or say them as prose.',
				});
			}
		}
	}
}

/**
 * Reports drawings that name places, and records of those places, where they do not know each other:
 * the districts and stations of the city plan, the levels and places of the cross-section.
 */
function checkPlaces({ sections, stations }: World, report: Report): void {
	const all = flattenSections(sections);
	const { wide, narrow } = layouts;
	const districts = all.find(({ id }) => id === 'city-districts')?.sections;
	if (districts === undefined) {
		report({
			where: `${bible}: section “city-districts”`,
			what: 'The city plan and the districts that it names stand there, and no section with sections has that id.',
			mend: 'Give the section of the districts its id back.',
		});
	} else {
		const ids = districts.map(({ id }) => id);
		const drawn = sharedKeys([wide.districts, narrow.districts]);
		comparePlan(ids, drawn, [bible, 'district', 'id'], report);
	}
	const slugs = stations.map(({ slug }) => slug);
	const drawn = sharedKeys([wide.stations, narrow.stations, nameWidths]);
	comparePlan(slugs, drawn, ['src/content/stations.ts', 'station', 'slug'], report);
	for (const { id, title } of districts ?? []) {
		const lettered = wide.districts[id]?.lines.map(([line]) => line).join(' ');
		if (lettered === undefined || lettered === title) continue;
		report({
			where: `${bible}: district “${id}”: title`,
			what: `It is called “${title}”, and the city plan letters it “${lettered}”.`,
			mend: `Let both say the same: the plan’s lines stand in ${plan}.`,
		});
	}
	const ids = new Set(all.map(({ id }) => id));
	for (const { id, name } of [...labelledLevels, ...landmarks]) {
		if (ids.has(id)) continue;
		const near = findNearest(id, ids);
		report({
			where: `${bible}: section “${id}”: id`,
			what: `The cross-section’s “${name}” leads to the section “${id}”, which is not there.`,
			mend: `${near ? `Is it “${near}” now? ` : ''}Put the section back, or let src/art/cross-section/places.ts name another.`,
		});
	}
}

/** Reports quotations that stand in no section of the first level. */
function checkQuotes({ pullQuotes, sections }: World, report: Report): void {
	for (const { section, text } of pullQuotes) {
		if (sections.some(({ id }) => id === section)) continue;
		const near = findNearest(
			section,
			sections.map(({ id }) => id),
		);
		report({
			where: `${bible}: quotation “${text.slice(0, 60)}”: section`,
			what: `There is no section of the first level “${section}”.`,
			mend: near ? `Did you mean “${near}”?` : 'Name one that is there.',
		});
	}
}

/** Reports a timeline of which not exactly one step is the present: readers are told of one that it is. */
function checkTimeline({ timeline }: Anthology, report: Report): void {
	const active = timeline.filter((step) => step.active).length;
	if (active === 1) return;
	report({
		where: 'src/content/timeline.ts: active',
		what: `${active} steps are active, and the page says of one that it is now.`,
		mend: 'Let exactly one be active.',
	});
}

/** Reports what records say of one another and cannot be. */
export function checkReferences({ world, anthology }: Records, report: Report): void {
	checkTargets(world, report);
	checkFactions(world, report);
	checkPeople(world.characters, report);
	checkDepth(world.sections, `${bible}: section`, report);
	checkPlaces(world, report);
	checkQuotes(world, report);
	checkTimeline(anthology, report);
}
