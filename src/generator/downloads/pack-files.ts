import { strToU8, type Zippable, zipSync } from 'fflate';

/**
 * Packs files into a ZIP, with the same bytes wherever and whenever: text compressed, bytes as they are.
 * @param day whose first hour all of them carry; without a zone it is that wherever it is packed
 */
export function packFiles(
	files: ReadonlyMap<string, string | Uint8Array>,
	day: string,
): Uint8Array {
	const zipped: Zippable = {};
	for (const [path, contents] of files) {
		zipped[path] = typeof contents === 'string' ? strToU8(contents) : [contents, { level: 0 }];
	}
	return zipSync(zipped, { mtime: `${day}T00:00:00` });
}
