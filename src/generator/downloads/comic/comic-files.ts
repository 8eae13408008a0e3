import { shelf } from '../../../content/shelf.ts';
import { digestOfModule, remember } from '../../cache.ts';
import type { Download, DownloadMaterials } from '../download.ts';
import type { ComicFiles } from './make-comic.ts';

/** Makes a comic's files, both at once where one of them is not kept. */
function prepareComic(materials: DownloadMaterials, slug: string) {
	const { content, pictures } = materials;
	const { settings, sources } = content;
	const { figures, shelf } = sources.anthology;
	const comic = shelf.comics.find((each) => each.slug === slug);
	let made: Promise<ComicFiles> | undefined;
	return async (kind: keyof ComicFiles): Promise<Uint8Array> => {
		// As with the book: nobody who writes waits for it, and worlds made up for a test have none.
		if (comic === undefined || sources.rules === undefined) return new Uint8Array();
		const ids = [comic.cover, ...comic.pages.flat().map(({ picture }) => picture)];
		const madeFrom = [
			digestOfModule('src/generator/downloads/comic/make-comic.ts'),
			JSON.stringify([settings, comic, shelf.comics.indexOf(comic), figures.interface]),
			// A file of a drawing is named after what it holds.
			JSON.stringify(ids.map((id) => pictures.get(id))),
		];
		return remember('comics', [kind, ...madeFrom], async () => {
			made ??= import('./make-comic.ts').then(({ makeComic }) => makeComic(materials, comic));
			return (await made)[kind];
		});
	};
}

/** Each comic as a CBZ of its pages, and as an EPUB of fixed pages whose words are text. */
export const comicFiles: readonly Download[] = shelf.comics.flatMap(({ slug }) => {
	let latest: { materials: DownloadMaterials; make: ReturnType<typeof prepareComic> } | undefined;
	return (['cbz', 'epub'] as const).map(
		(kind): Download => ({
			file: `/downloads/${slug}.${kind}`,
			fragments: [],
			make(materials) {
				if (latest?.materials !== materials) {
					latest = { materials, make: prepareComic(materials, slug) };
				}
				return latest.make(kind);
			},
		}),
	);
});
