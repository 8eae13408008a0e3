import { inWords } from '../../model/numbers.ts';
import type { Shelf } from '../../model/works.ts';
import { scriptOf } from '../../model/works.ts';
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
