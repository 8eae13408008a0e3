import sharp from 'sharp';
import { cutFont } from '../../../lib/cut-font.ts';
import { rasterizePart } from '../../../lib/rasterize.ts';
import { findMissing } from '../../../lib/text-ruler.ts';
import { cleanSvg } from './clean-svg.ts';
import { longestSide, makeJpeg, maxPixels } from './make-raster.ts';
import { brokenPicture, type ProcessedUpload, UnusablePicture } from './processed-upload.ts';

const embedded = /data:image\/(jpe?g|png|webp);base64,([^"')]+)/g;

/** Re-encodes embedded photographs, which strips their metadata. */
async function cleanEmbedded(svg: string): Promise<string> {
	const cleaned: string[] = [];
	for (const [, type = '', data = ''] of svg.matchAll(embedded)) {
		const format = type.startsWith('jp') ? 'jpeg' : 'png';
		const contents = await sharp(Buffer.from(data, 'base64'), {
			failOn: 'error',
			limitInputPixels: maxPixels,
		})
			.autoOrient()
			.toFormat(format)
			.toBuffer();
		cleaned.push(`data:image/${format};base64,${contents.toString('base64')}`);
	}
	return svg.replace(embedded, () => cleaned.shift() ?? '');
}

/** Subsets the label font to the text of a drawing. */
async function cutLabels(svg: string): Promise<Buffer> {
	const font = await cutFont('barlow-condensed', svg, { targetFormat: 'sfnt' });
	const words = svg.replace(/<(style)\b.*?<\/\1>|<[^>]*>|\s/gs, '');
	const missing = findMissing(font, words);
	if (missing.length === 0) return font;
	throw new UnusablePicture(
		`Its text has letters that the label font lacks, so books could not show them: ${missing.slice(0, 20).join(' ')}`,
		'Turn words into shapes: in Inkscape, Path → Object to Path; in Illustrator, Type → Create Outlines; in Figma, Outline stroke.',
	);
}

/**
 * Processes an SVG. In its JPEG all text is set in the label font, as installed fonts differ between
 * machines; on pages, browsers use the reader's fonts.
 * @throws UnusablePicture
 */
export async function makeDrawing(contents: Uint8Array): Promise<ProcessedUpload> {
	const cleaned = cleanSvg(contents);
	const { width, height } = cleaned;
	try {
		const svg = await cleanEmbedded(cleaned.svg);
		const night = cleaned.night && (await cleanEmbedded(cleaned.night));
		const across = Math.max(1, Math.round(longestSide * Math.min(1, width / height)));
		const fonts = svg.includes('<text') ? [await cutLabels(svg)] : [];
		return {
			...{ width, height },
			files: [{ ending: 'svg', width, contents: Buffer.from(svg) }],
			...(night !== undefined && { night: Buffer.from(night) }),
			jpegs: [await makeJpeg(sharp(await rasterizePart(svg, across, fonts)))],
		};
	} catch (error) {
		throw error instanceof UnusablePicture ? error : brokenPicture(error);
	}
}
