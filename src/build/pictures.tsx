import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../art/picture.ts';
import type { PictureFile } from '../components/page-context.ts';
import { type Files, hashedName } from './files.ts';

/**
 * Renders drawings to SVG files under `pictures/`.
 * @returns each drawing's file by its id, and adds the files to `files`
 */
export function renderPictures(
	pictures: Readonly<Record<string, Picture>>,
	files: Files,
): Map<string, PictureFile> {
	return new Map(
		Object.entries(pictures).map(([id, { width, height, alt, Drawing }]) => {
			const svg = renderToStaticMarkup(<Drawing />);
			const file = hashedName('/pictures/', id, 'svg', svg);
			files.set(file, svg);
			return [id, { file, width, height, alt }];
		}),
	);
}
