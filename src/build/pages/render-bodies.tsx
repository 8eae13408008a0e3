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
import type { Asked, WatchedEnvironment } from './page-environments.ts';

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
	/** What its own part asked for. */
	asked: Asked;
}

/** Renders what stands in the bodies of pages. What throws is reported with the page's file and route. */
export interface BodyRenderer {
	/** @returns undefined for a page that throws */
	render(page: PlannedPage): Body | undefined;
	/** @returns what stands around a page's own part; undefined when that throws */
	frame(page: PlannedPage): Frame | undefined;
}

/** Around pages that hold all of their body themselves. */
const noFrame: Frame = { top: '', bottom: '' };

/**
 * Prepares to render the bodies of pages.
 * @param create makes the environment of a route
 */
export function createBodyRenderer(
	{ base }: Pick<Settings, 'base'>,
	create: (route: string) => WatchedEnvironment,
	report: Report,
): BodyRenderer {
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

	function orReport<Made>({ route, source }: PlannedPage, make: () => Made): Made | undefined {
		try {
			return make();
		} catch (error) {
			report({ where: `${route} (${source})`, what: `This page threw: ${reasonOf(error)}` });
			return undefined;
		}
	}

	const isRelative = base === relativeBase;
	return {
		render: (planned) =>
			orReport(planned, () => {
				const { route, page } = planned;
				const environment = create(route);
				const { asked } = environment;
				if (isRelative) {
					const { top, bottom } = renderFrame(environment);
					const main = top + render(environment, <SiteMain page={page} />) + bottom;
					return { frame: noFrame, main, inlineCode: environment.inlineCode, asked };
				}
				const { frame, inlineCode } = shareFrame(route);
				const main = render(environment, <SiteMain page={page} />);
				return { frame, main, inlineCode: [...inlineCode, ...environment.inlineCode], asked };
			}),
		frame: (planned) =>
			isRelative ? noFrame : orReport(planned, () => shareFrame(planned.route).frame),
	};
}
