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

/** What stands around the main part of pages, as HTML. */
export interface Frame {
	top: string;
	bottom: string;
}

/** A body as it was rendered. */
export interface Body {
	/** One for all pages, where their links do not depend on where a page stands. */
	frame: Frame;
	/** The page's own part, as HTML. */
	main: string;
	/** The code that stands in all of it. */
	inlineCode: readonly InlineCode[];
}

/** Around pages that hold all of their body themselves. */
const noFrame: Frame = { top: '', bottom: '' };

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

	const renderFrame = (environment: PageEnvironment): Frame => ({
		top: render(environment, <SiteTop />),
		bottom: render(environment, <SiteBottom />),
	});

	let shared: Pick<Body, 'frame' | 'inlineCode'> | undefined;
	function shareFrame(route: string) {
		if (shared) return shared;
		const environment = create(route);
		shared = { frame: renderFrame(environment), inlineCode: environment.inlineCode };
		return shared;
	}

	return (planned) => {
		const { route, source, page } = planned;
		try {
			const environment = create(route);
			if (base === relativeBase) {
				const { top, bottom } = renderFrame(environment);
				const main = top + render(environment, <SiteMain page={page} />) + bottom;
				return { frame: noFrame, main, inlineCode: environment.inlineCode };
			}
			const { frame, inlineCode } = shareFrame(route);
			const main = render(environment, <SiteMain page={page} />);
			return { frame, main, inlineCode: [...inlineCode, ...environment.inlineCode] };
		} catch (error) {
			report({ where: `${route} (${source})`, what: `This page threw: ${reasonOf(error)}` });
			return undefined;
		}
	};
}
