import { usePage } from '../components/page-context.ts';
import { palette } from '../model/colours.ts';
import type { Page } from './page.ts';
import { type HeadProps, PageHead } from './page-head.tsx';

interface DocumentProps extends HeadProps {
	page: Page;
	/** The page's content security policy. */
	policy: string;
	/** The fonts of the first screen, as paths of this site. */
	fonts: readonly string[];
	/** The page's inline styles. */
	styles: string;
	/** The body as HTML. It is rendered first, as the head depends on its content. */
	body: string;
}

/**
 * Asks Cloudflare to leave the mail addresses of a page as they are. Otherwise it encodes them, and the
 * script that it adds to decode them writes markup, which the content policy forbids.
 */
const keepAddresses = (html: string) => `<!--email_off-->${html}<!--/email_off-->`;

/** The whole `<html>` element. */
export function Document({ policy, fonts, styles, body, ...head }: DocumentProps) {
	const { settings, urls, picture, publications } = usePage();
	const icon = picture('site-icon');
	// Preloads are at the start of the body: in the head, Chromium delays the first paint until they
	// are loaded.
	const preloads = fonts.map(
		(font) =>
			`<link rel="preload" as="font" type="font/woff2" crossorigin href="${urls.to(font)}">`,
	);
	return (
		<html lang={settings.language}>
			<head>
				<meta charSet="utf-8" />
				<meta httpEquiv="Content-Security-Policy" content={policy} />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* The colours of the browser's own interface and of the page before it is painted. */}
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content={palette.paper} media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content={palette.night} media="(prefers-color-scheme: dark)" />
				<link rel="icon" sizes="32x32" href={urls.to('/favicon.ico')} />
				{icon && <link rel="icon" type="image/svg+xml" href={urls.to(icon.file)} />}
				<link rel="apple-touch-icon" href={urls.to('/apple-touch-icon.png')} />
				{publications
					.filter(({ path }) => path.endsWith('.atom'))
					.map(({ path, title }) => (
						<link
							key={path}
							rel="alternate"
							type="application/atom+xml"
							title={title}
							href={urls.to(path)}
						/>
					))}
				<link rel="license" href={urls.to('/licences.txt')} />
				<PageHead {...head} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own styles */}
				<style dangerouslySetInnerHTML={{ __html: styles }} />
			</head>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered */}
			<body dangerouslySetInnerHTML={{ __html: keepAddresses(preloads.join('') + body) }} />
		</html>
	);
}
