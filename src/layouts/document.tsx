import { usePage } from '../components/page-context.ts';
import type { Page } from './page.ts';

/** What the page's head links to, as paths of this site. */
export interface DocumentAssets {
	stylesheet: string;
	/** Classic scripts, in the order in which they must run. */
	scripts: readonly string[];
}

/** The whole `<html>` element around a body that is already rendered. */
export function Document(props: { page: Page; body: string; assets: DocumentAssets }) {
	const { settings, urls, route, picture } = usePage();
	const { page, assets } = props;
	const icon = picture('flag-l');
	const title =
		route === '/' ? `${settings.name}: ${page.title}` : `${page.title} · ${settings.name}`;
	return (
		<html lang={settings.language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{title}</title>
				<meta name="description" content={page.description} />
				{page.unlisted ? (
					<meta name="robots" content="noindex" />
				) : (
					<link rel="canonical" href={urls.absolute(page.canonical ?? route)} />
				)}
				<meta name="theme-color" content="#fbf6ea" />
				{icon && <link rel="icon" type="image/svg+xml" href={urls.to(icon.file)} />}
				<link rel="stylesheet" href={urls.to(assets.stylesheet)} />
				{assets.scripts.map((script) => (
					<script key={script} src={urls.to(script)} defer />
				))}
			</head>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered a moment ago */}
			<body dangerouslySetInnerHTML={{ __html: props.body }} />
		</html>
	);
}
