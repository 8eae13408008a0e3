import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Files } from './files.ts';
import { fontPackages } from './fonts.ts';

const require = createRequire(import.meta.url);

/** Others' work that the site hands out: what the islands run on, and the fonts. */
const shipped = ['preact', ...fontPackages];

/**
 * Puts the licences of what the site hands out into one file: they ask to go with every copy.
 * @param files gets `/licences.txt`
 */
export async function addLicences(files: Files): Promise<void> {
	const texts = await Promise.all(
		shipped.map(async (name) => {
			const folder = path.dirname(require.resolve(`${name}/package.json`));
			const licence = await readFile(path.join(folder, 'LICENSE'), 'utf8');
			return `${name}\n${'='.repeat(name.length)}\n\n${licence.trim()}\n`;
		}),
	);
	files.set('/licences.txt', texts.join('\n\n'));
}
