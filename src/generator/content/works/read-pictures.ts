import { z } from 'zod';
import { type Problem, suggestName } from '../../../lib/problems.ts';
import type { PictureId } from '../../../model/picture-ids.ts';
import type { WorkPicture } from '../../../model/works.ts';
import type { TextFault } from '../text-faults.ts';
import { maybe, type PlacedText } from './front-matter.ts';
import type { WorkFolder } from './work-folder.ts';

/** A picture that was delivered as a file. */
export interface PictureSource {
	/** The work's slug and the file's name. */
	id: string;
	/** Its full path. */
	file: string;
	alt: string;
}

/** The name of a picture: a file of the folder, or a drawing by its id. */
type PictureName = PlacedText & Omit<WorkPicture, 'id'>;

/** A picture in the field `pictures`. A drawing may have words of its own, and a file needs words. */
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
		credit: z.string('Say who made the picture.').catch(''),
		caption: maybe(z.string()),
	}),
]);

const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;
const isFile = (name: string) => /\.\w+$/.test(name);

/** What is wrong with the file of a picture. */
function findFileFault(name: string, files: readonly string[]): TextFault | undefined {
	if (!files.includes(name)) {
		const fix = suggestName(name, files, 'Put it beside work.md.');
		return { what: `The folder has no file “${name}”.`, fix };
	}
	if (pictureName.test(name)) return undefined;
	const what = `The site cannot show “${name}” as a picture.`;
	return { what, fix: 'Save it as .jpg, .png, .webp, .avif or .svg.' };
}

/**
 * Finds the pictures of a work, and what is wrong with their names.
 * @param described those with words about them
 * @param shown those that need such words
 * @param pages those of a comic, whose words are in its script
 */
export function readPictures(
	{ slug, files, pathOf }: WorkFolder,
	described: readonly PictureName[],
	shown: readonly PlacedText[],
	pages: readonly PlacedText[],
) {
	const idOf = (name: string): PictureId =>
		isFile(name) ? `${slug}/${name}` : (name as PictureId);
	const known = new Map(
		described.map(({ text, where: _, ...words }): [string, WorkPicture] => [
			text,
			{ id: idOf(text), ...words },
		]),
	);
	const isNew = ({ text }: PlacedText) => !known.has(text);
	const isUsable = ({ text }: PlacedText) => isFile(text) && !findFileFault(text, files);
	const scripted = pages.filter(isNew).map((page) => ({
		...page,
		alt: `Page ${pages.indexOf(page) + 1} of ${pages.length}. Its words are in the script below it.`,
	}));
	const names = [...described, ...shown.filter(isNew), ...scripted];
	const firsts = names.filter(({ text }, i) => names.findIndex((each) => each.text === text) === i);
	const faults = firsts.flatMap(({ text, where }) => {
		const fault = isFile(text) ? findFileFault(text, files) : undefined;
		return fault ? { where, ...fault } : [];
	});
	const undescribed = shown.filter((name) => isNew(name) && isUsable(name));
	const fix = 'Add it to “pictures:”, with “file:”, “alt:” and “credit:”.';
	return {
		problems: [
			...faults,
			...undescribed.map(({ text, where }): Problem => {
				return { where, what: `Nothing says what “${text}” shows, or who made it.`, fix };
			}),
		],
		/** The pictures that are files. */
		sources: [...described, ...scripted].filter(isUsable).map(({ text, alt = '' }) => {
			return { id: idOf(text), file: pathOf(text), alt };
		}),
		/** The ids of drawings, which are known once they are drawn. */
		drawings: names.filter(({ text }) => !isFile(text)),
		/** The picture of a name, with the words about it. */
		find: ({ text }: PlacedText): WorkPicture => known.get(text) ?? { id: idOf(text) },
	};
}
