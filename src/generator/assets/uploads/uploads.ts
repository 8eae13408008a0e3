import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cached } from '../../../lib/cache.ts';
import { hashedName } from '../../../lib/files.ts';
import type { Problem } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import type { PictureFile } from '../../../model/built.ts';
import type { ImageFile } from '../../../publications/publication.ts';
import type { UploadedPicture } from '../../content/works/read-pictures.ts';
import { isPointer } from '../../content/works/work-folder.ts';
import { type ProcessedUpload, UnusablePicture } from './processed-upload.ts';

/** Changes with the code that processes pictures, which the cache cannot see. */
const version = '3';

/** The maximum size of a file, in bytes. */
const maxBytes = 30_000_000;

/** The uploaded pictures, as pages and publications use them. */
export interface Uploads {
	/** Each picture's files by its id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** What is published, by its path. */
	files: ReadonlyMap<string, Uint8Array>;
	/** Each picture as a JPEG, or several for a strip, by its id. */
	jpegs: ReadonlyMap<string, readonly ImageFile[]>;
	/** Each picture as an SVG, which may embed its JPEGs, by the path of the picture's file. */
	svgs: ReadonlyMap<string, string>;
	problems: readonly Problem[];
}

/** Processes a file, unless the result is cached. */
async function processUpload({ file, cut }: UploadedPicture): Promise<ProcessedUpload> {
	const { size } = statSync(file);
	if (size > maxBytes) {
		throw new UnusablePicture(
			`It weighs ${Math.round(size / 1_000_000)} MB; the limit is ${maxBytes / 1_000_000} MB.`,
			'Export it smaller: 1600 pixels across are enough, and a JPEG of them weighs less than 1 MB.',
		);
	}
	if (size === 0) throw new UnusablePicture('It is empty.', 'Copy it again.');
	const contents = readFileSync(file);
	if (isPointer(contents)) {
		throw new UnusablePicture(
			'It is a Git LFS pointer, not the picture itself.',
			'Type: git lfs pull',
		);
	}
	const name = path.basename(file);
	const isSvg = /\.svg$/i.test(name) && /^\s*</.test(contents.toString('utf8', 0, 100));
	const made = await cached(
		'uploads',
		[version, path.extname(name).toLowerCase(), contents, `${cut ?? ''}`],
		async () => {
			// The decoders are slow to load, and most pictures are in the cache.
			if (isSvg) return serialize(await (await import('./make-drawing.ts')).makeDrawing(contents));
			return serialize(await (await import('./make-raster.ts')).makeRaster(contents, name, cut));
		},
	);
	return deserialize(made);
}

/** Stacks JPEGs in an SVG. */
function stackInSvg(jpegs: readonly ImageFile[]): string {
	const width = Math.max(...jpegs.map((each) => each.width));
	let height = 0;
	const images = jpegs.map((each) => {
		const top = height;
		height += each.height;
		return `<image${top ? ` y="${top}"` : ''} width="${each.width}" height="${each.height}" href="data:image/jpeg;base64,${Buffer.from(each.contents).toString('base64')}"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${images.join('')}</svg>`;
}

/**
 * Processes the uploaded pictures, one after the other, as a large one takes much memory.
 *
 * Two builds on one machine give the same bytes. Processors of another kind may give others, since the
 * encoders use the instructions that the processor has.
 * @returns everything that is published, and a problem for each file that could not be processed
 */
export async function makeUploads(sources: readonly UploadedPicture[]): Promise<Uploads> {
	const pictures = new Map<string, PictureFile>();
	const files = new Map<string, Uint8Array>();
	const jpegs = new Map<string, readonly ImageFile[]>();
	const svgs = new Map<string, string>();
	const problems: Problem[] = [];
	for (const uploaded of sources) {
		const { id, file: source, alt } = uploaded;
		try {
			const upload = await processUpload(uploaded);
			const { width, height, night } = upload;
			const name = id.replace(/\.\w+$/, '').replaceAll('/', '-');
			const publish = (name: string, ending: string, contents: Uint8Array) => {
				const file = hashedName('/pictures/', name, ending, contents);
				files.set(file, contents);
				return file;
			};
			const widths = upload.files.map(({ ending, width, contents }) => ({
				file: publish(ending === 'svg' ? name : `${name}-${width}`, ending, contents),
				width,
			}));
			const file = widths.at(-1)?.file ?? '';
			const nightFile = night && publish(`${name}-night`, 'svg', night);
			pictures.set(id, {
				...{ file, nightFile, width, height, alt },
				...(widths.length > 1 && { widths }),
				...(nightFile === undefined && { isDimmed: true }),
			});
			jpegs.set(id, upload.jpegs);
			const drawing = upload.files.find(({ ending }) => ending === 'svg');
			const svg = drawing && Buffer.from(drawing.contents).toString();
			// Text needs a font, which only the JPEG was made with.
			svgs.set(file, svg && !svg.includes('<text') ? svg : stackInSvg(upload.jpegs));
		} catch (error) {
			if (!(error instanceof UnusablePicture)) throw error;
			const where = error.line === undefined ? nameOf(source) : `${nameOf(source)}:${error.line}`;
			problems.push({ where, ...error.fault });
		}
	}
	return { pictures, files, jpegs, svgs, problems };
}
