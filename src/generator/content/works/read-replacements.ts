import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Replacement } from '../../../world/works.ts';
import { type Problem, suggestName } from '../../problems.ts';
import { nameOf } from '../../project.ts';
import { editorFiles } from '../list-files.ts';
import { readYaml } from './front-matter.ts';
import type { PictureSource } from './read-pictures.ts';

const list = 'pictures.yaml';

/** The pictures that stand in place of drawings. */
export interface ReadReplacements {
	replacements: readonly Replacement[];
	pictures: readonly PictureSource[];
	problems: readonly Problem[];
}

/**
 * Reads the pictures that stand in place of drawings: files named after them, with words in
 * `pictures.yaml`.
 * @param names of the contributors
 * @param gallery the ids of the drawings in the gallery, which have captions
 */
export function readReplacements(
	folder: string,
	names: readonly string[],
	gallery: readonly string[],
): ReadReplacements {
	const { maps, problems } = readYaml(
		nameOf(path.join(folder, list)),
		readFileSync(path.join(folder, list), 'utf8'),
	);
	const files = fastGlob.sync('*', { cwd: folder, ignore: [...editorFiles, list] }).sort();
	const found = maps.flatMap((fields) => {
		const file = fields.required('file', 'Name the file beside pictures.yaml.');
		const alt = fields.required('alt', 'Say in a sentence or two what is seen.');
		const credit = fields.required('credit', 'Say who made the picture.');
		const caption = fields.text('caption');
		if (credit && !names.includes(credit)) {
			const fix = suggestName(credit, names, 'Add them there, with a line about them.');
			fields.refuse('credit', `contributors.yaml has no “${credit}”.`, fix);
		}
		if (file && !files.includes(file)) {
			const fix = suggestName(file, files, 'Put it beside pictures.yaml.');
			fields.refuse('file', `There is no file “${file}”.`, fix);
			return [];
		}
		const id = file.replace(/\.\w+$/, '');
		if (gallery.includes(id) && !caption) {
			const fix = 'Write it as “caption:”: the line of the drawing would not fit.';
			fields.refuse('file', 'A picture of the gallery without a caption.', fix);
		}
		return { file, replacement: { id, alt, credit, ...(caption && { caption }) } };
	});
	const named = new Set(found.map(({ file }) => file));
	return {
		replacements: found.map(({ replacement }) => replacement),
		pictures: found.map(({ file, replacement: { id, alt } }) => ({
			id,
			file: path.join(folder, file),
			alt,
		})),
		problems: [
			...problems,
			...maps.flatMap((fields) => fields.findProblems()),
			...files
				.filter((file) => !named.has(file))
				.map((file) => ({
					where: nameOf(path.join(folder, file)),
					what: `${list} does not mention this file.`,
					fix: 'Describe it there, or delete it.',
				})),
		],
	};
}
