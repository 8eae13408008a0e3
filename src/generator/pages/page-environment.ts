import type { PageEnvironment } from '../../components/page-context.ts';
import { sheetNumbers } from '../../sheets/sheet-numbers.ts';
import { createUrls } from '../../site.ts';
import type { Assets } from '../assets/make-assets.ts';
import type { Content } from '../content/read-content.ts';
import { templatePdf } from '../downloads/template-pdf.ts';
import { findNearest, type Report } from '../problems.ts';

/** What a page is rendered with. */
export type PageMaterials = Pick<
	Content,
	'settings' | 'sources' | 'markdown' | 'prose' | 'inlines' | 'mentions'
> &
	Pick<Assets, 'pictures'>;

/** The environment of one page, which takes down the prose that the page asks for. */
export interface WatchedEnvironment extends PageEnvironment {
	readonly usedProse: ReadonlySet<string>;
}

/**
 * Makes the environment of one page.
 * @param report is told what the page asks for and is not there, and what is wrong with its Markdown
 */
export function createEnvironment(
	{ settings, sources, markdown, prose, inlines, mentions, pictures }: PageMaterials,
	route: string,
	report: Report,
): WatchedEnvironment {
	const urls = createUrls(settings, route);
	const usedProse = new Set<string>();
	const miss = (kind: string, id: string, ids: Iterable<string>) => {
		const nearest = findNearest(id, ids);
		report({
			where: route,
			what: `It asks for the ${kind} “${id}”, which is not there.`,
			...(nearest && { mend: `The nearest is “${nearest}”.` }),
		});
	};
	return {
		settings,
		anthology: sources.anthology,
		urls,
		route,
		usedProse,
		inlineCode: [],
		picture(id) {
			const found = pictures.get(id);
			if (found === undefined) miss('picture', id, pictures.keys());
			return found;
		},
		prose(id) {
			usedProse.add(id);
			const found = prose.get(id);
			if (found === undefined) miss('prose file', `${id}.md`, prose.keys());
			return found === undefined ? '' : markdown.render(found.parsed, urls);
		},
		mentions: (slug) => mentions.get(slug) ?? [],
		inline(text) {
			// What stands in a record was read, and reported, with the record.
			const parsed =
				inlines.get(text) ??
				markdown.parseInline(text, `${route}, in “${text.slice(0, 50)}…”`, report);
			return markdown.render(parsed, urls);
		},
		download: (sheet) => `${templatePdf.file}#page=${sheetNumbers[sheet]}`,
	};
}
