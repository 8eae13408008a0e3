import { usePage } from '../components/page-context.ts';
import { relativeBase } from '../site.ts';
import type { Page } from './page.ts';
import { StructuredData, type TrailStep } from './structured-data.tsx';

/** What the page's head holds, and what it links to as paths of this site. */
export interface DocumentAssets {
	/** The page's content policy. */
	policy: string;
	/** Fonts that the first screen is set in. */
	fonts: readonly string[];
	/** Classic scripts, in the order in which they must run. */
	scripts: readonly string[];
	/** The page's social preview, with what it shows in words; pages that are not listed have none. */
	preview?: { file: string; alt: string };
	/** The pages from the landing page to this one. */
	trail: readonly TrailStep[];
}

/** The whole `<html>` element but for the styles and the body, which are put into it as they are. */
export function Document({ page, assets }: { page: Page; assets: DocumentAssets }) {
	const { settings, urls, route, picture } = usePage();
	const canonical = urls.absolute(page.canonical ?? route);
	const icon = picture('site-icon');
	const title =
		route === '/' ? `${settings.name}: ${page.title}` : `${page.title} · ${settings.name}`;
	return (
		<html lang={settings.language}>
			<head>
				<meta charSet="utf-8" />
				<meta httpEquiv="Content-Security-Policy" content={assets.policy} />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{title}</title>
				<meta name="description" content={page.description} />
				{page.unlisted ? (
					<meta name="robots" content="noindex" />
				) : (
					canonical && <link rel="canonical" href={canonical} />
				)}
				{assets.preview && (
					<>
						<meta property="og:type" content="website" />
						<meta property="og:site_name" content={settings.name} />
						<meta property="og:locale" content={settings.language.replace('-', '_')} />
						<meta property="og:title" content={title} />
						<meta property="og:description" content={page.description} />
						<meta property="og:url" content={canonical} />
						<meta property="og:image" content={urls.absolute(assets.preview.file)} />
						<meta property="og:image:width" content="1200" />
						<meta property="og:image:height" content="630" />
						<meta property="og:image:alt" content={assets.preview.alt} />
						<meta name="twitter:card" content="summary_large_image" />
					</>
				)}
				{/* The browser paints its own frame, and the first empty page, in the look's ground. */}
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#fbf6ea" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0b1826" media="(prefers-color-scheme: dark)" />
				<link rel="icon" sizes="32x32" href={urls.to('/favicon.ico')} />
				{icon && <link rel="icon" type="image/svg+xml" href={urls.to(icon.file)} />}
				<link rel="apple-touch-icon" href={urls.to('/apple-touch-icon.png')} />
				{/* Browsers refuse to preload a font from a folder; the stylesheet still finds it there. */}
				{settings.base !== relativeBase &&
					assets.fonts.map((font) => (
						<link
							key={font}
							rel="preload"
							as="font"
							type="font/woff2"
							crossOrigin=""
							href={urls.to(font)}
						/>
					))}
				<link rel="license" href={urls.to('/licences.txt')} />
				<style />
				{assets.scripts.map((script) => (
					<script key={script} src={urls.to(script)} defer />
				))}
				<StructuredData page={page} trail={assets.trail} />
			</head>
			<body />
		</html>
	);
}
