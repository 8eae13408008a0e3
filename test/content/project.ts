import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { anthology } from '../../src/world/anthology.ts';
import { slugForCharacter } from '../../src/world/slugs.ts';
import type { Character } from '../../src/world/types.ts';
import { lagan } from '../../src/world/world.ts';

/** A source file of the content: its path in the project, and what it says. */
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

/** The files of records as they are written. */
export const recordTexts: readonly Text[] = readTexts('src/content/**/*.ts');

/** File and line of each line that a test holds for. */
export const findLines = (texts: Iterable<Text>, isMeant: (line: string) => boolean): string[] =>
	[...texts].flatMap(({ file, source }) =>
		source.split('\n').flatMap((line, i) => (isMeant(line) ? `${file}:${i + 1}` : [])),
	);

/** Everything that the page of a character says: the record, then the background. */
export const pageOf = (character: Character): string =>
	JSON.stringify(character) + (prose.get(`characters/${character.id}`)?.source ?? '');

/** The character whom a name in a record leads to. */
export const findByName = (name: string): Character | undefined =>
	lagan.characters.find(({ id }) => id === slugForCharacter(name));
