import type { PictureFile } from '../../../components/page-context.ts';
import type { PlacedText } from '../../content/works/front-matter.ts';
import type { PictureSource } from '../../content/works/read-pictures.ts';
import { type Problem, suggestName } from '../../problems.ts';
import { nameOf } from '../../project.ts';

/** Pictures that replace no drawing, or one of another shape. */
export function findMisfits(
	pictures: readonly PictureSource[],
	drawings: ReadonlyMap<string, PictureFile>,
	files: ReadonlyMap<string, PictureFile>,
): Problem[] {
	return pictures.flatMap(({ id, file }) => {
		const [drawing, picture] = [drawings.get(id), files.get(id)];
		const where = nameOf(file);
		if (drawing === undefined) {
			const fix = suggestName(
				id,
				drawings.keys(),
				'Call it after a drawing, such as scene-lung.jpg: the contact sheet shows them with their names.',
			);
			return { where, what: `There is no drawing “${id}” for it to replace.`, fix };
		}
		if (picture === undefined) return [];
		const { width, height } = drawing;
		const isAlike = Math.abs(Math.log((picture.width * height) / (picture.height * width))) < 0.05;
		if (isAlike) return [];
		const what = `It is ${picture.width} × ${picture.height}, and its place has another shape.`;
		return {
			where,
			what,
			fix: `Crop it to a width and a height of ${width} : ${height}, such as ${2 * width} × ${2 * height} pixels.`,
		};
	});
}

/** Names of pictures in works that are neither a file nor a drawing. */
export const findUnknown = (
	names: readonly PlacedText[],
	drawings: ReadonlyMap<string, PictureFile>,
): Problem[] =>
	names
		.filter(({ text }) => !drawings.has(text))
		.map(({ text, where }) => ({
			where,
			what: `There is no picture “${text}”.`,
			fix: suggestName(text, drawings.keys(), 'Name a file of the folder, or delete the line.'),
		}));
