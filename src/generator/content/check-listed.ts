import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Report } from '../problems.ts';
import { nameOf, root } from '../project.ts';
import { readSource } from './list-files.ts';

/** Folders of records and drawings, each with the file that lists them and what it lists of theirs. */
const lists: readonly (readonly [folder: string, index: string, listed: RegExp])[] = [
	['src/content/characters', 'src/content/characters/index.ts', /^export const (\w+)/m],
	['src/content/factions', 'src/content/factions/index.ts', /^export const (\w+)/m],
	['src/content/deck-kit', 'src/content/deck-kit/index.ts', /^export const (\w+): DeckSheet\b/m],
	['src/content/models', 'src/content/models/index.ts', /^export const (\w+): Model\b/m],
	['src/content/documents', 'src/content/documents/index.ts', /^export const (\w+): CityDoc/m],
	['src/content/comics', 'src/content/shelf.ts', /^export const (\w+): Comic\b/m],
	['src/art/portraits', 'src/art/portraits/index.ts', /^export const (portrait\w+)/m],
];

/** Reports files that an index does not list: nothing else would say that they are left out. */
export function checkListed(report: Report): void {
	for (const [folder, index, pattern] of lists) {
		const read = (file: string) => readSource(path.join(root, file), report)?.toString() ?? '';
		const listed = read(index).match(/\w+/g) ?? [];
		for (const file of fastGlob.sync(`${folder}/*.{ts,tsx}`, { cwd: root }).sort()) {
			const [, name] = pattern.exec(read(file)) ?? [];
			// Once to import it, and once to list it.
			if (file === index || !name || listed.filter((each) => each === name).length > 1) continue;
			report({
				where: nameOf(path.join(root, file)),
				what: `${index} does not list its ${name}, and no page would show it.`,
				fix: `Import ${name} there and list it, or take this file away.`,
			});
		}
	}
}
