import sharp from 'sharp';
import { cutFont } from '../../cut-font.ts';
import { rasterizePart } from '../../rasterize.ts';
import { cleanSvg } from './clean-svg.ts';
import { brokenPicture, type MadePicture } from './made-picture.ts';
import { longestSide, makeJpeg, mostPixels } from './make-raster.ts';

const embedded = /data:image\/(jpe?g|png|webp);base64,([^"')]+)/g;

/** Writes the photographs inside a drawing anew, without what they say of the place and the camera. */
async function cleanEmbedded(svg: string): Promise<string> {
	const written: string[] = [];
	for (const [, type = '', data = ''] of svg.matchAll(embedded)) {
		const format = type.startsWith('jp') ? 'jpeg' : 'png';
		const contents = await sharp(Buffer.from(data, 'base64'), {
			failOn: 'error',
			limitInputPixels: mostPixels,
		})
			.autoOrient()
			.toFormat(format)
			.toBuffer();
		written.push(`data:image/${format};base64,${contents.toString('base64')}`);
	}
	return svg.replace(embedded, () => written.shift() ?? '');
}

/**
 * Makes a drawing fit for pages. In its JPEG all words are set in the font of labels, as those of the
 * machine differ; on a page a browser takes its reader's.
 * @throws PictureFault
 */
export async function makeDrawing(contents: Uint8Array): Promise<MadePicture> {
	const cleaned = cleanSvg(contents);
	const { width, height } = cleaned;
	try {
		const svg = await cleanEmbedded(cleaned.svg);
		const night = cleaned.night && (await cleanEmbedded(cleaned.night));
		const across = Math.max(1, Math.round(longestSide * Math.min(1, width / height)));
		const fonts = svg.includes('<text')
			? [await cutFont('barlow-condensed', svg, { targetFormat: 'sfnt' })]
			: [];
		return {
			...{ width, height },
			files: [{ ending: 'svg', width, contents: Buffer.from(svg) }],
			...(night !== undefined && { night: Buffer.from(night) }),
			photograph: await makeJpeg(sharp(await rasterizePart(svg, across, fonts))),
		};
	} catch {
		throw brokenPicture();
	}
}
