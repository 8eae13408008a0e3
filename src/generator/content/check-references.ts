import { layouts, nameWidths } from '../../art/city-plan/labels.ts';
import { labelledLevels, landmarks } from '../../art/cross-section/places.ts';

const generation = 15;

import type { Anthology } from '../../world/anthology.ts';
import { marksOf } from '../../world/glossary.ts';
import { flattenSections, listLinkTargets } from '../../world/links.ts';
import type { Records } from '../../world/records.ts';
import { slugForCharacter, slugForFaction } from '../../world/slugs.ts';
import type { Character, Section } from '../../world/types.ts';
import type { World } from '../../world/world.ts';
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
				fix: 'Give one of them another slug: links and anchors could not tell them apart.',
			});
		}
		targets.set(slug, target);
	}
}

/** Reports factions that are in the world under one slug and under another by their name. */
function checkFactions({ factions }: World, report: Report): void {
	for (const { id, slug, name, relationships } of factions) {
		const say = (field: string, what: string, fix: string) =>
			report({ where: `src/content/factions “${slug}”: ${field}`, what, fix });
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
 * their own family, children who are hardly younger than their parents.
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
			const say = (what: string, fix: string) =>
				report({ where: `src/content/characters “${id}”: ${field}`, what, fix });
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
			} else if (
				field.startsWith('children') &&
				known.age <= oldest &&
				age - known.age < generation
			) {
				say(
					`${known.name} is ${known.age}, and their parent ${name} is ${age}: that is less than ${generation} years.`,
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
			fix: `${near ? `Did you mean “${near}”? If it is new, g` : 'G'}ive it a place in both layouts of ${plan}, and draw it.`,
		});
	}
	// A slip in a name is said once.
	if (strangers.length > 0) return;
	for (const id of drawn.filter((each) => !ids.includes(each))) {
		report({
			where: `${from}: ${noun} “${id}”: ${field}`,
			what: `The city plan draws the ${noun} “${id}”, and no record has that ${field}.`,
			fix: `Put the ${noun} back, or take it out of the drawing and out of ${plan}.`,
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
					fix: 'Put them one level up, or say them as prose.',
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
			fix: 'Give the section of the districts its id back.',
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
			fix: `Let both say the same: the plan’s lines stand in ${plan}.`,
		});
	}
	const ids = new Set(all.map(({ id }) => id));
	for (const { id, name } of [...labelledLevels, ...landmarks]) {
		if (ids.has(id)) continue;
		const near = findNearest(id, ids);
		report({
			where: `${bible}: section “${id}”: id`,
			what: `The cross-section’s “${name}” leads to the section “${id}”, which is not there.`,
			fix: `${near ? `Is it “${near}” now? ` : ''}Put the section back, or let src/art/cross-section/places.ts name another.`,
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
			fix: near ? `Did you mean “${near}”?` : 'Name one that is there.',
		});
	}
}

/** Reports terms, events and notes on the canon that name what is not there. */
function checkNames({ world, anthology }: Records, report: Report): void {
	const targets = new Map(listLinkTargets(world));
	const check = (where: string, ids: readonly string[], kinds: readonly string[]) => {
		for (const id of ids) {
			if (kinds.includes(targets.get(id)?.kind ?? '')) continue;
			const near = findNearest(
				id,
				[...targets].flatMap(([slug, { kind }]) => (kinds.includes(kind) ? slug : [])),
			);
			report({
				where,
				what: `There is no ${kinds.join(' and no ')} “${id}”.`,
				fix: near ? `Did you mean “${near}”?` : 'Name one that is there.',
			});
		}
	};
	const marked = new Map<string, string>();
	for (const entry of world.glossary) {
		const where = `src/content/glossary.ts “${entry.id}”`;
		check(`${where}: section`, [entry.section], ['section']);
		for (const form of marksOf(entry)) {
			const other = marked.get(form);
			marked.set(form, entry.id);
			if (other === undefined) continue;
			const what = `“${form}” marks “${other}” already: a reader would be told of one of them.`;
			report({ where: `${where}: markedAs`, what, fix: 'Leave it to one of the two.' });
		}
	}
	for (const { id, steps } of anthology.paths) {
		steps.forEach(({ path }, at) => {
			if (steps.findIndex((step) => step.path === path) === at) return;
			report({
				where: `src/content/paths.ts “${id}”: steps ${at + 1}`,
				what: `It comes to ${path} twice, and its page could name one next step only.`,
				fix: 'Leave one of them out.',
			});
		});
	}
	for (const { id, sections = [], people = [], factions = [] } of world.events) {
		check(`src/content/events.ts “${id}”: sections`, sections, ['section', 'station']);
		check(`src/content/events.ts “${id}”: people`, people, ['character']);
		check(`src/content/events.ts “${id}”: factions`, factions, ['faction']);
	}
	for (const { about } of world.canon) {
		check(`src/content/canon: about “${about}”`, [about], ['section', 'faction', 'character']);
	}
}

