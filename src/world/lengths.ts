import type { ScriptPanel } from '../model/comics.ts';
import { flattenSections, stationsSection, worldBibleRoute } from './links.ts';
import { type FindProse, listSources } from './mentions.ts';
import type { Records } from './records.ts';

/** Counts the words of Markdown as shown: links by their label, figures as one word. */
export const countWords = (text: string): number =>
	text
		.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
		.replace(/\{\{[^}]*\}\}/g, 'x')
		.split(/\s+/)
		.filter((word) => /[\p{L}\d]/u.test(word)).length;

/** An adult's reading speed, in words a minute. */
const pace = 220;

/** Reading time in whole minutes, at least 1. */
export const countMinutes = (words: number): number => Math.max(1, Math.round(words / pace));

/** The time to look at a panel of a comic, besides reading it, in minutes. */
const look = 1 / 12;

/** Reading time of a comic in whole minutes, at least 1. */
export const countComicMinutes = (
	words: number,
	pages: readonly (readonly ScriptPanel[])[],
): number => Math.max(1, Math.round(words / pace + pages.flat().length * look));

/**
 * Counts the words at each place of the site.
 * @returns word counts by path: pages, and sections of the World Bible (`/world-bible/#id`) with
 * their subsections
 */
export function measureLengths(records: Records, prose: FindProse): Map<string, number> {
	const own = new Map<string, number>();
	for (const { path, text } of listSources(records, prose)) {
		// Strings of one word are slugs and other keys, which readers do not see.
		const read = text.split('\n').filter((line) => /\s/.test(line.trim()));
		own.set(path, (own.get(path) ?? 0) + countWords(read.join('\n')));
	}
	const lengths = new Map(own);
	for (const [path, words] of own) {
		const [page = ''] = path.split('#');
		if (page !== path) lengths.set(page, (lengths.get(page) ?? 0) + words);
	}
	const notes = records.world.canon.map(({ note }) => note);
	lengths.set('/canon/', countWords(notes.join('\n')));
	for (const section of flattenSections(records.world.sections)) {
		const inside = [section, ...flattenSections(section.sections ?? [])].map(({ id }) => id);
		const stations = inside.includes(stationsSection)
			? records.world.stations.map(({ slug }) => slug)
			: [];
		const words = [...inside, ...stations].map((id) => own.get(`${worldBibleRoute}#${id}`) ?? 0);
		lengths.set(
			`${worldBibleRoute}#${section.id}`,
			words.reduce((sum, count) => sum + count, 0),
		);
	}
	return lengths;
}
