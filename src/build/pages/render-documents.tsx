import { renderToStaticMarkup } from 'react-dom/server';
import {
	type InlineCode,
	type PageEnvironment,
	PageProvider,
} from '../../components/page-context.ts';
import { Document } from '../../layouts/document.tsx';
import { startIslands } from '../../layouts/island-scripts.tsx';
import { PageHead } from '../../layouts/page-head.tsx';
import type { TrailStep } from '../../layouts/structured-data.tsx';
import type { Settings, Urls } from '../../site.ts';
import { type Key, keyOf } from '../cache.ts';
import { makePolicy } from '../hosting/policy.ts';
import type { IslandScripts } from '../islands.ts';
import type { PreviewFile } from '../previews/make-previews.tsx';
import type { Report } from '../problems.ts';
import type { PlannedPage } from './list-pages.ts';
import type { Frame } from './render-bodies.tsx';

/** What heads hold and link to, once it is made: paths of this site. Plain data. */
export interface SiteAssets {
	/** The styles that stand in pages, by the file in `pages/` that made them. */
	styles: ReadonlyMap<string, string>;
	/** The fonts that every page needs at once. */
	fonts: readonly string[];
	scripts: IslandScripts;
	/** Social previews by the route of their page. */
	previews: ReadonlyMap<string, PreviewFile>;
	/** The way to each page by its route. */
	trails: ReadonlyMap<string, readonly TrailStep[]>;
}

/** A page with its body, before it gets its head. */
export interface RenderedPage {
	planned: PlannedPage;
	/** What stands around its own part. */
	frame: Frame;
	/** Its own part, as UTF-8. */
	readMain: () => Uint8Array;
	/** The digest of that, in base 64. */
	sum: string;
	/** The islands that it uses, in the order in which they first stand in it. */
	islands: readonly string[];
	inlineCode: readonly InlineCode[];
}

/** A page with its head, in parts. */
export interface HeadedPage {
	/** The digest of all parts: what many pages share is summed up once. */
	sum: Key;
	/** Its own part, as UTF-8. */
	readMain: () => Uint8Array;
	/** Puts the page together, as UTF-8. */
	join(main: Uint8Array): Buffer;
}

/** Gives pages their heads. */
export interface Documents {
	/** Makes the head of a rendered body. */
	render(page: RenderedPage): HeadedPage;
	/** The styles and scripts that stand in heads so far, as policies name them. */
	listCode(): InlineCode[];
}

/** All of a page but what is its own, as UTF-8, in the order in which it stands there. */
interface Shell {
	/** Up to what its head says of it. */
	start: Buffer;
	/** From its styles to its own part. */
	middle: Buffer;
	end: Buffer;
	/** The digest of all three. */
	sum: Key;
}

/** Styles as they stand in a page. */
interface PlacedStyle {
	code: InlineCode;
	/** The shells around them, by all that else decides what stands in one. */
	shells: Map<string, Shell>;
}

/**
 * Prepares the heads of pages; what many pages share is made once.
 * @param create makes the environment of a route
 */
export function createDocuments(
	settings: Settings,
	{ styles, fonts, scripts: { runtime, islands }, previews, trails }: SiteAssets,
	create: (route: string) => PageEnvironment,
	report: Report,
): Documents {
	const placed = new Map<string, PlacedStyle>();
	const inHeads = new Set<InlineCode>();
	/** Styles that stand in a page name their fonts as seen from there. */
	function placeStyle(source: string, urls: Urls): PlacedStyle {
		const key = `${urls.to('/assets/')} ${source}`;
		const known = placed.get(key);
		if (known) return known;
		const style = (styles.get(source) ?? '').replace(
			/url\((\/[^)]*)\)/g,
			(_, file: string) => `url(${urls.to(file)})`,
		);
		const made: PlacedStyle = { code: { kind: 'style', source: style }, shells: new Map() };
		placed.set(key, made);
		return made;
	}

	const render = (environment: PageEnvironment, element: React.ReactElement) =>
		renderToStaticMarkup(<PageProvider value={environment}>{element}</PageProvider>);

	function makeShell(
		{ code }: PlacedStyle,
		{ frame, inlineCode }: RenderedPage,
		own: readonly string[],
		environment: PageEnvironment,
	): Shell {
		const headCode = own.length > 0 ? [code, startIslands] : [code];
		for (const each of headCode) inHeads.add(each);
		const policy = makePolicy(settings, [...inlineCode, ...headCode]);
		const html = render(environment, <Document policy={policy} fonts={fonts} scripts={own} />);
		// React escapes quotes that may stand.
		const [start = '', rest = ''] = html
			.replace(policy.replaceAll("'", '&#x27;'), () => policy)
			.split('<style></style>');
		const [middle = '', end = ''] = rest.split('<body>');
		const parts = [
			`<!doctype html>${start}`,
			`<style>${code.source}</style>${middle}<body>${frame.top}`,
			`${frame.bottom}${end}`,
		] as const;
		return {
			start: Buffer.from(parts[0]),
			middle: Buffer.from(parts[1]),
			end: Buffer.from(parts[2]),
			sum: keyOf(...parts),
		};
	}

	/** Frames are told apart by number: their words are long. */
	const frames = new Map<Frame, number>();
	function findShell(
		style: PlacedStyle,
		page: RenderedPage,
		own: readonly string[],
		environment: PageEnvironment,
	): Shell {
		const number = frames.get(page.frame) ?? frames.size;
		frames.set(page.frame, number);
		const code = page.inlineCode.map(({ kind, source }) => kind + source);
		const key = [number, ...own, ...code].join('\0');
		const known = style.shells.get(key);
		if (known) return known;
		const made = makeShell(style, page, own, environment);
		style.shells.set(key, made);
		return made;
	}

	return {
		render(rendered) {
			const { page, route, source } = rendered.planned;
			const scripts = rendered.islands.flatMap((name) => {
				const script = islands.get(name);
				if (script === undefined) {
					report({
						where: route,
						what: `It marks data-island="${name}", and islands/ has no ${name}.tsx.`,
					});
				}
				return script ?? [];
			});
			const environment = create(route);
			const shell = findShell(
				placeStyle(source, environment.urls),
				rendered,
				scripts.length > 0 ? [...new Set([runtime, ...scripts])] : [],
				environment,
			);
			const preview = previews.get(page.canonical ?? route);
			const head = Buffer.from(
				render(
					environment,
					<PageHead page={page} preview={preview} trail={trails.get(route) ?? []} />,
				),
			);
			return {
				sum: keyOf(shell.sum, head, rendered.sum),
				readMain: rendered.readMain,
				join: (main) => Buffer.concat([shell.start, head, shell.middle, main, shell.end]),
			};
		},
		listCode: () => [...inHeads],
	};
}
