import { type Download, describePictures } from '../download.ts';

const path = '/downloads/lagan.epub';

/**
 * The whole world as a reflowable EPUB 3.3. Its chapters are rendered from records and components, and
 * not cut out of finished pages: files to take away are made before the pages, which say how large they
 * are, and a chapter has no use for what pages are half made of, ways to other pages.
 */
export const epub: Download = {
	paths: [path],
	isForReaders: true,
	kept: {
		module: 'src/publications/epub/epub.ts',
		from(materials) {
			const { settings, sources, prose, pages } = materials.content;
			return [
				JSON.stringify([settings, sources.world, sources.anthology]),
				JSON.stringify([...prose]),
				describePictures(materials),
				pages.map(({ route }) => route).join(),
			];
		},
	},
	async make(materials) {
		const { makeBook } = await import('./make-book.tsx');
		return new Map([[path, await makeBook(materials)]]);
	},
};
