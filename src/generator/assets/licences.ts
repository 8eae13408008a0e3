import { readFile } from 'node:fs/promises';
import { fontPackages } from '../cut-font.ts';
import type { Files } from '../files.ts';
import { findPackageFile } from '../project.ts';

/** Others' work that the site hands out: what the islands run on, and the fonts. */
const shipped = ['preact', ...fontPackages];

/** Puts the licences of what the site hands out into one file: they ask to go with every copy. */
export async function makeLicences(): Promise<Files> {
	const texts = await Promise.all(
		shipped.map(async (name) => {
			const licence = await readFile(findPackageFile(`${name}/LICENSE`), 'utf8');
			return `${name}\n${'='.repeat(name.length)}\n\n${licence.trim()}\n`;
		}),
	);
	return new Map([['/licences.txt', texts.join('\n\n')]]);
}
