import type { Comic } from '../content/comics/types.ts';
import { flattenSections, stationsSection, worldBibleRoute } from './links.ts';
import { type FindProse, listSources } from './mentions.ts';
import type { Records } from './records.ts';

/** Words as a reader counts them: links by their label, figures as one word. */
export const countWords = (text: string): number =>
	text
		.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
		.replace(/\{\{[^}]*\}\}/g, 'x')
		.split(/\s+/)
		.filter((word) => /[\p{L}\d]/u.test(word)).length;

/** How many words an adult reads a minute, of a text that is not hurried through. */
const pace = 220;

/** For how long one reads so many words, in whole minutes. */
export const countMinutes = (words: number): number => Math.max(1, Math.round(words / pace));

/** How long one looks at a panel of a comic besides reading it, in minutes. */
const look = 1 / 12;

/** For how long one reads a comic, in whole minutes: its panels are looked at, whatever they say. */
export const countComicMinutes = (words: number, { pages }: Pick<Comic, 'pages'>): number =>
	Math.max(1, Math.round(words / pace + pages.flat().length * look));

/**
 * How many words are read at each place of the site: pages by their path, sections of the World Bible
 * with what is inside them by their anchor.
 */
export function measureLengths(records: Records, prose: FindProse): Map<string, number> {
	const own = new Map<string, number>();
	for (const { path, text } of listSources(records, prose)) {
		// Names of records, such as slugs, are not read.
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
			words.reduce((sum, each) => sum + each, 0),
		);
	}
	return lengths;
}
