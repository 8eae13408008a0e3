import type { Settings } from '../../site.ts';
import { keep, keyOf, recall } from '../cache.ts';
import { findCache, readSources } from '../project.ts';
import type { Sources } from '../sources.ts';
import type { Asked } from './page-environments.ts';
import type { BodyLook } from './page-use.ts';

/** What a build has to know of a page's own part until the page is put together. */
export interface BodyRecord {
	/** The digest of its bytes, in base 64. */
	sum: string;
	look: BodyLook;
	/** All that it can show. */
	characters: string;
	asked: Asked;
}

/** Sums up what a page that asks is told today. */
type SumAnswers = (asked: Asked) => string;

/** Pages that were rendered in an earlier build. */
export interface KeptPages {
	/** What was known of a page, if it would come out the same today. */
	recall(route: string, sumAnswers: SumAnswers): BodyRecord | undefined;
	/** Takes down what is known of a page that was rendered. */
	note(route: string, record: BodyRecord, sumAnswers: SumAnswers): void;
	/**
	 * Keeps all pages for later builds. Only a build that ended well may, and whose sources stayed as
	 * they were: code that was read could be of another moment than code that ran.
	 */
	save(): void;
	/** Keeps nothing. */
	forget(): void;
}

/** A page as it is kept: plain data. */
interface Entry {
	route: string;
	sum: string;
	/** Which of the looks it has. */
	look: number;
	characters: string;
	pictures: readonly string[];
	prose: readonly string[];
	mentions: readonly string[];
	answers: string;
}

/** All pages of a site as they are kept. */
interface Entries {
	/** Most pages of a kind have one of a few. */
	looks: readonly BodyLook[];
	pages: readonly Entry[];
}

function parseEntries(contents: Uint8Array | undefined): Entries {
	if (contents === undefined || contents.length === 0) return { looks: [], pages: [] };
	return JSON.parse(Buffer.from(contents).toString()) as Entries;
}

/** Globs, below the project's folder, of all code that decides what pages of the project look like. */
export const renderedBy: readonly string[] = [
	...['package-lock.json', 'tsconfig.json', 'src/tsconfig.json'],
	'{src,pages,pages-dev}/**/*.{ts,tsx}',
];

/**
 * Opens what is kept of a site's pages. A page is rendered from code, records and settings, by all
 * of which its site is known here, and from what it asks its environment for, which is kept with it.
 */
export async function openKeptPages(
	settings: Settings,
	{ world, anthology }: Pick<Sources, 'world' | 'anthology'>,
): Promise<KeptPages> {
	const key = keyOf(
		...(await readSources(...renderedBy)),
		// What Node knows of languages and numbers may show.
		process.version,
		JSON.stringify([settings, world, anthology]),
	);
	const folder = findCache('rendered');
	const { looks, pages } = parseEntries(recall(folder, key));
	const known = new Map(pages.map((entry) => [entry.route, entry]));
	const next: Entry[] = [];
	const numbers = new Map<BodyLook, number>();
	const numberOf = (look: BodyLook) => {
		const number = numbers.get(look) ?? numbers.size;
		numbers.set(look, number);
		return number;
	};
	let isNew = false;
	return {
		recall(route, sumAnswers) {
			const entry = known.get(route);
			const look = entry && looks[entry.look];
			if (entry === undefined || look === undefined) return undefined;
			const asked: Asked = {
				pictures: new Set(entry.pictures),
				prose: new Set(entry.prose),
				mentions: new Set(entry.mentions),
			};
			if (sumAnswers(asked) !== entry.answers) return undefined;
			next.push({ ...entry, look: numberOf(look) });
			return { sum: entry.sum, look, characters: entry.characters, asked };
		},
		note(route, { sum, look, characters, asked }, sumAnswers) {
			isNew = true;
			next.push({
				route,
				sum,
				look: numberOf(look),
				characters,
				pictures: [...asked.pictures],
				prose: [...asked.prose],
				mentions: [...asked.mentions],
				answers: sumAnswers(asked),
			});
		},
		save() {
			if (!isNew && next.length === pages.length) return;
			const entries: Entries = { looks: [...numbers.keys()], pages: next };
			keep(folder, key, Buffer.from(JSON.stringify(entries)));
		},
		forget: () => keep(folder, key, Buffer.alloc(0)),
	};
}
