import { layouts, nameWidths } from '../../art/city-plan/labels.ts';
import { labelledLevels, landmarks } from '../../art/cross-section/places.ts';
import { marksOf } from '../../world/glossary.ts';
import { flattenSections, listLinkTargets } from '../../world/links.ts';
import type { CityRecords } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { findNearest, type Problem } from '../problems.ts';

const bible = 'src/content/world-bible.ts';
const plan = 'src/art/city-plan/labels.ts';

/** What to do about an unknown name. */
function suggest(name: string, candidates: Iterable<string>): string {
	const near = findNearest(name, candidates);
	return near ? `Did you mean “${near}”?` : 'Use one that exists.';
}

/** Slugs that two things share: links and anchors could not tell them apart. */
function findSharedSlugs(world: World): Problem[] {
	const targets = listLinkTargets(world);
	const bySlug = new Map(targets.toReversed());
	return targets.flatMap(([slug, target]) => {
		const other = bySlug.get(slug);
		if (other === undefined || other === target) return [];
		return {
			where: `src/content: ${target.kind} “${target.label}”`,
			what: `The slug “${slug}” already belongs to the ${other.kind} “${other.label}”.`,
			fix: 'Give one of them another slug: links and anchors could not tell them apart.',
		};
	});
}

/** Quotations, terms, events, canon entries and ties that name something unknown. */
function findUnknownNames(world: World): Problem[] {
	const targets = listLinkTargets(world);
	const check = (where: string, names: readonly string[], kinds: readonly string[]): Problem[] => {
		const known = targets.flatMap(([slug, { kind }]) => (kinds.includes(kind) ? slug : []));
		return names.flatMap((name) =>
			known.includes(name)
				? []
				: {
						where,
						what: `There is no ${kinds.join(' and no ')} “${name}”.`,
						fix: suggest(name, known),
					},
		);
	};
	const chapters = world.sections.map(({ id }) => id);
	return [
		...world.pullQuotes.flatMap(({ section, text }) =>
			chapters.includes(section)
				? []
				: {
						where: `${bible}: quotation “${text.slice(0, 60)}”: section`,
						what: `There is no section of the first level “${section}”.`,
						fix: suggest(section, chapters),
					},
		),
		...world.glossary.flatMap(({ id, section }) =>
			check(`src/content/glossary.ts “${id}”: section`, [section], ['section']),
		),
		...world.events.flatMap(({ id, sections = [], people = [], factions = [] }) => [
			...check(`src/content/events.ts “${id}”: sections`, sections, ['section', 'station']),
			...check(`src/content/events.ts “${id}”: people`, people, ['character']),
			...check(`src/content/events.ts “${id}”: factions`, factions, ['faction']),
		]),
		...world.canon.flatMap(({ about }) =>
			check(`src/content/canon: about “${about}”`, [about], ['section', 'faction', 'character']),
		),
		...world.ties.flatMap(({ between, kind }) =>
			check(`src/content/ties.ts “${between.join(', ')}, ${kind}”`, between, ['character']),
		),
	];
}

/** Forms that mark two terms of the glossary: a reader would see only one definition. */
function findSharedForms({ glossary }: World): Problem[] {
	const marked = new Map<string, string>();
	return glossary.flatMap((entry) =>
		marksOf(entry).flatMap((form) => {
			const other = marked.get(form);
			marked.set(form, entry.id);
			if (other === undefined) return [];
			return {
				where: `src/content/glossary.ts “${entry.id}”: markedAs`,
				what: `“${form}” marks “${other}” already: a reader would see only one definition.`,
				fix: 'Leave it to one of the two.',
			};
		}),
	);
}

/** Paths through the site that come to a page twice: that page could name one next step only. */
const findRepeatedSteps = ({ anthology }: CityRecords): Problem[] =>
	anthology.paths.flatMap(({ id, steps }) =>
		steps.flatMap(({ path }, at) =>
			steps.findIndex((step) => step.path === path) === at
				? []
				: {
						where: `src/content/paths.ts “${id}”: steps ${at + 1}`,
						what: `It comes to ${path} twice, and its page could name one next step only.`,
						fix: 'Leave one of them out.',
					},
		),
	);

