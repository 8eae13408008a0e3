import { z } from 'zod';
import { type Problem, suggestName } from '../../../lib/problems.ts';
import type { Box } from '../../../model/comics.ts';
import type { PictureId } from '../../../model/picture-ids.ts';
import type { WorkPicture } from '../../../model/works.ts';
import type { TextFault } from '../text-faults.ts';
import { maybe, type PlacedText } from './front-matter.ts';
import { publishedName, type WorkFolder } from './work-folder.ts';

/** A picture that is a file in the folder of a work. */
export interface UploadedPicture {
	/** The work's slug and the name under which it is published. */
	id: string;
	/** Its full path. */
	file: string;
	alt: string;
	/** The part of the file that is shown, in per cent of its width and height; by default all of it. */
	cut?: Box;
}

/** The name of a picture, which is a file of the folder or the id of a drawing, and its description. */
type PictureName = PlacedText & Omit<WorkPicture, 'id'>;

/** An entry of the field `pictures`. A drawing has its own alt text; a file needs one. */
export const pictureSchema = z.union([
	z.object({
		drawing: z.string(),
		alt: maybe(z.string()),
		credit: maybe(z.string()),
		caption: maybe(z.string()),
	}),
	z.object({
		drawing: z.undefined().optional(),
		file: z.string('Name the file, such as scan.jpg, beside work.md.').catch(''),
		alt: z.string('Say in a sentence or two what is seen, for those who cannot see it.').catch(''),
		credit: maybe(z.string()),
		caption: maybe(z.string()),
	}),
]);

/** A picture that browsers can show. */
export const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;
const isFile = (name: string) => /\.\w+$/.test(name);

/** Checks the file of a picture. */
function findFileFault(name: string, files: readonly string[]): TextFault | undefined {
	if (!files.includes(name)) {
		const fix = suggestName(name, files, 'Put it beside work.md.');
		return { what: `The folder has no file “${name}”.`, fix };
	}
	if (pictureName.test(name)) return undefined;
	const what = `“${name}” is not a kind of picture that the site can show.`;
	const fix = /\.hei[cf]$/i.test(name)
		? 'Phones save photographs so. Open it and export it as JPEG; an iPhone does by itself when it sends one by mail.'
		: 'Save it as .jpg, .png, .webp, .avif or .svg.';
	return { what, fix };
}

/**
 * Finds the pictures of a work, and checks their names.
 * @param described the entries of the field `pictures`
 * @param shown pictures that the work shows elsewhere, and so need an entry
 * @param pages the pages of a comic, whose alt text is in its script
 */
export function readPictures(
	{ slug, files, pathOf }: WorkFolder,
	described: readonly PictureName[],
	shown: readonly PlacedText[],
	pages: readonly PlacedText[],
) {
	const idOf = (name: string): PictureId =>
		isFile(name) ? `${slug}/${publishedName(name)}` : (name as PictureId);
	const known = new Map(
		described.map(({ text, where: _, ...words }): [string, WorkPicture] => [
			text,
			{ id: idOf(text), ...words },
		]),
	);
	const isUndescribed = ({ text }: PlacedText) => !known.has(text);
	const isUsable = ({ text }: PlacedText) => isFile(text) && !findFileFault(text, files);
	const scripted = pages.filter(isUndescribed).map((page) => ({
		...page,
		alt: `Page ${pages.indexOf(page) + 1} of ${pages.length}. Its words are in the script.`,
	}));
	const names = [...described, ...shown.filter(isUndescribed), ...scripted];
	const unique = names.filter(({ text }, i) => names.findIndex((each) => each.text === text) === i);
	const faults = unique.flatMap(({ text, where }) => {
		const fault = isFile(text) ? findFileFault(text, files) : undefined;
		return fault ? { where, ...fault } : [];
	});
	// Converters and scanners write the name of the file.
	const unsaid = described.filter(
		({ text, alt = '' }) => isFile(text) && (alt === text || pictureName.test(alt)),
	);
	const undescribed = shown.filter((name) => isUndescribed(name) && isUsable(name));
	const fix = 'Add it to “pictures:”, with “file:” and “alt:”, and “credit:” if others made it.';
	return {
		problems: [
			...faults,
			...unsaid.map(({ text, where }): Problem => {
				const what = `The alt text of “${text}” is the name of a file.`;
				return { where, what, fix: 'Say in a sentence or two what is seen.' };
			}),
			...undescribed.map(({ text, where }): Problem => {
				return { where, what: `Nothing says what “${text}” shows.`, fix };
			}),
		],
		/** The pictures that are files. */
		sources: [...described, ...scripted].filter(isUsable).map(({ text, alt = '' }) => {
			return { id: idOf(text), file: pathOf(text), alt };
		}),
		/** The names of drawings, which are checked after drawing. */
		drawings: names.filter(({ text }) => !isFile(text)),
		/** The picture with a name, and its description. */
		find: ({ text }: PlacedText): WorkPicture => known.get(text) ?? { id: idOf(text) },
	};
}
