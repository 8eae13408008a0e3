import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
	type InlineCode,
	type PageEnvironment,
	PageProvider,
} from '../../components/page-context.ts';
import { Document } from '../../layouts/document.tsx';
import { IslandScripts, startIslands } from '../../layouts/island-scripts.tsx';
import { SiteBody } from '../../layouts/site-layout.tsx';
import type { Urls } from '../../site.ts';
import { makeFonts } from '../assets/fonts.ts';
import type { Assets } from '../assets/make-assets.ts';
import { cutStyles } from '../assets/styles.ts';
import type { PlannedPage } from '../content/list-pages.ts';
import type { Content } from '../content/read-content.ts';
import { withinTime } from '../content/within-time.ts';
import { type Files, fileOfRoute } from '../files.ts';
import { collectProblems, type Problem, type Report, reasonOf } from '../problems.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';
import { createEnvironment, type WatchedEnvironment } from './page-environment.ts';
import { listClasses, listValues, listWords } from './page-use.ts';
import { makePolicy } from './policy.ts';
import { makeSearch } from './search/make-search.ts';

/** The pages of a site. */
export interface Pages {
	/** Every page by its file, as HTML in UTF-8, and the fonts that all of them are set in. */
	files: Files;
	problems: readonly Problem[];
}

/** A page whose body is rendered: its head waits until it is known what all bodies hold. */
interface RenderedBody {
	planned: PlannedPage;
	environment: WatchedEnvironment;
	html: string;
	/** The islands that it marks, in the order in which they first stand in it. */
	islands: readonly string[];
}

const render = (environment: PageEnvironment, element: ReactElement) =>
	renderToStaticMarkup(<PageProvider value={environment}>{element}</PageProvider>);

/** Renders a page's body; undefined for a page that throws, which is reported. */
function renderBody(
	planned: PlannedPage,
	materials: Content & Assets,
	report: Report,
): RenderedBody | undefined {
	const { route, source, page } = planned;
	const environment = createEnvironment(materials, route, report, page.isGlossed);
	try {
		const html = withinTime(() => render(environment, <SiteBody page={page} />));
		return { planned, environment, html, islands: listValues(html, 'data-island') };
	} catch (error) {
		report({ where: `${route} (${source})`, what: `This page threw: ${reasonOf(error)}` });
		return undefined;
	}
}

/**
 * Cuts the stylesheet down to what each kind of page uses, so that a page can carry its own styles
 * and be painted from its first bytes alone. Pages of one file in `pages/` share one text, which
 * policies name by one digest. In use are the classes of their markup, and every word of the scripts
 * that they run.
 * @returns the styles by the file in `pages/`
 */
function cutPageStyles(
	bodies: readonly RenderedBody[],
	{ sheet = '', scripts, files }: Assets,
	fontRules: string,
): Map<string, string> {
	const used = new Map<string, Set<string>>();
	const wordsOf = new Map(
		[...(scripts?.islands ?? [])].map(([name, file]) => [
			name,
			listWords(Buffer.from(files.get(file) ?? '').toString()),
		]),
	);
	for (const { planned, environment, html, islands } of bodies) {
		const names = used.get(planned.source) ?? new Set();
		used.set(planned.source, names);
		for (const name of listClasses(html, environment.inlineCode)) names.add(name);
		for (const island of islands) for (const word of wordsOf.get(island) ?? []) names.add(word);
	}
	/** Kinds of pages that use the same share one cut. */
	const cuts = new Map<string, string>();
	return new Map(
		[...used].map(([source, names]) => {
			const key = [...names].sort().join(' ');
			const cut = cuts.get(key) ?? cutStyles(sheet, fontRules, names);
			cuts.set(key, cut);
			return [source, cut];
		}),
	);
}

/** Reports prose that no page shows. */
function findUnusedProse({ prose }: Content, bodies: readonly RenderedBody[]): Problem[] {
	const used = new Set(bodies.flatMap(({ environment }) => [...environment.usedProse]));
	return [...prose]
		.filter(([id]) => !used.has(id))
		.map(([, { file }]) => ({
			where: file,
			what: 'No page shows this text.',
			fix: 'Show it, or delete the file.',
		}));
}

