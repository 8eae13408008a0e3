import { flagPicture } from '../model/flags.ts';
import type { PictureId } from '../model/picture-ids.ts';
import { nameWithoutTitle } from '../model/slugify.ts';
import type { Section } from '../model/types.ts';
import { type Shelf, workRoute } from '../model/works.ts';
import { characterRoute, factionRoute, worldBibleRoute } from './links.ts';
import type { World } from './world.ts';

/** The kinds of entries in the index, in display order. */
export const indexKinds = {
	person: { one: 'Character', all: 'Characters' },
	faction: { one: 'Faction', all: 'Factions' },
	district: { one: 'District', all: 'Districts' },
	deck: { one: 'Level', all: 'Levels' },
	station: { one: 'Station', all: 'Stations' },
	term: { one: 'Term', all: 'Terms' },
	section: { one: 'Section', all: 'Sections' },
	reading: { one: 'Work', all: 'Works' },
	event: { one: 'Event', all: 'Events' },
} as const;

export type IndexKind = keyof typeof indexKinds;

export interface IndexEntry {
	kind: IndexKind;
	name: string;
	/** Its anchor in the index, for entries that others link to. */
	id?: string;
	/** A path of this site, which may end with a fragment. */
	path: string;
	/** A line of Markdown, or a prose file whose first sentence is shown. */
	line: { text: string } | { prose: string };
	/** A face or a flag. */
	picture?: PictureId;
}

/** The sort key of a name: without its article, accents folded, in lower case. */
const sortKey = (name: string) =>
	name
		.replace(/^(?:the|a|an) /i, '')
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase();

/** “Okwuosa, Ifeoma” for “Warden Ifeoma Okwuosa”. */
function nameLastFirst(name: string): string {
	const parts = nameWithoutTitle(name).split(' ');
	const last = parts.pop() ?? name;
	return [last, parts.join(' ')].filter(Boolean).join(', ');
}

/** Districts are recognised by their parent, decks by their id. */
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

/** Lists everything on the site except events, in alphabetical order. */
export function listIndex(
	{ characters, factions, sections, stations, glossary }: World,
	{ works }: Shelf,
) {
	const entries: IndexEntry[] = [
		...characters.map(({ id, name, role, portrait }) => ({
			kind: 'person' as const,
			name: nameLastFirst(name),
			path: characterRoute(id),
			line: { text: role },
			picture: portrait,
		})),
		...factions.map(({ slug, name, line, flag }) => ({
			kind: 'faction' as const,
			name,
			path: factionRoute(slug),
			line: { text: line },
			picture: flagPicture(flag),
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
		...works.map(({ slug, title, blurb }) => ({
			kind: 'reading' as const,
			name: title,
			path: workRoute(slug),
			line: { text: blurb },
		})),
	];
	return entries.sort((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
}

/** Lists the events in order of time, as they are looked up by year. */
export const listEvents = ({ events }: World): IndexEntry[] =>
	events.map(({ id, date, summary }) => ({
		kind: 'event',
		name: date,
		path: `/timeline/#${id}`,
		line: { text: summary },
	}));

/** Groups sorted entries by their first letter; those that do not begin with A to Z are under 0. */
export function groupByLetter(entries: readonly IndexEntry[]): [letter: string, IndexEntry[]][] {
	const groups = new Map<string, IndexEntry[]>();
	for (const entry of entries) {
		const [letter = '0'] = /^[a-z]/.exec(sortKey(entry.name))?.[0].toUpperCase() ?? '0';
		groups.set(letter, [...(groups.get(letter) ?? []), entry]);
	}
	return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
