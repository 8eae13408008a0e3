import type { PictureFile } from '../../../components/page-context.ts';
import type { PlacedText } from '../../content/works/front-matter.ts';
import { type Problem, suggestName } from '../../problems.ts';

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