/** Reports islands that no page marks: their script would be published, and never run. */
function findUnusedIslands(
	{ settings }: Content,
	{ scripts }: Assets,
	bodies: readonly RenderedBody[],
): Problem[] {
	// A form service leaves the island of the mail's subject without work.
	if (settings.forms.endpoint !== null) return [];
	const used = new Set(bodies.flatMap(({ islands }) => islands));
	return [...(scripts?.islands.keys() ?? [])]
		.filter((name) => !used.has(name))
		.map((name) => ({
			where: `islands/${name}.tsx`,
			what: `No page marks data-island="${name}".`,
			fix: 'Mark what it belongs to, or delete the file.',
		}));
}

/**
 * Renders every page: all bodies, then the fonts and styles that they need, then the whole pages.
 * @param cutFonts makes the fonts, which takes longest; who looks at pages alone needs none
 */
export async function renderPages(
	content: Content,
	assets: Assets,
	cutFonts: typeof makeFonts = makeFonts,
): Promise<Pages> {
	const { settings } = content;
	const { problems, report } = collectProblems();
	const bodies = content.pages.flatMap(
		(planned) => renderBody(planned, { ...content, ...assets }, report) ?? [],
	);
	// A page that threw, or could not be listed, may have had more to show.
	if (content.isComplete && bodies.length === content.pages.length) {
		problems.push(
			...findUnusedProse(content, bodies),
			...findUnusedIslands(content, assets, bodies),
		);
	}
	const fonts = await cutFonts(bodies.map(({ html }) => html));
	const styles = cutPageStyles(bodies, assets, fonts.rules);
	const breadcrumbs = listBreadcrumbs(content.pages, settings.name, report);
	const search = makeSearch(content, bodies, assets.scripts?.searchReader);
	const placed = new Map<string, string>();

	/** Styles that stand in a page name their fonts as seen from there. */
	function placeStyle(source: string, { to }: Urls): string {
		const key = `${to('/assets/')} ${source}`;
		const style =
			placed.get(key) ??
			(styles.get(source) ?? '').replace(
				/url\((\/[^)]*)\)/g,
				(_, file: string) => `url(${to(file)})`,
			);
		placed.set(key, style);
		return style;
	}

	function renderPage({ planned, environment, html, islands }: RenderedBody): string {
		const { route, source, page } = planned;
		const { urls, inlineCode } = environment;
		const own = islands.flatMap((name) => {
			const script = assets.scripts?.islands.get(name);
			if (script === undefined && assets.scripts !== undefined) {
				report({
					where: route,
					what: `It marks data-island="${name}", and islands/ has no ${name}.tsx.`,
				});
			}
			return script ?? [];
		});
		const scripts = own.length > 0 ? [...new Set([assets.scripts?.runtime ?? '', ...own])] : [];
		const style = placeStyle(source, urls) + (page.styles ?? '');
		const pageCode: InlineCode[] = [
			...inlineCode,
			{ kind: 'style', source: style },
			...(own.length > 0 ? [startIslands] : []),
		];
		const policy = makePolicy(settings, pageCode, html.includes('<search'));
		const atEnd =
			scripts.length > 0
				? render(
						environment,
						<IslandScripts
							urls={scripts.map(urls.to)}
							search={search.page === planned ? search : undefined}
						/>,
					)
				: '';
		const whole = render(
			environment,
			<Document
				page={page}
				policy={policy}
				fonts={page.isSlanted ? [...fonts.first, ...fonts.slanted] : fonts.first}
				styles={style}
				body={html + atEnd}
				preview={assets.previews.get(page.canonical ?? route)}
				trail={breadcrumbs.get(route) ?? []}
			/>,
		);
		// React escapes quotes that may stand.
		return `<!doctype html>${whole.replace(policy.replaceAll("'", '&#x27;'), () => policy)}`;
	}

	// Bytes take half the memory of text, and are what is compressed and written.
	const pages = bodies.map((body): [string, Uint8Array] => [
		fileOfRoute(body.planned.route),
		Buffer.from(renderPage(body)),
	]);
	return {
		files: new Map([...pages, ...fonts.files, ...search.files]),
		problems,
	};
}
