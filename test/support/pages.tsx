import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictures } from '../../src/art/pictures.ts';
import { PageProvider } from '../../src/components/page-context.ts';
import { drawPictures } from '../../src/generator/assets/pictures.ts';
import { createMarkdown } from '../../src/generator/content/markdown.ts';
import { gatherFigures } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { createEnvironment } from '../../src/generator/pages/page-environment.ts';
import type { PictureFile } from '../../src/model/built.ts';
import type { Settings } from '../../src/site.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import type { Records } from '../../src/world/records.ts';
import { lagan } from '../../src/world/world.ts';
import { settings } from './settings.ts';
import { shelf } from './shelf.ts';

/** The project's drawings, each rendered on first use, since most tests need only a few. */
class Drawings extends Map<string, PictureFile> {
	readonly #pictures = new Map(Object.entries(pictures));

	override get(id: string): PictureFile | undefined {
		const picture = this.#pictures.get(id);
		if (picture !== undefined && !this.has(id)) {
			const { pictures: drawn, problems } = drawPictures({ [id]: picture });
			for (const { where, what } of problems) throw new Error(`${where}: ${what}`);
			for (const [name, file] of drawn) this.set(name, file);
		}
		return super.get(id);
	}
	override keys() {
		return this.#pictures.keys();
	}
}
/** The file of each picture, by its id. */
const drawings = new Drawings();

/**
 * Renders a component as on the page at `/`, with the project's pictures and links but no prose.
 * @returns its HTML and the problems that it reported
 */
export function renderOnPage(
	element: ReactElement,
	changed: Partial<Settings> = {},
	records: Records = { ...projectSources, shelf },
) {
	const environment = createEnvironment(
		{
			settings: { ...settings, ...changed },
			records,
			markdown: createMarkdown(
				new Map(listLinkTargets(lagan)),
				gatherFigures(projectSources, settings),
			),
			prose: new Map(),
			mentions: new Map(),
			lengths: new Map(),
			commit: undefined,
			pictures: drawings,
			publications: [],
		},
		'/',
	);
	const html = renderToStaticMarkup(<PageProvider value={environment}>{element}</PageProvider>);
	return { html, problems: environment.problems.map(({ what }) => what) };
}
