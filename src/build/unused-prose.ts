import type { RenderedPages } from './pages/render-pages.ts';
import type { Report } from './problems.ts';
import type { Content } from './read-site.ts';

/**
 * Reads the texts that no page has asked for, for what is wrong with them, and reports each.
 * @param rendered the pages: one that threw may have had more to show
 */
export function reportUnusedProse(
	{ prose, markdown, complete: allListed }: Content,
	{ usedProse, complete }: Pick<RenderedPages, 'usedProse' | 'complete'>,
	report: Report,
): void {
	for (const id of prose.ids) {
		if (usedProse.has(id)) continue;
		const { file = id, source = '' } = prose.get(id) ?? {};
		markdown.parse(source, file, report);
		if (!complete || !allListed) continue;
		report({
			where: file,
			what: 'No page shows this text.',
			mend: 'Show it, or delete the file.',
		});
	}
}
