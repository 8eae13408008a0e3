import { digestOfModule, remember } from '../../cache.ts';
import type { Download, DownloadMaterials } from '../download.ts';

/** What decides the book beside the code that makes it: records, words as read, drawings, the settings. */
function listParts({ content, pictures }: DownloadMaterials): string[] {
	const { settings, sources, prose, inlines, pages } = content;
	return [
		JSON.stringify([settings, sources.world, sources.anthology]),
		JSON.stringify([...prose].map(([id, { parsed }]) => [id, parsed])),
		JSON.stringify([...inlines]),
		// A file of a drawing is named after what it holds.
		JSON.stringify([...pictures]),
		pages.map(({ route }) => route).join(),
	];
}

/**
 * The whole world as a reflowable EPUB 3.3. Its chapters are rendered from records and components, and
 * not cut out of finished pages: files to take away are made before the pages, which say how large they
 * are, and a chapter has no use for what pages are half made of, ways to other pages.
 * While one writes, and of worlds made up for a test, which nobody's rules hold for, it is left empty: no
 * save is to wait for it.
 */
export const epub: Download = {
	file: '/downloads/lagan.epub',
	fragments: [],
	async make(materials) {
		const { isSound, sources } = materials.content;
		// Of unsound records no page is made either.
		if (!isSound || sources.rules === undefined) return new Uint8Array();
		const maker = digestOfModule('src/generator/downloads/epub/make-book.tsx');
		return remember('book', [maker, ...listParts(materials)], async () => {
			const { makeBook } = await import('./make-book.tsx');
			return makeBook(materials);
		});
	},
};
