import type { TrailStep } from '../../layouts/page.ts';
import type { PlannedPage } from '../content/list-pages.ts';
import type { Problem } from '../problems.ts';

/**
 * Finds the way from the landing page to each listed page, by the page each names as above it.
 * @param siteName what the landing page is called there
 * @returns the steps by the route they lead to, from the landing page to the page itself; and wrong
 * names of pages above
 */
export function listBreadcrumbs(
	planned: readonly PlannedPage[],
	siteName: string,
): { trails: ReadonlyMap<string, readonly TrailStep[]>; problems: readonly Problem[] } {
	const problems: Problem[] = [];
	const pages = new Map(planned.map(({ route, page }) => [route, page]));
	const trails = new Map<string, TrailStep[]>();
	for (const { route, page } of planned) {
		if (page.unlisted) continue;
		const trail: TrailStep[] = [{ route, title: route === '/' ? siteName : page.title }];
		for (let at = route; at !== '/'; ) {
			const above = pages.get(at)?.up ?? '/';
			const found = pages.get(above);
			if (found === undefined || trail.some((step) => step.route === above)) {
				// Pages below the mistaken one have nothing to fix.
				if (found ? above === route : at === route) {
					problems.push({
						where: route,
						what: found
							? 'The pages above it lead back to itself.'
							: `It says that it stands below ${above}, which is no page.`,
						fix: 'Let `up` name the route of a page that is nearer to the landing page.',
					});
				}
				break;
			}
			trail.unshift({ route: above, title: above === '/' ? siteName : found.title });
			at = above;
		}
		trails.set(route, trail);
	}
	return { trails, problems };
}
