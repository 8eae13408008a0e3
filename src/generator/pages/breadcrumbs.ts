import type { TrailStep } from '../../layouts/page.ts';
import type { PlannedPage } from '../content/list-pages.ts';

/**
 * Finds the path from the landing page to each listed page through its parents. An unknown parent is reported
 * as a dead URL in the page's structured data.
 * @param siteName the title of the landing page in breadcrumbs
 * @returns the steps from the landing page to the page itself, by the page's route
 */
export function listBreadcrumbs(
	planned: readonly PlannedPage[],
	siteName: string,
): ReadonlyMap<string, readonly TrailStep[]> {
	const pages = new Map(planned.map(({ route, page }) => [route, page]));
	const trailTo = (route: string): TrailStep[] => {
		if (route === '/') return [{ route, title: siteName }];
		const page = pages.get(route);
		return [...trailTo(page?.up ?? '/'), { route, title: page?.title ?? route }];
	};
	const listed = planned.filter(({ page }) => !page.unlisted);
	return new Map(listed.map(({ route }) => [route, trailTo(route)]));
}
