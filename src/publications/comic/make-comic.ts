import type { Comic } from '../../content/comics/types.ts';
import type { PictureId } from '../../content/picture-ids.ts';
import { packFiles } from '../pack-files.ts';
import type { Materials } from '../publication.ts';
import { writeComicInfo } from './comic-info.ts';
import { composeComic } from './compose.ts';
import { paintPage } from './draw-page.ts';
import { loadLettering } from './letter.ts';

/**
 * Makes a comic as a CBZ.
 * @returns a ZIP with one PNG for each page, the cover first
 */
export async function makeComic(
	{ content, pictures, svgs }: Materials,
	comic: Comic,
): Promise<Uint8Array> {
	const { settings, sources } = content;
	const find = (id: PictureId) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const lettering = await loadLettering();
	const pages = composeComic(comic, `A comic from ${settings.name}`, lettering.ruler);
	const painted: Uint8Array[] = [];
	for (const page of pages) painted.push(await paintPage(page, find, lettering.fonts));
	const info = writeComicInfo(
		{
			settings,
			comic,
			number: sources.anthology.shelf.comics.indexOf(comic) + 1,
			notes: `A sample comic for ${settings.anthology}. It is not canon: your story can contradict it.`,
		},
		painted.map(({ length }) => length),
	);
	return packFiles(
		new Map<string, string | Uint8Array>([
			['ComicInfo.xml', info],
			...painted.map((png, i): [string, Uint8Array] => [
				`${comic.slug}-${String(i).padStart(3, '0')}.png`,
				png,
			]),
		]),
	);
}
