import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictures } from '../../src/art/pictures.ts';
import { createMarkdown } from '../../src/build/markdown.ts';
import { createEnvironments } from '../../src/build/page-environments.ts';
import { renderPictures } from '../../src/build/pictures.ts';
import { PageProvider } from '../../src/components/page-context.ts';
import { anthology } from '../../src/content/anthology.ts';
import { listLinkTargets } from '../../src/content/links.ts';
import { lagan } from '../../src/content/world.ts';
import { type Settings, settings } from '../../src/site.ts';

/** The project's drawings, drawn once for all tests of a file. */
const drawn = renderPictures(pictures, new Map(), ({ where, what }) => {
	throw new Error(`${where}: ${what}`);
});

/**
 * Renders a component as it would stand on the page at `/`, with the project's own pictures and
 * links and no prose files.
 * @returns its HTML and what it reported on the way
 */
export function renderOnPage(element: ReactElement, changed: Partial<Settings> = {}) {
	const problems: string[] = [];
	const { create } = createEnvironments({
		settings: { ...settings, ...changed },
		anthology,
		markdown: createMarkdown(new Map(listLinkTargets(lagan)), anthology.figures),
		prose: { read: () => undefined, ids: [] },
		mentions: new Map(),
		drawn,
		download: { file: '/downloads/x.pdf', sheets: { template: 1, framework: 3 } },
		report: ({ what }) => problems.push(what),
	});
	const html = renderToStaticMarkup(<PageProvider value={create('/')}>{element}</PageProvider>);
	return { html, problems };
}
