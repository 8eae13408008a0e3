import type { Picture } from '../art/picture.ts';
import { siteIcon, touchIcon } from '../art/site-icon.tsx';
import { remember } from './cache.ts';
import { drawPicture } from './draw-picture.tsx';
import type { Files } from './files.ts';
import { findCache, readSources } from './project.ts';
import type { Rasterize } from './rasterize.ts';

/** Globs, below the project's folder, of all code that decides what a PNG of a drawing looks like. */
export const rasterizedBy: readonly string[] = ['src/build/rasterize.ts', 'package-lock.json'];

/** Side of the favicon in pixels: what desktops and crawlers ask `/favicon.ico` for. */
const faviconSide = 32;

/**
 * Wraps one PNG as an ICO: six bytes of header, sixteen of directory, the PNG as it is.
 * Source: Microsoft, "The format of icon resources"; PNG entries since Windows Vista.
 */
function wrapAsIco(png: Uint8Array, side: number): Uint8Array {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2); // an icon
	head.writeUInt16LE(1, 4); // of one image
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10); // colour planes
	head.writeUInt16LE(32, 12); // bits a pixel
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

/**
 * Makes the icons that browsers look for by name in the site's root, and adds them to `files`.
 * @param rasterize turns drawings into PNGs, where no earlier build has
 */
export async function makeIcons(files: Files, rasterize: Rasterize): Promise<void> {
	const makers = await readSources(...rasterizedBy);
	const draw = (picture: Picture, width: number) => {
		const svg = drawPicture(picture);
		const madeFrom = [...makers, svg, String(width)];
		return remember(findCache('icons'), madeFrom, () => rasterize({ svg, width }));
	};
	files.set('/favicon.ico', wrapAsIco(await draw(siteIcon, faviconSide), faviconSide));
	files.set('/apple-touch-icon.png', await draw(touchIcon, touchIcon.width));
}
