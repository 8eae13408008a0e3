import { type Problem, suggestName } from '../../../lib/problems.ts';
import type { PictureFile } from '../../../model/built.ts';
import type { PlacedText } from '../../content/works/front-matter.ts';

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
