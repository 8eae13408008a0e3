import { usePage } from '../components/page-context.ts';
import type { Page, TrailStep } from './page.ts';
import { describeSubject } from './structured-subjects.ts';

/**
 * What a page says to search engines, as JSON-LD in the words of schema.org: on the landing page the
 * site and who makes it, elsewhere the way there and what the page is about. A data block is not a
 * script to a content policy: it is never run.
 * @param props.trail the pages from the landing page to this one, both included
 */
export function StructuredData({ page, trail }: { page: Page; trail: readonly TrailStep[] }) {
	const environment = usePage();
	const { settings, urls, route } = environment;
	const home = urls.absolute('/');
	if (home === undefined || page.unlisted || page.canonical !== undefined) return null;
	const maker = { '@id': `${home}#project` };

	const site = () => [
		{
			'@type': 'WebSite',
			url: home,
			name: settings.name,
			inLanguage: settings.language,
			publisher: maker,
		},
		{
			'@type': 'Organization',
			...maker,
			name: `The ${settings.name} project`,
			url: home,
			logo: urls.absolute('/apple-touch-icon.png'),
			sameAs: settings.social.map(({ url }) => url),
		},
	];
	const way = () => ({
		'@type': 'BreadcrumbList',
		itemListElement: trail.map((step, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: step.title,
			// The page at hand is its own address.
			...(step.route !== route && { item: urls.absolute(step.route) }),
		})),
	});
	const graph = [
		...(route === '/' ? site() : [way()]),
		...(page.about === undefined ? [] : describeSubject(environment, page.about)),
	];
	const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can end
			dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
		/>
	);
}
