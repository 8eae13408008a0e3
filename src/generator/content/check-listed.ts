import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Report } from '../problems.ts';
import { nameOf, root } from '../project.ts';
import { readSource } from './list-files.ts';

/** Folders whose index.ts lists what their files export, and how the names begin of what it lists. */
const folders = {
	'src/content/characters': '',
	'src/content/factions': '',
	'src/art/portraits': 'portrait',
};

/** Reports files that an index does not list: nothing else would say that they are left out. */
export function checkListed(report: Report): void {
	for (const [folder, prefix] of Object.entries(folders)) {
		const read = (file: string) =>
			readSource(path.join(root, folder, file), report)?.toString() ?? '';
		const listed = read('index.ts').match(/\w+/g) ?? [];
		for (const file of fastGlob.sync('*.{ts,tsx}', { cwd: path.join(root, folder) }).sort()) {
			const [, name] = new RegExp(`^export const (${prefix}\\w+)`, 'm').exec(read(file)) ?? [];
			// Once to import it, and once to list it.
			if (file === 'index.ts' || !name || listed.filter((each) => each === name).length > 1)
				continue;
			report({
				where: nameOf(path.join(root, folder, file)),
				what: `${folder}/index.ts does not list its ${name}, and no page would show it.`,
				mend: `Import ${name} there and list it, or take this file away.`,
			});
		}
	}
}
