import { deckKit } from '../../content/deck-kit/index.ts';
import { edition } from '../../content/edition.ts';
import { models } from '../../content/models/index.ts';
import { sheetUse } from '../../content/sheet-use.ts';
import { flagLetters, flagPicture } from '../../model/flags.ts';
import type { PictureId } from '../../model/picture-ids.ts';
import { packFiles } from '../pack-files.ts';
import type { Materials, Publication } from '../publication.ts';

/** The folders of the archive and their drawings. */
const folders: Readonly<Record<string, readonly PictureId[]>> = {
	'deck-kit': deckKit.flatMap(({ views }) => views.map(({ picture }) => picture)),
	models: ['model-row', ...models.map(({ character }) => `model-${character}` as const)],
	flags: ['mark', ...flagLetters.map(flagPicture)],
};

/**
 * Lists the drawings that artists can take away, by day and with layers.
 * @returns SVGs by their paths in the archive
 */
export const listDrawings = ({ pictures, svgs }: Pick<Materials, 'pictures' | 'svgs'>) =>
	new Map(
		Object.entries(folders).flatMap(([folder, ids]) =>
			ids.map((id) => [
				`lagan-drawings/${folder}/${id}.svg`,
				String(svgs.get(pictures.get(id)?.layeredFile ?? '') ?? ''),
			]),
		),
	);

export const drawings: Publication = {
	path: '/downloads/lagan-drawings.zip',
	title: 'Deck kit, model sheets and flags, as drawings',
	description:
		'For artists: every view of the [deck kit](/creative-resources/deck-kit/), every [model sheet](/creative-resources/model-sheets/) and the flags, for Inkscape, Illustrator or Figma. People, things and sizes are layers with names.',
	format: 'SVG in a ZIP',
	version: 'Edition',
	day: edition,
	group: 'To draw with',
	picture: 'deck-boats-small',
	make: (materials) =>
		packFiles(
			new Map([
				['lagan-drawings/README.txt', `${sheetUse.take}\n${sheetUse.stays}\n`],
				...listDrawings(materials),
			]),
		),
};
