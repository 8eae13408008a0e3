import { Document } from '../../layouts/document.tsx';
import { IslandScripts } from '../../layouts/island-scripts.tsx';
import type { TrailStep } from '../../layouts/page.ts';
import { type Files, fileOfRoute } from '../../lib/files.ts';
import type { InlineCode } from '../../model/built.ts';
import type { Urls } from '../../site.ts';
import type { FontSet } from '../assets/fonts.ts';
import type { Assets } from '../assets/make-assets.ts';
import type { PreviewFile } from '../assets/previews.ts';
import type { PlannedPage } from '../content/list-pages.ts';
import type { Content } from '../content/read-content.ts';
import { kindOf } from './page-styles.ts';
import { makePolicy } from './policy.ts';
import { type RenderedBody, renderElement } from './render-bodies.tsx';

/** The parts of frames that are made from all bodies. */
interface Frame {
	fonts: FontSet;
	/** The styles of each kind of page, by its file in `pages/`. */
	styles: ReadonlyMap<string, string>;
	/** The path of the index of the search page, by its route. */
	indices: ReadonlyMap<string, string>;
	/** Social previews by the route of their page. */
	previews: ReadonlyMap<string, PreviewFile>;
}

/** Inline styles name their fonts relative to the page. */
const placeStyles = (styles: string, { to }: Urls) =>
	styles.replace(/url\((\/[^)]*)\)/g, (_, file: string) => `url(${to(file)})`);

/**
 * Finds the path from the landing page to each listed page through its parents. An unknown parent is reported
 * as a dead URL in the page's structured data.
 * @param siteName the title of the landing page in breadcrumbs
 * @returns the steps from the landing page to the page itself, by the page's route
 */
function listBreadcrumbs(
	planned: readonly PlannedPage[],
	siteName: string,
): ReadonlyMap<string, readonly TrailStep[]> {
	const pages = new Map(planned.map(({ route, page }) => [route, page]));
	const trailTo = (route: string): TrailStep[] => {
		if (route === '/') return [{ route, title: siteName }];
		const page = pages.get(route);
		return [...trailTo(page?.up ?? '/'), { route, title: page?.title ?? route }];
	};
	const listed = planned.filter(({ page }) => !page.unlisted);
	return new Map(listed.map(({ route }) => [route, trailTo(route)]));
}

/**
 * Completes each page around its body: head, styles, content policy, scripts.
 * @returns every page by its file, as HTML in UTF-8
 */
export function framePages(
	{ pages: planned, settings }: Content,
	assets: Assets,
	bodies: readonly RenderedBody[],
	{ fonts, styles, indices, previews }: Frame,
): Files {
	const trails = listBreadcrumbs(planned, settings.name);

	function framePage({ planned, environment, html, islands, elements }: RenderedBody): string {
		const { route, page } = planned;
		const { urls, inlineCode } = environment;
		const index = indices.get(route);
		const modules = islands.flatMap((name) => assets.scripts.islands.get(name) ?? []);
		const style = placeStyles(styles.get(kindOf(planned)) ?? '', urls) + (page.styles ?? '');
		const pageCode: InlineCode[] = [...inlineCode, { kind: 'style', source: style }];
		const policy = makePolicy(settings, pageCode, elements.has('search'));
		const atEnd =
			modules.length > 0
				? renderElement(
						environment,
						<IslandScripts
							modules={modules.map(urls.to)}
							shared={assets.scripts.shared.map(urls.to)}
							index={index && urls.to(index)}
						/>,
					)
				: '';
		const whole = renderElement(
			environment,
			<Document
				page={page}
				policy={policy}
				fonts={page.preloadsItalic ? [...fonts.preload, ...fonts.italic] : fonts.preload}
				styles={style}
				body={html + atEnd}
				preview={
					settings.address === null
						? undefined
						: (page.preview?.whole ?? previews.get(page.canonical ?? route))
				}
				trail={trails.get(route) ?? []}
			/>,
		);
		// React escapes quotes needlessly.
		return `<!doctype html>${whole.replace(policy.replaceAll("'", '&#x27;'), () => policy)}`;
	}

	// Bytes take half the memory of text.
	return new Map(
		bodies.map((body) => [fileOfRoute(body.planned.route), Buffer.from(framePage(body))]),
	);
}
