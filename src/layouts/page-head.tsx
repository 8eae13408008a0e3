import { usePage } from '../components/page-context.ts';
import type { Page, TrailStep } from './page.ts';
import { StructuredData } from './structured-data.tsx';

export interface HeadProps {
	page: Page;
	/** The page's social preview and its alt text. */
	preview?: { file: string; alt: string } | undefined;
	/** The pages from the landing page to this one. */
	trail: readonly TrailStep[];
}

/** The metadata of one page: title, description, canonical link, preview, structured data. */
export function PageHead({ page, preview, trail }: HeadProps) {
	const { settings, urls, route } = usePage();
	const canonical = urls.absolute(page.canonical ?? route);
	const title =
		// Without a colon: reader views take the words before one for the site's name and remove them.
		route === '/' ? `${settings.name}, ${page.title}` : `${page.title} · ${settings.name}`;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={page.description} />
			{page.unlisted ? (
				<meta name="robots" content="noindex" />
			) : (
				canonical && <link rel="canonical" href={canonical} />
			)}
			{preview && (
				<>
					<meta property="og:type" content="website" />
					<meta property="og:site_name" content={settings.name} />
					<meta property="og:locale" content={settings.language.replace('-', '_')} />
					<meta property="og:title" content={title} />
					<meta property="og:description" content={page.description} />
					<meta property="og:url" content={canonical} />
					<meta property="og:image" content={urls.absolute(preview.file)} />
					<meta property="og:image:width" content="1200" />
					<meta property="og:image:height" content="630" />
					<meta property="og:image:alt" content={preview.alt} />
					<meta name="twitter:card" content="summary_large_image" />
				</>
			)}
			<StructuredData page={page} trail={trail} />
		</>
	);
}
