import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seeded } from '../../src/art/kit/seeded.ts';
import { type FactionName, factionSlugs } from '../../src/model/slugs.ts';
import type { Character } from '../../src/model/types.ts';
import { lagan, type World } from '../../src/world/world.ts';

/** Four lists of ten, which combine to unique names. */
const syllables = [
	['Bra', 'Cor', 'Del', 'Fen', 'Gor', 'Hal', 'Jun', 'Kas', 'Mor', 'Tam'],
	['bek', 'dina', 'fred', 'goro', 'lind', 'miru', 'nessa', 'rik', 'sova', 'vald'],
	['Ander', 'Berg', 'Cald', 'Dovre', 'Eskil', 'Farn', 'Grim', 'Holm', 'Ivers', 'Jarn'],
	['ault', 'bridge', 'croft', 'dahl', 'entin', 'feldt', 'gaard', 'haven', 'idze', 'jord'],
] as const;

const words =
	'the a rope tide lamp deck bell berth watch clerk ladder kettle mooring chart ballot garden pump stair ledger gull fog lift cabin rail net engine hull window table bread signal stair shift harbour line and of under beside above after before with without holds counts carries mends opens closes keeps waits for hears about nobody somebody twice slowly by night at noon in winter'.split(
		' ',
	);

const portraits = lagan.characters.map(({ portrait }) => portrait);
const factionNames = Object.keys(factionSlugs) as FactionName[];

/** How many words a background has: as many as those of the real characters, at most. */
const backgroundWords = 450;

/** A world of many characters: real ones first, then as many others as are wanted. */
interface SyntheticWorld {
	world: World;
	/** Backgrounds of the others, in Markdown, by the path of their file below `prose/`. */
	prose: ReadonlyMap<string, string>;
}

/**
 * Makes a world that is the same every time: the real one, with characters added who have families,
 * who name one another in what is written of them, and whose records are as long as the real ones.
 * @param count how many characters there are, from 13 to 10,000
 */
function makeWorld(count: number): SyntheticWorld {
	const random = seeded(2118);
	const below = (limit: number) => Math.floor(random() * limit);
	const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
	/** Some words as a sentence, with a link to somebody in it now and then. */
	const write = (length: number, links: readonly string[] = []): string => {
		const said = Array.from({ length }, () => pick(words));
		links.forEach((id, i) => {
			said[Math.floor(((i + 1) * length) / (links.length + 2))] = `[[${id}]]`;
		});
		return `The ${said.join(' ')}.`;
	};

	const names = Array.from({ length: count - lagan.characters.length }, (_, i) => {
		const digits = [
			i % 10,
			Math.floor(i / 10) % 10,
			Math.floor(i / 100) % 10,
			Math.floor(i / 1000),
		];
		const [a, b, c, d] = digits.map((digit, at) => syllables[at]?.[digit] ?? '');
		return { id: `${a}${b}-${c}${d}`.toLowerCase(), name: `${a}${b} ${c}${d}` };
	});
	const prose = new Map<string, string>();
	// The compiler knows the slugs and names of the real characters alone.
	const others = names.map(({ id, name }, i) => {
		const near = (step: number) => names[(i + step) % names.length] ?? { id, name };
		prose.set(
			`characters/${id}`,
			Array.from({ length: 5 }, (_, at) =>
				[
					write(backgroundWords / 10, [near(at + 1).id]),
					write(backgroundWords / 10, at === 2 ? [pick(names).id] : []),
				].join(' '),
			).join('\n\n'),
		);
		return {
			id,
			name,
			role: `${pick(words)} of ${pick(words)} ${i}`,
			faction: pick(factionNames),
			description: `${write(16)} ${write(14)}`,
			portrait: pick(portraits),
			stance: write(16),
			form: 'letter',
			age: 20 + below(60),
			gender: pick(['woman', 'man']),
			...(names.length > 2 && i % 3 === 0 && { predecessor: near(1).name }),
			...(names.length > 2 && i % 2 === 0 && { spouse: near(2).name }),
			...(i % 4 === 0 && { children: ['Ulla', 'Piet'] }),
			achievements: Array.from({ length: 5 }, () => write(16)),
			personalityTraits: Array.from(
				{ length: 6 },
				(_, at) => `${pick(words)} ${pick(words)} ${at}`,
			),
			goals: Array.from({ length: 4 }, (_, at) => write(16, at === 0 ? [near(3).id] : [])),
			speech: Array.from({ length: 4 }, () => ({ text: write(25), where: write(8) })),
		} as Character;
	});
	return { world: { ...lagan, characters: [...lagan.characters, ...others] }, prose };
}

const recordsOf = (folder: string) => path.join(folder, 'world.json');

/** Where the Markdown of a written world stands. */
export const proseOf = (folder: string) => path.join(folder, 'prose');

/**
 * Writes a synthetic world: its records as `world.json`, its Markdown below `prose/`, beside that of
 * the real world.
 * @param realProse the folder of the project's Markdown
 * @param folder to write
 */
export async function writeWorld(count: number, realProse: string, folder: string): Promise<void> {
	const { world, prose } = makeWorld(count);
	await cp(realProse, proseOf(folder), { recursive: true });
	await writeFile(recordsOf(folder), JSON.stringify(world));
	for (const [id, text] of prose) {
		await writeFile(path.join(proseOf(folder), `${id}.md`), `${text}\n`);
	}
}

/** Reads the records of a written world. */
export const readWorld = (folder: string): World =>
	JSON.parse(readFileSync(recordsOf(folder), 'utf8')) as World;
