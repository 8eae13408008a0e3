import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageEnvironment, PageProvider } from '../../components/page-context.ts';
import { SiteBody } from '../../layouts/site-layout.tsx';
import { type Problem, reasonOf } from '../../lib/problems.ts';
import { placeOf } from '../../lib/project.ts';
import type { PublishedFile } from '../../model/built.ts';
import type { Assets } from '../assets/make-assets.ts';
import type { PlannedPage } from '../content/list-pages.ts';
import type { Content } from '../content/read-content.ts';
import {
	createEnvironment,
	type PageMaterials,
	type RecordingEnvironment,
} from './page-environment.ts';
import { type ReadBody, readBody } from './read-body.ts';

/** The body of a page. Its head is made later, since it depends on all bodies. */
export interface RenderedBody extends ReadBody {
	planned: PlannedPage;
	environment: RecordingEnvironment;
	html: string;
}

/** Renders an element of a page. */
export const renderElement = (environment: PageEnvironment, element: ReactElement): string =>
	renderToStaticMarkup(<PageProvider value={environment}>{element}</PageProvider>);

/** Renders one body, unless the page throws. */
function renderBody(
	planned: PlannedPage,
	content: Content,
	materials: Pick<PageMaterials, 'pictures' | 'publications'>,
): { body?: RenderedBody; problems: readonly Problem[] } {
	const { route, source, page } = planned;
	const environment = createEnvironment({ ...content, ...materials }, route, page.isGlossed);
	const { problems } = environment;
	// A page that throws must not hide the problems of the others.
	try {
		const html = renderElement(environment, <SiteBody page={page} />);
		return { body: { planned, environment, html, ...readBody(html) }, problems };
	} catch (error) {
		const where = `${route} (${placeOf(error) ?? source})`;
		const failure = { where, what: `This page threw: ${reasonOf(error)}` };
		return { problems: [...problems, failure] };
	}
}

/** Finds islands that pages mark and that do not exist. */
const findUnknownIslands = (bodies: readonly RenderedBody[], { scripts }: Assets): Problem[] =>
	bodies.flatMap(({ planned: { route }, islands }) =>
		islands
			.filter((name) => !scripts.islands.has(name))
			.map((name) => ({
				where: route,
				what: `It marks data-island="${name}", and islands/ has no ${name}.tsx.`,
			})),
	);

/** Finds prose that no page shows. */
const findUnusedProse = ({ prose }: Content, bodies: readonly RenderedBody[]): Problem[] => {
	const used = new Set(bodies.flatMap(({ environment }) => [...environment.usedProse]));
	return [...prose]
		.filter(([id]) => !used.has(id))
		.map(([, { file }]) => ({
			where: file,
			what: 'No page shows this text.',
			fix: 'Show it, or delete the file.',
		}));
};

/**
 * Renders the body of every page.
 * @param publications the files to download, as pages list them
 * @returns the bodies, without those of pages that throw, and all problems
 */
export function renderBodies(
	content: Content,
	assets: Assets,
	publications: readonly PublishedFile[],
): { bodies: readonly RenderedBody[]; problems: readonly Problem[] } {
	const materials = { pictures: assets.pictures, publications };
	const rendered = content.pages.map((planned) => renderBody(planned, content, materials));
	const bodies = rendered.flatMap(({ body }) => body ?? []);
	const problems = [
		...rendered.flatMap((each) => each.problems),
		...findUnknownIslands(bodies, assets),
	];
	// A page that failed may have shown more.
	if (content.failedRoutes.length === 0 && bodies.length === content.pages.length) {
		problems.push(...findUnusedProse(content, bodies));
	}
	return { bodies, problems };
}
