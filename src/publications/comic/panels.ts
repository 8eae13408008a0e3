import { panelPath } from '../../model/comic-page.ts';
import { listDrawn, type Shelf } from '../../model/works.ts';
import type { Publication } from '../publication.ts';

/** A picture of each panel with its words, for links to the panel's page. */
export const listPanels = (shelf: Shelf): Publication[] =>
	listDrawn(shelf).flatMap((work) =>
		work.drawn.pages.flatMap((panels, page) =>
			panels.map(({ seen }, panel) => ({
				path: `${panelPath(work.slug, page, panel)}.jpg`,
				title: `${work.title}, page ${page + 1}, panel ${panel + 1}`,
				description: seen,
				format: 'JPEG',
				version: 'Published on',
				day: work.day,
				group: null,
				async make(materials) {
					const { cutPanel } = await import('./cut-panel.ts');
					return cutPanel(materials, work, page, panel);
				},
			})),
		),
	);
