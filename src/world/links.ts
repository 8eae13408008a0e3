import type { Section } from './types.ts';
import type { World } from './world.ts';

/** What a `[[slug]]` in prose links to. */
export interface LinkTarget {
	/** What the link reads when the prose gives it no label. */
	label: string;
	/** A path of this site, with its anchor if it has one. */
	path: string;
	/** What the target is, for messages. */
	kind: 'faction' | 'character' | 'section' | 'station';
}

export const worldBibleRoute = '/world-bible/';

/** The World Bible’s section in which the stations stand. */
export const stationsSection = 'axion-loop';

export const factionRoute = (slug: string) => `/faction/${slug}/`;
export const characterRoute = (slug: string) => `/character/${slug}/`;

/** All sections, each followed by the sections inside it. */
export function flattenSections(sections: readonly Section[]): Section[] {
	return sections.flatMap((section) => [section, ...flattenSections(section.sections ?? [])]);
}

/**
 * Lists everything that prose can link to. A slug that two things share appears twice:
 * the build refuses it.
 */
export function listLinkTargets(world: World): [slug: string, LinkTarget][] {
	const anchor = (id: string) => `${worldBibleRoute}#${id}`;
	return [
		...world.factions.map((faction): [string, LinkTarget] => [
			faction.slug,
			{ label: faction.name, path: factionRoute(faction.slug), kind: 'faction' },
		]),
		...world.characters.map((character): [string, LinkTarget] => [
			character.id,
			{ label: character.name, path: characterRoute(character.id), kind: 'character' },
		]),
		...flattenSections(world.sections).map((section): [string, LinkTarget] => [
			section.id,
			{ label: section.title, path: anchor(section.id), kind: 'section' },
		]),
		...world.stations.map((station): [string, LinkTarget] => [
			station.slug,
			{ label: station.name, path: anchor(station.slug), kind: 'station' },
		]),
	];
}
