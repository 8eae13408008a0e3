import type { Work } from '../../model/works.ts';
import { packFiles } from '../pack-files.ts';
import type { Materials } from '../publication.ts';
import { readPlain } from '../read-plain.ts';
import { writeComicInfo } from './comic-info.ts';
import { paintComic } from './paint-comic.ts';

/**
 * Makes a comic as a CBZ.
 * @returns a ZIP with a picture for each page, the cover first
 */
export async function makeComic(materials: Materials, work: Work): Promise<Uint8Array> {
	const { settings } = materials;
	const { slug, drawn, pages = [], cover, isCanon, note } = work;
	const images = drawn
		? await paintComic(materials, { ...work, drawn })
		: [...new Set([...(cover ? [cover] : []), ...pages.map(({ picture }) => picture)])].flatMap(
				(id) => materials.jpegs.get(id) ?? [],
			);
	const info = writeComicInfo(
		{
			settings,
			work,
			notes: [
				isCanon
					? `A comic of ${settings.anthology}.`
					: `A comic for ${settings.anthology}. It is not canon: your story can contradict it.`,
				...(note ? [`Content note: ${readPlain(materials, note)}`] : []),
			].join(' '),
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
