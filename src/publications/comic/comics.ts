import { edition } from '../../content/edition.ts';
import { shelf } from '../../content/shelf.ts';
import { inWords } from '../../world/numbers.ts';
import type { Publication } from '../publication.ts';

export const comics: readonly Publication[] = shelf.comics.map((comic) => ({
	path: `/downloads/${comic.slug}.cbz`,
	title: `${comic.title}, for comic readers`,
	description: `For programs and tablets that show comics: the cover and ${inWords(comic.pages.length)} pages as pictures 1,600 pixels high, with their lettering. [Read it here](/read/${comic.slug}/).`,
	format: 'CBZ',
	version: 'Edition',
	day: edition,
	async make(materials) {
		const { makeComic } = await import('./make-comic.ts');
		return makeComic(materials, comic);
	},
}));
