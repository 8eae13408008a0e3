import { readFile } from 'node:fs/promises';
import { fontPackages } from '../../lib/cut-font.ts';
import type { Files } from '../../lib/files.ts';
import { findPackageFile } from '../../lib/project.ts';

/** The packages that the site ships: what islands import, and the fonts. */
const shipped = ['preact', ...fontPackages];

/** Collects the licences of shipped packages, which must go with every copy, in one file. */
export async function makeLicences(): Promise<Files> {
	const texts = await Promise.all(
		shipped.map(async (name) => {
			const licence = await readFile(findPackageFile(`${name}/LICENSE`), 'utf8');
			return `${name}\n${'='.repeat(name.length)}\n\n${licence.trim()}\n`;
		}),
	);
	return new Map([['/licences.txt', texts.join('\n\n')]]);
}
