import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageEnvironment, PageProvider } from '../components/page-context.ts';
import type { Records } from '../content/records.ts';
import { Document } from '../layouts/document.tsx';
import type { Page, PageSource } from '../layouts/page.ts';
import { SiteLayout } from '../layouts/site-layout.tsx';
import type { TrailStep } from '../layouts/structured-data.tsx';
import { makePolicy } from './hosting/policy.ts';
import type { IslandScripts } from './islands.ts';
import type { PageStyles } from './page-styles.ts';
import type { PreviewFile } from './previews/make-previews.tsx';
import { type Report, watchReport } from './problems.ts';
import { findSlugFault } from './records/text-faults.ts';
import { listFiles } from './source-files.ts';

/** A page with its route and its body, before it gets its head. */
export interface RenderedPage {
	route: string;
	/** The file in `pages/` that made it. */
	source: string;
	page: Page;
	body: string;
	environment: PageEnvironment;
}

/**
 * The route of a file in `pages/`: `resources.tsx` is `/resources/`, `faction/[slug].tsx` is
 * `/faction/<slug>/`, and `404.tsx`, which hosts look for by its name, is `/404.html`.
 * @param file path below `pages/`
 */
export function routeOf(file: string, slug = ''): string {
	const name = file.replace(/\.tsx$/, '').replace('[slug]', slug);
	if (/(^|\/)404$/.test(name)) return `/${name}.html`;
	return `/${name}/`.replace(/\/index\/$/, '/').replace('//', '/');
}

/** What went wrong, in the thrower's words. */
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Finds the pages below folders like `pages/` and renders the body of each.
 * A page that throws is reported with its file and route; the others go on.
 * @returns the pages that could be rendered, and whether all could
 */
export async function renderBodies(
	folders: readonly string[],
	records: Records,
	createEnvironment: (route: string) => PageEnvironment,
	report: Report,
): Promise<{ rendered: RenderedPage[]; complete: boolean }> {
	const rendered: RenderedPage[] = [];
	let complete = true;
	const takenBy = new Map<string, string>();
	for (const folder of folders) {
		const watched = watchReport(report);
		const files = await listFiles(folder, watched.report);
		if (!watched.isClean()) complete = false;
		for (const file of files) {
			if (!file.endsWith('.tsx')) continue;
			const full = path.join(folder, file);
			const source = path.relative(process.cwd(), full);
			let pages: Page[];
			try {
				const { default: makePages } = (await import(pathToFileURL(full).href)) as {
					default: PageSource;
				};
				pages = [makePages(records)].flat();
			} catch (error) {
				complete = false;
				report({ where: source, what: `This file could not list its pages: ${reason(error)}` });
				continue;
			}
			for (const page of pages) {
				const fault = file.includes('[slug]') ? findSlugFault(page.slug ?? '') : undefined;
				if (fault) {
					complete = false;
					report({ where: `${source}: page “${page.title}”`, ...fault });
					continue;
				}
				const route = routeOf(file, page.slug);
				const other = takenBy.get(route);
				if (other !== undefined) {
					report({
						where: `${route} (${source})`,
						what: `Two pages on one route: ${other} makes it too.`,
						mend: 'Rename one file, or give one entry another slug.',
					});
					continue;
				}
				takenBy.set(route, source);
				const environment = createEnvironment(route);
				try {
					const body = renderToStaticMarkup(
						<PageProvider value={environment}>
							<SiteLayout page={page} />
						</PageProvider>,
					);
					rendered.push({ route, source, page, body, environment });
				} catch (error) {
					complete = false;
					report({ where: `${route} (${source})`, what: `This page threw: ${reason(error)}` });
				}
			}
		}
	}
	return { rendered, complete };
}

/** The islands that a body uses, in the order in which they first stand in it. */
export function findIslands(body: string): string[] {
	return [...new Set([...body.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name))];
}

/** What heads hold and link to, once it is made: paths of this site. */
export interface SiteAssets {
	styles: PageStyles;
	/** The fonts that every page needs at once. */
	fonts: readonly string[];
	scripts: IslandScripts;
	/** Social previews by the route of their page. */
	previews: ReadonlyMap<string, PreviewFile>;
	/** The way to each page by its route. */
	trails: ReadonlyMap<string, readonly TrailStep[]>;
}

/** Puts the head before a rendered body: the whole page as HTML. */
export function renderDocument(
	{ page, body, environment, route, source }: RenderedPage,
	{ styles, fonts, scripts: { runtime, islands }, previews, trails }: SiteAssets,
	report: Report,
): string {
	const scripts = findIslands(body).flatMap((name) => {
		const script = islands.get(name);
		if (script === undefined) {
			report({
				where: route,
				what: `It marks data-island="${name}", and islands/ has no ${name}.tsx.`,
			});
		}
		return script ?? [];
	});
	// Styles that stand in a page name their fonts as seen from there.
	const style = (styles.get(source) ?? '').replace(
		/url\((\/[^)]*)\)/g,
		(_, file: string) => `url(${environment.urls.to(file)})`,
	);
	environment.inlineCode.push({ kind: 'style', source: style });
	const policy = makePolicy(environment.settings, environment.inlineCode);
	const preview = previews.get(page.canonical ?? route);
	const html = renderToStaticMarkup(
		<PageProvider value={environment}>
			<Document
				page={page}
				body={body}
				assets={{
					style,
					policy,
					fonts,
					scripts: scripts.length > 0 ? [runtime, ...scripts] : [],
					...(preview && { preview }),
					trail: trails.get(route) ?? [],
				}}
			/>
		</PageProvider>,
	);
	// React escapes quotes that this attribute may hold as they are.
	const plain = html.replace(policy.replaceAll("'", '&#x27;'), () => policy);
	return `<!doctype html>${plain}`;
}
