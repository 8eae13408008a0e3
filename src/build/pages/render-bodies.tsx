import { renderToStaticMarkup } from 'react-dom/server';
import {
	type InlineCode,
	type PageEnvironment,
	PageProvider,
} from '../../components/page-context.ts';
import { SiteBottom, SiteMain, SiteTop } from '../../layouts/site-layout.tsx';
import { relativeBase, type Settings } from '../../site.ts';
import type { Report } from '../problems.ts';
import { type PlannedPage, reasonOf } from './list-pages.ts';

/** What of a body is the same on every page, as HTML. */
interface Frame {
	top: string;
	bottom: string;
	inlineCode: readonly InlineCode[];
}

/** A body as it was rendered. */
export interface Body {
	html: string;
	/** The code that stands in it. */
	inlineCode: readonly InlineCode[];
}

/**
 * Prepares to render the bodies of pages.
 * @param create makes the environment of a route
 * @returns a function that renders one; a page that throws is reported with its file and route, and
 * undefined
 */
export function createBodyRenderer(
	{ base }: Pick<Settings, 'base'>,
	create: (route: string) => PageEnvironment,
	report: Report,
): (page: PlannedPage) => Body | undefined {
	const render = (environment: PageEnvironment, element: React.ReactElement) =>
		renderToStaticMarkup(<PageProvider value={environment}>{element}</PageProvider>);

	let shared: Frame | undefined;
	/** Header and footer: rendered once, unless their links depend on where the page stands. */
	function findFrame(route: string): Frame {
		if (shared) return shared;
		const environment = create(route);
		const frame: Frame = {
			top: render(environment, <SiteTop />),
			bottom: render(environment, <SiteBottom />),
			inlineCode: environment.inlineCode,
		};
		if (base !== relativeBase) shared = frame;
		return frame;
	}

	return (planned) => {
		const { route, source, page } = planned;
		try {
			const { top, bottom, inlineCode } = findFrame(route);
			const environment = create(route);
			const main = render(environment, <SiteMain page={page} />);
			return { html: top + main + bottom, inlineCode: [...inlineCode, ...environment.inlineCode] };
		} catch (error) {
			report({ where: `${route} (${source})`, what: `This page threw: ${reasonOf(error)}` });
			return undefined;
		}
	};
}
