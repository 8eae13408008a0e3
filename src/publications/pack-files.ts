import { strToU8, type Zippable, zipSync } from 'fflate';
import { edition } from '../content/edition.ts';

/**
 * Packs files into a reproducible ZIP: text compressed, bytes stored. All are dated midnight on the
 * day of the edition, as ZIP has no time zone.
 */
export function packFiles(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
	const zipped: Zippable = {};
	for (const [path, contents] of files) {
		zipped[path] = typeof contents === 'string' ? strToU8(contents) : [contents, { level: 0 }];
	}
	return zipSync(zipped, { mtime: `${edition}T00:00:00` });
}
