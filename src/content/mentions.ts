import {
	characterRoute,
	factionRoute,
	flattenSections,
	listLinkTargets,
	worldBibleRoute,
} from './links.ts';
import type { Records } from './records.ts';
import { slugify } from './slugs.ts';

/** A place that links to something. */
export interface Mention {
	/** A path of this site, with its anchor if it has one. */
	path: string;
	label: string;
}

/** A text of the site, and the place where it is read. */
interface Source extends Mention {
	text: string;
}

/** The text of a record: every string in it, whatever the field. */
function textOf(record: unknown): string {
	if (typeof record === 'string') return record;
	if (typeof record !== 'object' || record === null) return '';
	return Object.values(record).map(textOf).join('\n');
}

/**
 * Everything that links about the city: the World Bible by section, the factions, the characters,
 * the themes, and the pages about taking part.
 * @param prose Markdown by its path under `prose/` without `.md`
 */
function listSources({ world, anthology }: Records, prose: ReadonlyMap<string, string>): Source[] {
	const { faq, guidelines, landing, startingPaths, themes, themesToAvoid } = anthology;
	const section = (id: string, label: string, text: string): Source => ({
		path: `${worldBibleRoute}#${id}`,
		label,
		text,
	});
	return [
		...flattenSections(world.sections).map(({ id, title }) =>
			section(id, title, prose.get(`world-bible/${id}`) ?? ''),
		),
		...world.stations.map(({ slug, name, note }) => section(slug, name, note)),
		...world.factions.map((faction) => ({
			path: factionRoute(faction.slug),
			label: faction.name,
			text: `${prose.get(`factions/${faction.slug}`) ?? ''}\n${textOf(faction)}`,
		})),
		...world.characters.map((character) => ({
			path: characterRoute(character.id),
			label: character.name,
			text: `${prose.get(`characters/${character.id}`) ?? ''}\n${textOf(character)}`,
		})),
		...themes.map((theme) => ({
			path: `/theme-ideas/#${slugify(theme.title)}`,
			label: `Theme: ${theme.title}`,
			text: textOf(theme),
		})),
		{ path: '/theme-ideas/#avoid', label: 'Themes to avoid', text: textOf(themesToAvoid) },
		{ path: '/', label: 'Landing page', text: textOf(landing) },
		{ path: '/resources/#start', label: 'Where do I start?', text: textOf(startingPaths) },
		{ path: '/submission-guidelines/', label: 'Submission guidelines', text: textOf(guidelines) },
		{ path: '/additional-resources/#faq', label: 'Questions', text: textOf(faq) },
	];
}

/**
 * Finds where each faction, character, section and station is linked to from, itself left out.
 * @param prose Markdown by its path under `prose/` without `.md`
 * @returns the places by slug, in the order of the site; a slug that nothing links to is missing
 */
export function collectMentions(
	records: Records,
	prose: ReadonlyMap<string, string>,
): Map<string, Mention[]> {
	const pathOf = new Map(listLinkTargets(records.world).map(([slug, { path }]) => [slug, path]));
	const mentions = new Map<string, Mention[]>();
	for (const { path, label, text } of listSources(records, prose)) {
		const slugs = new Set([...text.matchAll(/\[\[([^\]|\n]+)/g)].map(([, slug = '']) => slug));
		for (const slug of slugs) {
			if (pathOf.get(slug) === path) continue;
			mentions.set(slug, [...(mentions.get(slug) ?? []), { path, label }]);
		}
	}
	return mentions;
}
