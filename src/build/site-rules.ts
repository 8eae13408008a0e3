import type { Settings } from '../site.ts';
import type { SiteToCheck } from './check-site.ts';
import { fileOfRoute } from './files.ts';
import { sheetNumbers } from './pdf/sheet-numbers.ts';
import { download } from './prepare-assets.ts';
import { findLinks } from './prose.ts';
import type { Content } from './read-site.ts';

/** What the finished site is checked against. */
export function listRules(
	settings: Settings,
	{ prose, pages }: Content,
): Omit<SiteToCheck, 'files'> {
	const sheets = Array.from(
		{ length: Object.keys(sheetNumbers).length },
		(_, i) => `page=${i + 1}`,
	);
	return {
		settings,
		fragments: new Map([[download, new Set(sheets)]]),
		findWritten: (target) => findLinks(prose, target),
		copies: new Set(
			pages.flatMap(({ route, page }) => (page.canonical === undefined ? [] : fileOfRoute(route))),
		),
	};
}
