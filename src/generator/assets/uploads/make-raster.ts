import sharp, { type Sharp } from 'sharp';
import { palette } from '../../../art/palette.ts';
import type { ImageFile } from '../../../publications/publication.ts';
import { cutStrip } from './cut-strip.ts';
import { brokenPicture, type ProcessedUpload, UnusablePicture } from './processed-upload.ts';

/** Pixels across, for a phone, for a column of text, and for a whole screen. */
const widths = [480, 960, 1600];
/** Less than the 16,383 pixels that a WebP can have, for comics that are one long strip. */
const maxHeight = 16_000;
export const maxPixels = 60_000_000;

/** The longer side of a JPEG: more than the screen of an e-reader has. */
export const longestSide = 1600;

/** What each format is called, and the endings that it may have: none if the site cannot take it. */
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

/** Reads a file's header, and refuses what should not be decoded. */
async function checkHeader(contents: Uint8Array, name: string): Promise<void> {
	// Of an animation, sharp reads the first picture only.
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
}

/** A picture as a JPEG, its clear parts the colour of paper. */
export async function makeJpeg(image: Sharp): Promise<ImageFile> {
	const { data, info } = await image
		.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: palette.paper })
		.jpeg({ quality: 80, mozjpeg: true })
		.toBuffer({ resolveWithObject: true });
	return { contents: data, ending: 'jpg', width: info.width, height: info.height };
}

/**
 * Makes a picture of pixels fit for pages: turned as its camera was held, in sRGB, without anything else
 * that the file says, such as the place where it was taken.
 *
 * WebP, since AVIF takes thirty times as long for a fifth less, and some readers of books and feeds do
 * not show it.
 * @param name of the file, whose ending must be true
 * @throws UnusablePicture
 */
export async function makeRaster(contents: Uint8Array, name: string): Promise<ProcessedUpload> {
	try {
		await checkHeader(contents, name);
		// Decoded once. Colours are converted by default, from the profile in the file; phones write
		// files that give warnings and are whole.
		const { data, info } = await sharp(contents, { failOn: 'error', limitInputPixels: maxPixels })
			.autoOrient()
			.resize({ width: widths.at(-1), height: maxHeight, fit: 'inside', withoutEnlargement: true })
			.toColourspace('srgb')
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		const decoded = () => sharp(data, { raw: info });
		const own = [...widths.filter((width) => width < info.width), info.width];
		const [jpegs, files] = await Promise.all([
			Promise.all(
				cutStrip({ data, info }).map(({ top, height }) =>
					makeJpeg(decoded().extract({ left: 0, top, width: info.width, height })),
				),
			),
			Promise.all(
				own.map(async (width) => ({
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
