import { createUrls, type Settings } from '../../site.ts';
import type { PlannedPage } from '../content/list-pages.ts';

/**
 * Writes `robots.txt`, which allows everything, and, when the site has an address, a sitemap of every
 * listed page, without dates, as it is not recorded when a page last changed in substance.
 * Source: sitemaps.org, protocol 0.9.
 * @returns the files by their path
 */
export function makeSitemap(
	pages: readonly Pick<PlannedPage, 'route' | 'page'>[],
	settings: Settings,
): Map<string, string> {
	const { absolute } = createUrls(settings);
	const robots = ['User-agent: *', 'Allow: /'];
	const files = new Map<string, string>();
	const sitemap = absolute('/sitemap.xml');
	if (sitemap !== undefined) {
		const addresses = pages
			.filter(({ page }) => !page.unlisted && page.canonical === undefined)
			.map(({ route }) => absolute(route))
			.sort();
		const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
		files.set(
			'/sitemap.xml',
			[
				'<?xml version="1.0" encoding="UTF-8"?>',
				'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
				...entries,
				'</urlset>\n',
			].join('\n'),
		);
		robots.push('', `Sitemap: ${sitemap}`);
	}
	files.set('/robots.txt', `${robots.join('\n')}\n`);
	return files;
}
