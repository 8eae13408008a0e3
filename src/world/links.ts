import type { Section } from '../model/types.ts';
import type { World } from './world.ts';

/** The target of a `[[slug]]` in prose. */
export interface LinkTarget {
	/** The text of a link without a label of its own. */
	label: string;
	/** A path of this site, which may end with a fragment. */
	path: string;
	kind: 'faction' | 'character' | 'section' | 'station';
}

export const worldBibleRoute = '/world-bible/';

/** The id of the World Bible's section with the stations. */
export const stationsSection = 'axion-loop';

export const factionRoute = (slug: string) => `/faction/${slug}/`;
export const characterRoute = (slug: string) => `/character/${slug}/`;

/** Lists all sections, each followed by its subsections. */
export function flattenSections(sections: readonly Section[]): Section[] {
	return sections.flatMap((section) => [section, ...flattenSections(section.sections ?? [])]);
}

/**
 * Lists everything that prose can link to. A slug used twice appears twice; the build reports it.
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
