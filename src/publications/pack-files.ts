import { strToU8, type Zippable, zipSync } from 'fflate';
import { edition } from '../content/edition.ts';

/**
 * Packs files into a ZIP, with the same bytes wherever and whenever: text compressed, bytes as they are.
 * All carry the first hour of the edition, which without a zone is the same wherever they are packed.
 */
export function packFiles(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
	const zipped: Zippable = {};
	for (const [path, contents] of files) {
		zipped[path] = typeof contents === 'string' ? strToU8(contents) : [contents, { level: 0 }];
	}
	return zipSync(zipped, { mtime: `${edition}T00:00:00` });
}
