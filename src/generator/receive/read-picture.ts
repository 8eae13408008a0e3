import sharp from 'sharp';
import { BuildFailure } from '../../lib/problems.ts';

/** A picture as it goes into the folder of a work. */
export interface ReceivedPicture {
	contents: Buffer;
	/** The ending of its name. */
	ending: string;
	/** What was changed, in words. */
	changes: readonly string[];
}

/**
 * Makes a picture ready: upright, in the colours of screens, in a format that the build reads, and without
 * what a camera adds, such as the place. One that is all of that stays as it is.
 * @param name for messages
 * @throws BuildFailure if it cannot be read
 */
export async function readPicture(contents: Buffer, name: string): Promise<ReceivedPicture> {
	try {
		const {
			format,
			space,
			orientation = 1,
			pages = 1,
			...about
		} = await sharp(contents).metadata();
		if (format === 'svg') return { contents, ending: 'svg', changes: [] };
		const isPng = format === 'png' || (format === 'tiff' && (about.hasAlpha || about.channels < 3));
		const ending = isPng ? 'png' : 'jpg';
		const isReadable = /^(jpeg|png|webp)$/.test(format);
		const changes = [
			...(orientation > 1 ? ['turned upright'] : []),
			...(space === 'cmyk' ? ['converted from CMYK to the colours of screens'] : []),
			...(about.exif || about.xmp || about.iptc
				? ['freed of what the camera or program noted, such as the place']
				: []),
			...(isReadable ? [] : [`saved as .${ending}`]),
			...(pages > 1 ? [`only the first of its ${pages} pages`] : []),
		];
		if (changes.length === 0) return { contents, ending: format.replace('jpeg', 'jpg'), changes };
		// Sharp writes sRGB, and no metadata.
		const upright = sharp(contents).autoOrient();
		const written = isPng
			? upright.png()
			: upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
		return { contents: await written.toBuffer(), ending, changes };
	} catch {
		const fix = 'Open it in a program that shows it, and save it as .jpg, .png or .tiff.';
		throw new BuildFailure([{ where: name, what: 'This picture cannot be read.', fix }]);
	}
}
