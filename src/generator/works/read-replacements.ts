import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { PictureFile } from '../../components/page-context.ts';
import type { Replacement } from '../../world/works.ts';
import { editorFiles } from '../content/list-files.ts';
import type { Problem } from '../problems.ts';
import { nameOf } from '../project.ts';
import { readYaml, suggestName } from './front-matter.ts';
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
 */
export function readReplacements(folder: string): ReadReplacements {
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
		if (file && !files.includes(file)) {
			const fix = suggestName(file, files, 'Put it beside pictures.yaml.');
			fields.refuse('file', `There is no file “${file}”.`, fix);
			return [];
		}
		const id = file.replace(/\.\w+$/, '');
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
			const fix = suggestName(id, drawings.keys(), 'Give it the name of a drawing.');
			return { where, what: `There is no drawing “${id}” for it to replace.`, fix };
		}
		if (picture === undefined) return [];
		const { width, height } = drawing;
		const isAlike = Math.abs(Math.log((picture.width * height) / (picture.height * width))) < 0.05;
		if (isAlike) return [];
		const what = `It is ${picture.width} × ${picture.height}, and its place has another shape.`;
		return { where, what, fix: `Crop it to ${width} : ${height}.` };
	});
}
