import { shelf } from '../../content/shelf.ts';
import { type Download, describePictures } from '../download.ts';

/** Each comic as a CBZ of its pages, and as an EPUB of fixed pages whose words are text. */
export const comics: readonly Download[] = shelf.comics.map((comic): Download => {
	const [cbz, epub] = [`/downloads/${comic.slug}.cbz`, `/downloads/${comic.slug}.epub`];
	return {
		paths: [cbz, epub],
		isForReaders: true,
		kept: {
			module: 'src/publications/comic/comics.ts',
			from(materials) {
				const { settings, sources } = materials.content;
				const shown = [comic.cover, ...comic.pages.flat().map(({ picture }) => picture)];
				return [
					JSON.stringify([settings, comic, sources.anthology.figures]),
					describePictures(materials, shown),
				];
			},
		},
		async make(materials) {
			const { makeComic } = await import('./make-comic.ts');
			const made = await makeComic(materials, comic);
			return new Map([
				[cbz, made.cbz],
				[epub, made.epub],
			]);
		},
	};
});
