import type { PageEnvironment, PictureFile } from '../../components/page-context.ts';
import type { Anthology } from '../../content/anthology.ts';
import type { Mention } from '../../content/mentions.ts';
import { createUrls, relativeBase, type Settings } from '../../site.ts';
import { keyOf } from '../cache.ts';
import type { Markdown, Parsed } from '../markdown.ts';
import { findNearest, type Report } from '../problems.ts';
import type { ProseReader } from '../prose.ts';

/** What all pages are rendered with. */
export interface PageMaterials {
	settings: Settings;
	anthology: Anthology;
	markdown: Markdown;
	/** Reads prose files by their path under `prose/` without `.md`. */
	prose: ProseReader;
	/** Where each slug is linked to from. */
	mentions: ReadonlyMap<string, readonly Mention[]>;
	/** Written pictures by their id. */
	drawn: ReadonlyMap<string, PictureFile>;
	/** The PDF's path on the site, and the number of the first page of each of its sheets. */
	download: { file: string; sheets: Readonly<Record<'template' | 'framework', number>> };
	/** The Markdown of records that was read before, and reported on, by its source. */
	inlines?: ReadonlyMap<string, Parsed>;
	report: Report;
}

/** What a page has asked its environment for that is not the same for all pages and all builds. */
export interface Asked {
	/** By their ids. */
	pictures: ReadonlySet<string>;
	prose: ReadonlySet<string>;
	/** By the slugs that they are mentions of. */
	mentions: ReadonlySet<string>;
}

/** The environment of one page, which takes down what the page asks for. */
export interface WatchedEnvironment extends PageEnvironment {
	asked: Asked;
}

/**
 * Makes the environment of one page after the other.
 * @returns `create` for a route, and `sumAnswers`: the digest, in base 64, of all that decides what a
 * page that asks is told
 */
export function createEnvironments(materials: PageMaterials) {
	const { settings, anthology, markdown, prose, mentions, drawn, download, report } = materials;
	const inlines = new Map(materials.inlines);
	const miss = (where: string, kind: string, id: string, ids: Iterable<string>) => {
		const nearest = findNearest(id, ids);
		report({
			where,
			what: `It asks for the ${kind} “${id}”, which is not there.`,
			...(nearest && { mend: `The nearest is “${nearest}”.` }),
		});
	};
	const everywhere = createUrls(settings);
	const create = (route: string): WatchedEnvironment => {
		const asked = {
			pictures: new Set<string>(),
			prose: new Set<string>(),
			mentions: new Set<string>(),
		};
		const urls = settings.base === relativeBase ? createUrls(settings, route) : everywhere;
		return {
			settings,
			anthology,
			urls,
			route,
			asked,
			picture(id) {
				asked.pictures.add(id);
				const found = drawn.get(id);
				if (found === undefined) miss(route, 'picture', id, drawn.keys());
				return found;
			},
			prose(id) {
				asked.prose.add(id);
				const parsed = prose.read(id);
				if (parsed === undefined) miss(route, 'prose file', `${id}.md`, prose.ids);
				return parsed === undefined ? '' : markdown.render(parsed, urls);
			},
			inlineCode: [],
			mentions(slug) {
				asked.mentions.add(slug);
				return mentions.get(slug) ?? [];
			},
			inline(text) {
				let parsed = inlines.get(text);
				if (parsed === undefined) {
					parsed = markdown.parseInline(text, `${route}, in “${text.slice(0, 50)}…”`, report);
					if (parsed[0] !== text) inlines.set(text, parsed);
				}
				return markdown.render(parsed, urls);
			},
			download: (sheet) => `${download.file}#page=${download.sheets[sheet]}`,
		};
	};
	const sumAnswers = ({ pictures, prose: texts, mentions: slugs }: Asked): string =>
		keyOf(
			...Array.from(pictures, (id) => JSON.stringify(drawn.get(id)) ?? ''),
			...Array.from(texts, (id) => prose.sum(id) ?? ''),
			...Array.from(slugs, (slug) => JSON.stringify(mentions.get(slug)) ?? ''),
		).toString('base64');
	return { create, sumAnswers };
}
