import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictures } from '../../src/art/pictures.ts';
import { createMarkdown } from '../../src/build/markdown.ts';
import { createEnvironments } from '../../src/build/pages/page-environments.ts';
import { renderPictures } from '../../src/build/pictures.ts';
import { PageProvider, type PictureFile } from '../../src/components/page-context.ts';
import { anthology } from '../../src/content/anthology.ts';
import { listLinkTargets } from '../../src/content/links.ts';
import { lagan } from '../../src/content/world.ts';
import { type Settings, settings } from '../../src/site.ts';

/** The project's drawings, each drawn when a page first shows it: most tests show a few of many. */
class Drawings extends Map<string, PictureFile> {
	override get(id: string): PictureFile | undefined {
		const picture = pictures[id];
		if (picture !== undefined && !this.has(id)) {
			const [drawn] = renderPictures({ [id]: picture }, new Map(), ({ where, what }) => {
				throw new Error(`${where}: ${what}`);
			});
			if (drawn !== undefined) this.set(...drawn);
		}
		return super.get(id);
	}
	override keys() {
		return new Set(Object.keys(pictures)).keys();
	}
}
/** A file for each of the project's pictures, by its id. */
export const drawings = new Drawings();

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
		prose: { read: () => undefined, sum: () => undefined, ids: [] },
		mentions: new Map(),
		drawn: drawings,
		download: { file: '/downloads/x.pdf', sheets: { template: 1, framework: 3 } },
		report: ({ what }) => problems.push(what),
	});
	const html = renderToStaticMarkup(<PageProvider value={create('/')}>{element}</PageProvider>);
	return { html, problems };
}
