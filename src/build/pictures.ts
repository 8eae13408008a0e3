import type { Picture } from '../art/picture.ts';
import type { PictureFile } from '../components/page-context.ts';
import { drawPicture } from './draw-picture.tsx';
import { type Files, hashedName } from './files.ts';

/**
 * Draws pictures to SVG files under `pictures/`, by day and, where they have a night look, by night.
 * @returns each drawing's files by its id, and adds the files to `files`
 */
export function renderPictures(
	pictures: Readonly<Record<string, Picture>>,
	files: Files,
): Map<string, PictureFile> {
	function add(name: string, svg: string): string {
		const file = hashedName('/pictures/', name, 'svg', svg);
		files.set(file, svg);
		return file;
	}
	return new Map(
		Object.entries(pictures).map(([id, picture]) => {
			const { width, height, alt, night } = picture;
			const file = add(id, drawPicture(picture));
			const nightFile = night && add(`${id}-night`, drawPicture(picture, 'night'));
			return [id, { file, nightFile, width, height, alt }];
		}),
	);
}
