import type { Picture } from '../../art/picture.ts';
import { siteIcon, touchIcon } from '../../art/site-icon.tsx';
import { cached } from '../../lib/cache.ts';
import type { Files } from '../../lib/files.ts';
import { rasterize } from '../../lib/rasterize.ts';
import { drawPicture } from './draw-picture.tsx';

/** Changes with the code that rasterizes, which the cache cannot see. */
const version = '2';

/** Side of the favicon in pixels: what desktops and crawlers request as `/favicon.ico`. */
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

/** Makes the icons that browsers request by name from the site's root. */
export async function makeIcons(): Promise<Files> {
	const draw = (picture: Picture, width: number) => {
		const svg = drawPicture(picture);
		return cached('icons', [version, svg, String(width)], () => rasterize(svg, width));
	};
	return new Map([
		['/favicon.ico', wrapAsIco(await draw(siteIcon, faviconSide), faviconSide)],
		['/apple-touch-icon.png', await draw(touchIcon, touchIcon.width)],
	]);
}
