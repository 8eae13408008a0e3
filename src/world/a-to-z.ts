import type { Shelf } from '../content/shelf.ts';
import { characterRoute, factionRoute, worldBibleRoute } from './links.ts';
import { nameWithoutTitle } from './slugs.ts';
import type { Section } from './types.ts';
import type { World } from './world.ts';

/** The kinds of things that the index lists, in the order in which they are offered. */
export const indexKinds = {
	person: { one: 'Person', all: 'People' },
	faction: { one: 'Faction', all: 'Factions' },
	district: { one: 'District', all: 'Districts' },
	deck: { one: 'Level', all: 'Levels' },
	station: { one: 'Station', all: 'Stations' },
	term: { one: 'Term', all: 'Terms' },
	section: { one: 'Section', all: 'Sections' },
	reading: { one: 'Reading', all: 'Readings' },
	event: { one: 'Event', all: 'Events' },
} as const;

export type IndexKind = keyof typeof indexKinds;

/** A thing that the index lists. */
export interface IndexEntry {
	kind: IndexKind;
	name: string;
	/** Its anchor in the index, where others link to it there. */
	id?: string;
	/** A path of this site, with its anchor if it has one. */
	path: string;
	/** What is said of it, as Markdown; or the prose of which the first sentence is shown. */
	line: { text: string } | { prose: string };
}

/** What a name is sorted by: without an article, accents folded, in lower case. */
const sortKey = (name: string) =>
	name
		.replace(/^(?:the|a|an) /i, '')
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase();

/** What a person is listed by: the last name first. */
function nameLastFirst(name: string): string {
	const parts = nameWithoutTitle(name).split(' ');
	const last = parts.pop() ?? name;
	return [last, parts.join(' ')].filter(Boolean).join(', ');
}

/** The kind of a section: districts and levels are told from all others by where they stand. */
const kindOf = ({ id }: Section, parent: Section | undefined): IndexKind =>
	parent?.id === 'city-districts' ? 'district' : id.endsWith('-level') ? 'deck' : 'section';

function* listSections(sections: readonly Section[], parent?: Section): Generator<IndexEntry> {
	for (const section of sections) {
		yield {
			kind: kindOf(section, parent),
			name: section.title,
			path: `${worldBibleRoute}#${section.id}`,
			line: { prose: `world-bible/${section.id}` },
		};
		yield* listSections(section.sections ?? [], section);
	}
}

/** Everything that has a place on the site, by the alphabet. */
export function listIndex(
	{ characters, factions, sections, stations, glossary }: World,
	{ comics, stories, documents }: Shelf,
) {
	const entries: IndexEntry[] = [
		...characters.map(({ id, name, role }) => ({
			kind: 'person' as const,
			name: nameLastFirst(name),
			path: characterRoute(id),
			line: { text: role },
		})),
		...factions.map(({ slug, name, line }) => ({
			kind: 'faction' as const,
			name,
			path: factionRoute(slug),
			line: { text: line },
		})),
		...listSections(sections),
		...stations.map(({ slug, name }) => ({
			kind: 'station' as const,
			name: `${name} station`,
			path: `${worldBibleRoute}#${slug}`,
			line: { text: 'A station of the Axion Loop.' },
		})),
		...glossary.map(({ id, term, definition, section }) => ({
			kind: 'term' as const,
			name: term,
			id: `word-${id}`,
			path: `${worldBibleRoute}#${section}`,
			line: { text: definition },
		})),
		...[...comics, ...stories, ...documents].map(({ slug, title, hook }) => ({
			kind: 'reading' as const,
			name: title,
			path: `/read/${slug}/`,
			line: { text: hook },
		})),
	];
	return entries.sort((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
}

/** The events, in order: they are looked up by their year. */
export const listEvents = ({ events }: World): IndexEntry[] =>
	events.map(({ id, date, summary }) => ({
		kind: 'event',
		name: date,
		path: `/timeline/#${id}`,
		line: { text: summary },
	}));

/** The entries by their first letter, in order; what starts with none of A to Z stands under 0. */
export function groupByLetter(entries: readonly IndexEntry[]): [letter: string, IndexEntry[]][] {
	const groups = new Map<string, IndexEntry[]>();
	for (const entry of entries) {
		const [letter = '0'] = /^[a-z]/.exec(sortKey(entry.name))?.[0].toUpperCase() ?? '0';
		groups.set(letter, [...(groups.get(letter) ?? []), entry]);
	}
	return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
