import sharp, { type Sharp } from 'sharp';
import { palette } from '../../../model/colours.ts';
import type { Box } from '../../../model/comics.ts';
import type { ImageFile } from '../../../publications/publication.ts';
import { cutStrip } from './cut-strip.ts';
import { brokenPicture, type ProcessedUpload, UnusablePicture } from './processed-upload.ts';

/** Widths in pixels: for a phone, for a column of text, and for a whole screen. */
const widths = [480, 960, 1600];
/** For comics that are one long strip; a WebP can have 16,383 pixels. */
const maxHeight = 16_000;
export const maxPixels = 60_000_000;

/** The longer side of a JPEG in pixels, which exceeds the screens of e-readers. */
export const longestSide = 1600;

/** The name of each format, and its file extensions; none for a format that is not supported. */
const formats: Readonly<Record<string, { name: string; endings: readonly string[] }>> = {
	jpeg: { name: 'a JPEG', endings: ['jpg', 'jpeg'] },
	png: { name: 'a PNG', endings: ['png'] },
	webp: { name: 'a WebP', endings: ['webp'] },
	avif: { name: 'an AVIF', endings: ['avif'] },
	svg: { name: 'an SVG', endings: ['svg'] },
	heif: { name: 'a HEIC', endings: [] },
	gif: { name: 'a GIF', endings: [] },
	tiff: { name: 'a TIFF', endings: [] },
};

/**
 * Checks a file's header before it is decoded.
 * @returns the size of the picture when it is upright
 */
async function checkHeader(contents: Uint8Array, name: string) {
	// sharp reads only the first frame of an animation.
	const header = await sharp(contents, { limitInputPixels: false }).metadata();
	const format = header.compression === 'av1' ? 'avif' : header.format;
	const ending = /[^.]*$/.exec(name)?.[0] ?? '';
	const known = formats[format];
	if (!known?.endings.includes(ending.toLowerCase())) {
		const [right] = known?.endings ?? [];
		throw new UnusablePicture(
			`It is ${known?.name ?? 'a picture of another kind'}, and its name ends in .${ending}.`,
			right
				? `Call it “${name.slice(0, -ending.length)}${right}”, and name it so in work.md.`
				: 'Open it in a program for pictures and export it as JPEG or PNG.',
		);
	}
	if ((header.pages ?? 1) > 1) {
		throw new UnusablePicture(
			'It is animated, and the site shows still pictures only.',
			'Export one picture of it, as PNG or JPEG.',
		);
	}
	const millions = (header.width * header.height) / 1_000_000;
	if (millions * 1_000_000 > maxPixels) {
		throw new UnusablePicture(
			`It has ${Math.round(millions)} million pixels, ${header.width} × ${header.height}, and the limit is ${maxPixels / 1_000_000} million.`,
			`Scale it down: a width of ${widths.at(-1)} pixels is enough.`,
		);
	}
	return header.autoOrient;
}

/** Encodes a picture as a JPEG; transparent parts get the colour of paper. */
export async function makeJpeg(image: Sharp): Promise<ImageFile> {
	const { data, info } = await image
		.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: palette.paper })
		.jpeg({ quality: 80, mozjpeg: true })
		.toBuffer({ resolveWithObject: true });
	return { contents: data, ending: 'jpg', width: info.width, height: info.height };
}

/**
 * Processes a raster picture: rotates it upright, converts it to sRGB, and strips all metadata, such as the
 * location.
 *
 * WebP, since AVIF takes thirty times as long for a fifth less, and some readers of books and feeds do
 * not show it.
 * @param name of the file, whose extension must match its format
 * @param cut the part of it that is wanted, in per cent of its width and height
 * @throws UnusablePicture
 */
export async function makeRaster(
	contents: Uint8Array,
	name: string,
	cut: Box = [0, 0, 100, 100],
): Promise<ProcessedUpload> {
	try {
		const { width, height } = await checkHeader(contents, name);
		const across = (share: number) => Math.round((share * width) / 100);
		const down = (share: number) => Math.round((share * height) / 100);
		// Decoded once. sharp converts colours from the profile in the file. Valid files of phones give
		// warnings, which are not failures.
		const { data, info } = await sharp(contents, { failOn: 'error', limitInputPixels: maxPixels })
			.autoOrient()
			.extract({
				left: across(cut[0]),
				top: down(cut[1]),
				width: across(cut[2]),
				height: down(cut[3]),
			})
			.resize({ width: widths.at(-1), height: maxHeight, fit: 'inside', withoutEnlargement: true })
			.toColourspace('srgb')
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		const decoded = () => sharp(data, { raw: info });
		const ownWidths = [...widths.filter((width) => width < info.width), info.width];
		const [jpegs, files] = await Promise.all([
			Promise.all(
				cutStrip({ data, info }).map(({ top, height }) =>
					makeJpeg(decoded().extract({ left: 0, top, width: info.width, height })),
				),
			),
			Promise.all(
				ownWidths.map(async (width) => ({
					ending: 'webp' as const,
					width,
					contents: await decoded().resize(width).webp({ quality: 80 }).toBuffer(),
				})),
			),
		]);
		return { width: info.width, height: info.height, files, jpegs };
	} catch (error) {
		throw error instanceof UnusablePicture ? error : brokenPicture(error);
	}
}
