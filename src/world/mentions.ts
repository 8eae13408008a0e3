import { slugify } from '../model/slugify.ts';
import { scriptOf, type Work, workRoute } from '../model/works.ts';
import {
	characterRoute,
	factionRoute,
	flattenSections,
	listLinkTargets,
	worldBibleRoute,
} from './links.ts';
import type { Records } from './records.ts';

/** A place that mentions something. */
export interface Mention {
	/** A path of this site, which may end with a fragment. */
	path: string;
	label: string;
}

/** A text of the site, and the place where it appears. */
interface Source extends Mention {
	text: string;
}

/** Joins all strings in a record, whatever their fields, with line breaks. */
function textOf(record: unknown): string {
	if (typeof record === 'string') return record;
	if (typeof record !== 'object' || record === null) return '';
	return Object.values(record).map(textOf).join('\n');
}

/** Finds a Markdown text by its path under `prose/` without `.md`; undefined when there is none. */
export type FindProse = (id: string) => string | undefined;

/** The text of a work, without its title and other fields about it. */
function textOfWork(work: Work, prose: FindProse): string {
	const spoken = scriptOf(work)
		?.flat()
		.flatMap(({ lettering = [] }) => lettering.map(({ text }) => text));
	const text = work.text && prose(work.text);
	return [text, ...(spoken ?? []), textOf(work.paper)].join('\n');
}

/** Lists all texts that can contain links to the city, in the order of the site. */
export function* listSources(
	{ world, anthology, shelf }: Records,
	prose: FindProse,
): Generator<Source> {
	const { faq, guidelines, landing, themes, themesToAvoid } = anthology;
	const canonOf = (id: string) =>
		world.canon.map(({ about, note }) => (about === id ? note : '')).join('\n');
	const section = (id: string, label: string, text: string): Source => ({
		path: `${worldBibleRoute}#${id}`,
		label,
		text,
	});
	for (const { id, title } of flattenSections(world.sections)) {
		yield section(id, title, `${prose(`world-bible/${id}`) ?? ''}\n${canonOf(id)}`);
	}
	for (const { slug, name, note } of world.stations) yield section(slug, name, note);
	for (const faction of world.factions) {
		yield {
			path: factionRoute(faction.slug),
			label: faction.name,
			text: `${prose(`factions/${faction.slug}`) ?? ''}\n${textOf(faction)}\n${canonOf(faction.slug)}`,
		};
	}
	for (const character of world.characters) {
		yield {
			path: characterRoute(character.id),
			label: character.name,
			text: `${prose(`characters/${character.id}`) ?? ''}\n${textOf(character)}\n${canonOf(character.id)}`,
		};
	}
	for (const theme of themes) {
		yield {
			path: `/theme-ideas/#${slugify(theme.title)}`,
			label: `Theme: ${theme.title}`,
			text: textOf(theme),
		};
	}
	yield {
		path: '/theme-ideas/#avoid',
		label: 'Theme ideas: to avoid',
		text: textOf(themesToAvoid),
	};
	yield { path: '/', label: 'Landing page', text: textOf(landing) };
	yield {
		path: '/submission-guidelines/',
		label: 'Submission guidelines',
		text: textOf(guidelines),
	};
	for (const work of shelf.works) {
		yield { path: workRoute(work.slug), label: work.title, text: textOfWork(work, prose) };
	}
	yield {
		path: '/additional-resources/#faq',
		label: 'Additional resources: FAQ',
		text: textOf(faq),
	};
}

/**
 * Finds the places that link to each faction, character, section and station, other than its own.
 * @returns the places by slug, in the order of the site; slugs without mentions are missing
 */
export function collectMentions(records: Records, prose: FindProse): Map<string, Mention[]> {
	const targets = new Map(
		listLinkTargets(records.world).map(([slug, { path }]) => [slug, { slug, path }]),
	);
	const mentions = new Map<string, Mention[]>();
	for (const { path, label, text } of listSources(records, prose)) {
		const found = new Set([...text.matchAll(/\[\[([^\]|\n]+)/g)].map(([, slug = '']) => slug));
		for (const name of found) {
			// The slug from the record: a substring of the text would keep the whole text in memory.
			const { slug, path: own } = targets.get(name) ?? {};
			if (slug === undefined || own === path) continue;
			const known = mentions.get(slug);
			if (known) known.push({ path, label });
			else mentions.set(slug, [{ path, label }]);
		}
	}
	return mentions;
}