/** Reports ties to nobody, pairs that are tied twice in one way, and people whom nothing ties. */
function checkTies({ characters, factions, ties }: World, report: Report): void {
	const ids: ReadonlySet<string> = new Set(characters.map(({ id }) => id));
	const seen = new Set<string>();
	for (const { between, kind, unknownTo = [] } of ties) {
		const say = (field: string, what: string, fix: string) =>
			report({
				where: `src/content/ties.ts “${between.join(', ')}, ${kind}”: ${field}`,
				what,
				fix,
			});
		if ((between.length as number) !== 2) {
			say('between', `It names ${between.length}, and a tie has two ends.`, 'Name two people.');
		}
		for (const name of between) {
			if (ids.has(name)) continue;
			const near = findNearest(name, ids);
			const fix = near ? `Did you mean “${near}”?` : 'Name one who is there.';
			say('between', `There is no character “${name}”.`, fix);
		}
		for (const name of unknownTo) {
			if (between.includes(name)) continue;
			say('unknownTo', `“${name}” is neither of the two.`, 'Name one of them.');
		}
		const pair = `${[...between].sort().join()} ${kind}`;
		if (seen.has(pair)) {
			say('kind', 'The two have a tie of this kind already.', 'Let one sentence say both.');
		}
		seen.add(pair);
	}
	for (const { character: id } of factions.flatMap((faction) => faction.characters)) {
		if (ties.some(({ between }) => between.includes(id))) continue;
		report({
			where: `src/content/characters “${id}”: id`,
			what: 'Nothing ties them to anybody, and a faction introduces them as somebody to know.',
			fix: 'Add what its prose tells to src/content/ties.ts.',
		});
	}
}

/** Reports eras and events out of order, ends before beginnings, and disputes that do not say about what. */
function checkEvents({ eras, events }: World, report: Report): void {
	for (const [at, { id, from }] of eras.entries()) {
		if (from > (eras[at - 1]?.from ?? Number.NEGATIVE_INFINITY)) continue;
		report({
			where: `src/content/eras.ts “${id}”: from`,
			what: `${from} is no later than the year in which the era before it begins.`,
			fix: 'Put the eras in order.',
		});
	}
	let latest = 0;
	for (const { id, year, month = 0, day = 0, until = year, isDisputed, note } of events) {
		const say = (field: string, what: string, fix: string) =>
			report({ where: `src/content/events.ts “${id}”: ${field}`, what, fix });
		const when = (year * 100 + month) * 100 + day;
		if (when < latest) {
			say('year', 'It stands after something that happened later.', 'Move it up.');
		}
		latest = Math.max(latest, when);
		if (until < year) say('until', `${until} is before ${year}.`, 'Correct one of the two.');
		if (isDisputed !== (note === undefined ? undefined : true)) {
			say(
				'note',
				'What is disputed has a note that says what of it, and nothing else has.',
				'Give it both, or neither.',
			);
		}
	}
}

/** Reports a timeline of which not exactly one step is the present: readers are told of one that it is. */
function checkTimeline({ timeline }: Anthology, report: Report): void {
	const active = timeline.filter((step) => step.active).length;
	if (active === 1) return;
	report({
		where: 'src/content/timeline.ts: active',
		what: `${active} steps are active, and the page says of one that it is now.`,
		fix: 'Let exactly one be active.',
	});
}

/** Reports changes out of order: the first is shown, and dated, as the latest. */
function checkChanges({ changes }: Anthology, report: Report): void {
	changes.forEach(({ id, day }, at) => {
		if (day <= (changes[at - 1]?.day ?? day)) return;
		report({
			where: `src/content/changes.ts “${id}”: day`,
			what: `${day} is later than the day of the change before it.`,
			fix: 'Put the latest first.',
		});
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
	checkNames({ world, anthology }, report);
	checkTies(world, report);
	checkEvents(world, report);
	checkTimeline(anthology, report);
	checkChanges(anthology, report);
}
