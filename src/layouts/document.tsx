import type { PropsWithChildren } from 'react';
import { usePage } from '../components/page-context.ts';
import { relativeBase } from '../site.ts';
import { IslandScripts } from './island-scripts.tsx';

/** What the heads of like pages link to, as paths of this site. */
export interface DocumentAssets {
	/** The content policy of such pages. */
	policy: string;
	/** Fonts that the first screen is set in. */
	fonts: readonly string[];
	/** Classic scripts, in the order in which they must run. */
	scripts: readonly string[];
}

/**
 * The whole `<html>` element but for the styles and what the body shows, which are put into it as
 * they are.
 * @param props.children what the head says of one page alone
 */
export function Document({ policy, fonts, scripts, children }: PropsWithChildren<DocumentAssets>) {
	const { settings, urls, picture } = usePage();
	const icon = picture('site-icon');
	return (
		<html lang={settings.language}>
			<head>
				<meta charSet="utf-8" />
				<meta httpEquiv="Content-Security-Policy" content={policy} />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* The browser paints its own frame, and the first empty page, in the look's ground. */}
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#fbf6ea" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0b1826" media="(prefers-color-scheme: dark)" />
				<link rel="icon" sizes="32x32" href={urls.to('/favicon.ico')} />
				{icon && <link rel="icon" type="image/svg+xml" href={urls.to(icon.file)} />}
				<link rel="apple-touch-icon" href={urls.to('/apple-touch-icon.png')} />
				{/* Browsers refuse to preload a font from a folder; the stylesheet still finds it there. */}
				{settings.base !== relativeBase &&
					fonts.map((font) => (
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
				{children}
				<style />
			</head>
			<body>{scripts.length > 0 && <IslandScripts urls={scripts.map(urls.to)} />}</body>
		</html>
	);
}
