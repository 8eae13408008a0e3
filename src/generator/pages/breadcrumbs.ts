import type { TrailStep } from '../../layouts/page.ts';
import type { PlannedPage } from '../content/list-pages.ts';

/**
 * Finds the way from the landing page to each listed page, by the page that each names as above it. A
 * name that is no page is reported as a dead address in the page's structured data.
 * @param siteName what the landing page is called there
 * @returns the steps by the route they lead to, from the landing page to the page itself
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
