import { usePage } from '../components/page-context.ts';
import type { Page, TrailStep } from './page.ts';
import { describeSubject } from './structured-subjects.ts';

/**
 * A page's structured data, as JSON-LD with the vocabulary of schema.org: the site and its
 * publisher on the landing page, breadcrumbs and the page's subject elsewhere. Content security
 * policies do not apply to it, as a data block never runs.
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
			// The last item may leave out its address.
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
