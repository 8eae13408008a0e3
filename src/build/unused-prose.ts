import type { Report } from './problems.ts';
import type { Content } from './read-site.ts';

/**
 * Reads the texts that no page has asked for, for what is wrong with them, and reports each.
 * @param used the texts that pages have asked for
 * @param complete whether all pages could be rendered: one that threw may have had more to show
 */
export function reportUnusedProse(
	{ prose, markdown, complete: allListed }: Content,
	used: ReadonlySet<string>,
	complete: boolean,
	report: Report,
): void {
	for (const id of prose.ids) {
		if (used.has(id)) continue;
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
