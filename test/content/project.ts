import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { slugForCharacter } from '../../src/model/slugify.ts';
import type { Character } from '../../src/model/types.ts';
import { anthology } from '../../src/world/anthology.ts';
import { lagan } from '../../src/world/world.ts';

/** A source file of the content: its path in the project and its text. */
export interface Text {
	file: string;
	source: string;
}

export const records = { world: lagan, anthology };

const root = fileURLToPath(new URL('../../', import.meta.url));

const readTexts = (pattern: string): Text[] =>
	fastGlob
		.sync(pattern, { cwd: root })
		.sort()
		.map((file) => ({ file, source: readFileSync(root + file, 'utf8') }));

const folder = 'src/content/prose/';

/** The project's prose by its path without `.md`, such as `factions/foundation`. */
export const prose: ReadonlyMap<string, Text> = new Map(
	readTexts(`${folder}**/*.md`).map((text) => [text.file.slice(folder.length, -3), text]),
);

/** The source files of the records. */
export const recordTexts: readonly Text[] = readTexts('src/content/**/*.ts');

/** The file and number of each matching line. */
export const findLines = (texts: Iterable<Text>, matches: (line: string) => boolean): string[] =>
	[...texts].flatMap(({ file, source }) =>
		source.split('\n').flatMap((line, i) => (matches(line) ? `${file}:${i + 1}` : [])),
	);

/** The whole text of a character’s page: the record, then the background. */
export const pageOf = (character: Character): string =>
	JSON.stringify(character) + (prose.get(`characters/${character.id}`)?.source ?? '');

/** The character with a name, or undefined if it belongs to nobody on record. */
export const findByName = (name: string): Character | undefined =>
	lagan.characters.find(({ id }) => id === slugForCharacter(name));
