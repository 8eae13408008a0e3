import type { PictureId } from '../../content/picture-ids.ts';
import { scriptOf, type Work } from '../../world/works.ts';
import { packFiles } from '../pack-files.ts';
import type { Materials } from '../publication.ts';
import { type ComicImage, writeComicInfo } from './comic-info.ts';
import { composeComic } from './compose.ts';
import { pageSize, paintPage } from './draw-page.ts';
import { loadLettering } from './letter.ts';

/** Paints the cover and the pages of a comic that is drawn in code, with their lettering. */
async function paintDrawn(
	{ content, pictures, svgs }: Materials,
	work: Work & Required<Pick<Work, 'drawn'>>,
): Promise<ComicImage[]> {
	const find = (id: PictureId) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const lettering = await loadLettering();
	const pages = composeComic(work, `A comic from ${content.settings.name}`, lettering.ruler);
	const painted: ComicImage[] = [];
	for (const page of pages) {
		const contents = await paintPage(page, find, lettering.fonts);
		painted.push({ contents, ending: 'png', ...pageSize });
	}
	return painted;
}

/**
 * Makes a comic as a CBZ.
 * @returns a ZIP with a picture for each page, the cover first
 */
export async function makeComic(materials: Materials, work: Work): Promise<Uint8Array> {
	const { settings, records } = materials.content;
	const { slug, drawn, pages = [], cover, isCanon } = work;
	const images = drawn
		? await paintDrawn(materials, { ...work, drawn })
		: [...new Set([...(cover ? [cover] : []), ...pages.map(({ picture }) => picture)])].flatMap(
				(id) => materials.photographs.get(id) ?? [],
			);
	const comics = records.shelf.works.filter((each) => scriptOf(each)).toReversed();
	const info = writeComicInfo(
		{
			settings,
			work,
			number: comics.findIndex((each) => each.slug === slug) + 1,
			notes: isCanon
				? `A comic of ${settings.anthology}.`
				: `A comic for ${settings.anthology}. It is not canon: your story can contradict it.`,
		},
		images,
	);
	return packFiles(
		new Map<string, string | Uint8Array>([
			['ComicInfo.xml', info],
			...images.map(({ contents, ending }, i): [string, Uint8Array] => [
				`${slug}-${String(i).padStart(3, '0')}.${ending}`,
				contents,
			]),
		]),
	);
}
