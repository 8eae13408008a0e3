import sharp from 'sharp';
import { cutFont } from '../../cut-font.ts';
import { rasterizePart } from '../../rasterize.ts';
import { cleanSvg } from './clean-svg.ts';
import { brokenPicture, type MadePicture } from './made-picture.ts';
import { longestSide, makeJpeg } from './make-raster.ts';

/**
 * Makes a drawing fit for pages. In its JPEG all words are set in the font of labels, as those of the
 * machine differ; on a page a browser takes its reader's.
 * @throws PictureFault
 */
export async function makeDrawing(contents: Uint8Array): Promise<MadePicture> {
	const { svg, night, width, height } = cleanSvg(contents);
	const across = Math.max(1, Math.round(longestSide * Math.min(1, width / height)));
	const fonts = svg.includes('<text')
		? [await cutFont('barlow-condensed', svg, { targetFormat: 'sfnt' })]
		: [];
	const png = await rasterizePart(svg, across, fonts).catch(() => Promise.reject(brokenPicture()));
	return {
		...{ width, height },
		files: [{ ending: 'svg', width, contents: Buffer.from(svg) }],
		...(night !== undefined && { night: Buffer.from(night) }),
		photograph: await makeJpeg(sharp(png)),
	};
}
