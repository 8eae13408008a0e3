import { panelPath } from '../../model/comic-page.ts';
import { inWords } from '../../model/numbers.ts';
import { pagesOf, type Shelf, scriptOf } from '../../model/works.ts';
import type { Publication } from '../publication.ts';

/** A file for comic readers of each comic on the shelf. */
export const listComics = ({ works }: Shelf): Publication[] =>
	works
		.filter((work) => scriptOf(work) !== undefined)
		.map((work) => ({
			path: `/downloads/${work.slug}.cbz`,
			title: `${work.title}, for comic readers`,
			description: `For comic-reader apps: ${work.cover ? 'the cover and ' : ''}${inWords(scriptOf(work)?.length ?? 0)} pages as pictures. On the site: [${work.title}](/read/${work.slug}/).`,
			format: 'CBZ',
			version: 'Published on',
			day: work.day,
			group: 'To read',
			...(work.cover && { picture: work.cover }),
			async make(materials) {
				const { makeComic } = await import('./make-comic.ts');
				return makeComic(materials, work);
			},
		}));

/** A picture of each panel with its words, for links to the panel's page. */
export const listPanels = ({ works }: Shelf): Publication[] =>
	works.flatMap((work) =>
		(pagesOf(work) ?? []).flatMap(({ panels }, page) =>
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
