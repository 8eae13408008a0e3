import { renderToStaticMarkup } from 'react-dom/server';
import {
	type InlineCode,
	type PageEnvironment,
	PageProvider,
} from '../../components/page-context.ts';
import { Document } from '../../layouts/document.tsx';
import type { TrailStep } from '../../layouts/structured-data.tsx';
import type { Settings, Urls } from '../../site.ts';
import { makePolicy } from '../hosting/policy.ts';
import type { IslandScripts } from '../islands.ts';
import type { PreviewFile } from '../previews/make-previews.tsx';
import type { Report } from '../problems.ts';
import type { PlannedPage } from './list-pages.ts';

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
	/** The body as UTF-8. */
	readBody: () => Uint8Array;
	/** The islands that it uses, in the order in which they first stand in it. */
	islands: readonly string[];
	inlineCode: readonly InlineCode[];
}

/** Gives pages their heads. */
export interface Documents {
	/** Puts the head before a rendered body: the whole page as HTML. */
	render(page: RenderedPage): Buffer;
	/** The styles that pages have got so far, as policies name them. */
	listStyles(): InlineCode[];
}

/** A content policy, and the text that React makes of it in an attribute. */
interface PlacedPolicy {
	policy: string;
	escaped: string;
}

/** Styles as they stand in a page. */
interface PlacedStyle {
	code: InlineCode;
	bytes: Buffer;
	/** The policies that name them, by the other code that they name. */
	policies: Map<string, PlacedPolicy>;
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
	/** Styles that stand in a page name their fonts as seen from there. */
	function placeStyle(source: string, urls: Urls): PlacedStyle {
		const key = `${urls.to('/assets/')} ${source}`;
		const known = placed.get(key);
		if (known) return known;
		const style = (styles.get(source) ?? '').replace(
			/url\((\/[^)]*)\)/g,
			(_, file: string) => `url(${urls.to(file)})`,
		);
		const made: PlacedStyle = {
			code: { kind: 'style', source: style },
			bytes: Buffer.from(style),
			policies: new Map(),
		};
		placed.set(key, made);
		return made;
	}

	function findPolicy(style: PlacedStyle, inlineCode: readonly InlineCode[]): PlacedPolicy {
		const key = inlineCode.map(({ kind, source }) => kind + source).join('\0');
		const known = style.policies.get(key);
		if (known) return known;
		const policy = makePolicy(settings, [...inlineCode, style.code]);
		const made = { policy, escaped: policy.replaceAll("'", '&#x27;') };
		style.policies.set(key, made);
		return made;
	}

	return {
		render({ planned: { page, route, source }, readBody, islands: used, inlineCode }) {
			const scripts = used.flatMap((name) => {
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
			const style = placeStyle(source, environment.urls);
			const { policy, escaped } = findPolicy(style, inlineCode);
			const preview = previews.get(page.canonical ?? route);
			const html = renderToStaticMarkup(
				<PageProvider value={environment}>
					<Document
						page={page}
						assets={{
							policy,
							fonts,
							scripts: scripts.length > 0 ? [runtime, ...scripts] : [],
							...(preview && { preview }),
							trail: trails.get(route) ?? [],
						}}
					/>
				</PageProvider>,
			);
			// React would read the longest parts once more, and it escapes quotes that may stand.
			const [top = '', rest = ''] = html.replace(escaped, () => policy).split('</style>');
			const [middle = '', bottom = ''] = rest.split('</body>');
			return Buffer.concat([
				Buffer.from(`<!doctype html>${top}`),
				style.bytes,
				Buffer.from(`</style>${middle}`),
				readBody(),
				Buffer.from(`</body>${bottom}`),
			]);
		},
		listStyles: () => [...placed.values()].map(({ code }) => code),
	};
}
