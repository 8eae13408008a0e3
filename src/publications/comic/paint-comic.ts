import type { PictureId } from '../../model/picture-ids.ts';
import type { DrawnWork } from '../../model/works.ts';
import type { ImageFile, Materials } from '../publication.ts';
import { composeComic } from './compose.ts';
import { pageSize, paintPage } from './draw-page.ts';
import { loadLettering } from './letter.ts';

/**
 * Paints the cover and the pages of a comic that is drawn in code, with their lettering.
 * @returns the cover first, if there is one
 */
export async function paintComic(
	{ settings, pictures, svgs }: Materials,
	work: DrawnWork,
): Promise<ImageFile[]> {
	const find = (id: PictureId) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const lettering = await loadLettering();
	const pages = composeComic(work, `A comic from ${settings.name}`, lettering.ruler);
	const painted: ImageFile[] = [];
	for (const page of pages) {
		const contents = await paintPage(page, find, lettering.fonts);
		painted.push({ contents, ending: 'png', ...pageSize });
	}
	return painted;
}
