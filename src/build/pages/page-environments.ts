import type { PageEnvironment, PictureFile } from '../../components/page-context.ts';
import type { Anthology } from '../../content/anthology.ts';
import type { Mention } from '../../content/mentions.ts';
import { createUrls, relativeBase, type Settings } from '../../site.ts';
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

/**
 * Makes the environment of one page after the other.
 * @returns `create` for a route, and the prose that pages have asked for so far
 */
export function createEnvironments(materials: PageMaterials) {
	const { settings, anthology, markdown, prose, mentions, drawn, download, report } = materials;
	const inlines = new Map(materials.inlines);
	const usedProse = new Set<string>();
	const miss = (where: string, kind: string, id: string, ids: Iterable<string>) => {
		const nearest = findNearest(id, ids);
		report({
			where,
			what: `It asks for the ${kind} “${id}”, which is not there.`,
			...(nearest && { mend: `The nearest is “${nearest}”.` }),
		});
	};
	const everywhere = createUrls(settings);
	const create = (route: string): PageEnvironment => {
		const urls = settings.base === relativeBase ? createUrls(settings, route) : everywhere;
		return {
			settings,
			anthology,
			urls,
			route,
			picture(id) {
				const found = drawn.get(id);
				if (found === undefined) miss(route, 'picture', id, drawn.keys());
				return found;
			},
			prose(id) {
				const parsed = prose.read(id);
				usedProse.add(id);
				if (parsed === undefined) miss(route, 'prose file', `${id}.md`, prose.ids);
				return parsed === undefined ? '' : markdown.render(parsed, urls);
			},
			inlineCode: [],
			mentions: (slug) => mentions.get(slug) ?? [],
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
	return { create, usedProse };
}
