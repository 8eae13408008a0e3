import { edition } from '../../content/edition.ts';
import type { Publication } from '../publication.ts';

/**
 * The world as a reflowable EPUB 3.3. Chapters are rendered from records and components; extracting
 * them from finished pages would include navigation.
 */
export const epub: Publication = {
	path: '/downloads/lagan.epub',
	title: 'The whole world as a book',
	description:
		'For an e-reader, or your phone in bed: the World Bible, the factions and everybody in them, the themes, the timeline, the full glossary, the documents, the stories and the song, with the drawings, and the guidelines at the end. The comics are files of their own.',
	format: 'EPUB 3',
	version: 'Edition of',
	day: edition,
	group: 'To read',
	picture: 'hero-tall',
	async make(materials) {
		const { makeBook } = await import('./make-book.tsx');
		return makeBook(materials);
	},
};