/** The names that all of some tables have. */
const sharedKeys = ([first = {}, ...others]: readonly object[]): string[] =>
	Object.keys(first).filter((key) => others.every((other) => Object.hasOwn(other, key)));

/** Places on record that the city plan does not draw, and the reverse. */
function comparePlan(file: string, noun: string, ids: string[], drawn: string[]): Problem[] {
	const undrawn = ids.filter((id) => !drawn.includes(id));
	// A misspelt name is reported once.
	const missing = undrawn.length > 0 ? [] : drawn.filter((id) => !ids.includes(id));
	return [
		...undrawn.map((id) => {
			const near = findNearest(id, drawn);
			return {
				where: `${file}: ${noun} “${id}”`,
				what: `The city plan has no place for the ${noun} “${id}”, and could not name it.`,
				fix: `${near ? `Did you mean “${near}”? If it is new, g` : 'G'}ive it a place in both layouts of ${plan}, and draw it.`,
			};
		}),
		...missing.map((id) => ({
			where: `${file}: ${noun} “${id}”`,
			what: `The city plan draws the ${noun} “${id}”, which is not on record.`,
			fix: `Put the ${noun} back, or take it out of the drawing and out of ${plan}.`,
		})),
	];
}

/** Places that only the records or only the city plan and the cross-section have. */
function findUnknownPlaces({ sections, stations }: World): Problem[] {
	const all = flattenSections(sections);
	const { wide, narrow } = layouts;
	const districts = all.find(({ id }) => id === 'city-districts')?.sections ?? [];
	const stationSlugs = stations.map(({ slug }) => slug);
	const drawnStations = sharedKeys([wide.stations, narrow.stations, nameWidths]);
	const ids = all.map(({ id }) => id);
	return [
		...comparePlan(
			bible,
			'district',
			districts.map(({ id }) => id),
			sharedKeys([wide.districts, narrow.districts]),
		),
		...comparePlan('src/content/stations.ts', 'station', stationSlugs, drawnStations),
		...districts.flatMap(({ id, title }) => {
			const lettered = wide.districts[id]?.lines.map(([line]) => line).join(' ');
			if (lettered === undefined || lettered === title) return [];
			return {
				where: `${bible}: district “${id}”: title`,
				what: `It is called “${title}”, and the city plan letters it “${lettered}”.`,
				fix: `Let both say the same: the plan’s lines stand in ${plan}.`,
			};
		}),
		...[...labelledLevels, ...landmarks].flatMap(({ id, name }) =>
			ids.includes(id)
				? []
				: {
						where: `${bible}: section “${id}”`,
						what: `The cross-section’s “${name}” leads to the section “${id}”, which is not there.`,
						fix: `${suggest(id, ids)} Or let src/art/cross-section/places.ts name another.`,
					},
		),
	];
}

/** Eras and events out of order, and events that end before they begin. */
function findMisorder({ eras, events }: World): Problem[] {
	const whenOf = ({ year, month = 0, day = 0 }: World['events'][number]) =>
		(year * 100 + month) * 100 + day;
	return [
		...eras.flatMap(({ id, from }, at) =>
			from > (eras[at - 1]?.from ?? Number.NEGATIVE_INFINITY)
				? []
				: {
						where: `src/content/eras.ts “${id}”: from`,
						what: `${from} is no later than the year in which the era before it begins.`,
						fix: 'Put the eras in order.',
					},
		),
		...events.flatMap((event, at) => {
			const where = `src/content/events.ts “${event.id}”`;
			const { year, until = year } = event;
			const before = events[at - 1];
			return [
				...(before !== undefined && whenOf(event) < whenOf(before)
					? [{ where, what: `It happened before “${before.id}”.`, fix: 'Move it up.' }]
					: []),
				...(until < year
					? [{ where, what: `${until} is before ${year}.`, fix: 'Correct one of the two.' }]
					: []),
			];
		}),
	];
}

/** Finds references between records that would break a page. */
export const checkReferences = (records: CityRecords): Problem[] => [
	...findSharedSlugs(records.world),
	...findUnknownNames(records.world),
	...findSharedForms(records.world),
	...findRepeatedSteps(records),
	...findUnknownPlaces(records.world),
	...findMisorder(records.world),
];
