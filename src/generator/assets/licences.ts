import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontPackages } from '../../lib/cut-font.ts';
import type { Files } from '../../lib/files.ts';
import { findPackageFile } from '../../lib/project.ts';

/**
 * Collects the licences of shipped packages, which must go with every copy, in one file.
 * @param bundled the packages whose code is in scripts; those of the fonts are added
 * @throws when a package has no file with its licence
 */
export async function makeLicences(bundled: readonly string[]): Promise<Files> {
	const texts = await Promise.all(
		[...bundled, ...fontPackages].map(async (name) => {
			const folder = findPackageFile(name);
			const file = (await readdir(folder)).find((file) => /^licen[cs]e\b/i.test(file));
			if (file === undefined) throw new Error(`${folder} has no file with the licence of ${name}.`);
			const licence = await readFile(path.join(folder, file), 'utf8');
			return `${name}\n${'='.repeat(name.length)}\n\n${licence.trim()}\n`;
		}),
	);
	return new Map([['/licences.txt', texts.join('\n\n')]]);
}
