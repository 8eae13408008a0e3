import { usePage } from '../components/page-context.ts';
import type { Page, PageSubject, TrailStep } from './page.ts';

/** Rendered Markdown as the text that a reader sees. */
const toText = (html: string) =>
	html
		.replace(/<[^>]+>/g, '')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&');

/**
 * What a page says to search engines, as JSON-LD in the words of schema.org: on the landing page the
 * site and who makes it, elsewhere the way there and what the page is about. A data block is not a
 * script to a content policy: it is never run.
 * @param props.trail the pages from the landing page to this one, both included
 */
export function StructuredData({ page, trail }: { page: Page; trail: readonly TrailStep[] }) {
	const { settings, urls, route, picture, inline } = usePage();
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
	const subject = (about: PageSubject) => {
		if (about.kind === 'questions') {
			return [
				{
					'@type': 'FAQPage',
					mainEntity: about.questions.map(({ question, answer }) => ({
						'@type': 'Question',
						name: question,
						acceptedAnswer: { '@type': 'Answer', text: toText(inline(answer)) },
					})),
				},
			];
		}
		const { name, role, gender, portrait } = about.character;
		const drawing = picture(portrait);
		const url = urls.absolute(route);
		// schema.org marks a person as fictional by being the `character` of a work.
		return [
			{
				'@type': 'CreativeWork',
				name: settings.name,
				genre: 'Speculative fiction',
				character: { '@id': url },
			},
			{
				'@type': 'Person',
				'@id': url,
				name,
				disambiguatingDescription: `Fictional character of ${settings.name}`,
				jobTitle: role,
				gender,
				image: drawing && (settings.images.host ? urls.picture : urls.absolute)(drawing.file),
			},
		];
	};
	const graph = [
		...(route === '/' ? site() : [way()]),
		...(page.about === undefined ? [] : subject(page.about)),
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
