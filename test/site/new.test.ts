import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { factions } from '../../src/content/factions/index.ts';
import { atStart } from '../../src/content/numbers.ts';
import { root } from '../../src/generator/project.ts';
import { copyCache, copyProject } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

// Adds one of each by the README, in a copy of the project, and sees that nothing but words was missing.

/** Tests that look at what is written, and that an addition may not turn red. */
const contentTests = [
	...['specification', 'records', 'rules', 'slugs', 'mentions', 'routes', 'house'].map(
		(name) => `test/unit/${name}.test.ts`,
	),
	...['components', 'faction-ties', 'city-plan'].map((name) => `test/pages/${name}.test.tsx`),
];

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i + 1}`).join(' ');

describe('to add is to write', () => {
	let folder: string;
	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'lagan');
		await copyProject(folder);
		await copyCache(folder);
		for (const name of ['test', 'biome.json', '.gitignore', 'README.md', 'LICENSE']) {
			await cp(path.join(root, name), path.join(folder, name), { recursive: true });
		}
	});

	/** Runs a command in the copy; returns how it ended, and all that it said. */
	function run(command: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
		// A test that runs tests would else report to this one.
		const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
		const env = { ...inherited, LAGAN_CACHE: '', SITE_URL: '' };
		return new Promise((resolve) => {
			execFile(command, args, { cwd: folder, env }, (error, stdout, stderr) =>
				resolve({ code: error?.code ?? 0, said: stdout + stderr }),
			);
		});
	}
	const node = (...args: string[]) => run(process.execPath, '--import', 'tsx', ...args);
	const make = (...args: string[]) => run('npm', 'run', '--silent', 'new', '--', ...args);

	/** Changes a file of the copy. */
	async function change(name: string, write: (text: string) => string) {
		const file = path.join(folder, name);
		const text = await readFile(file, 'utf8');
		const written = write(text);
		assert.notEqual(written, text, name);
		await writeFile(file, written);
	}

	/** Writes words in the place of blanks, each time others. */
	const fill = (length: number) => (text: string) => {
		let number = 0;
		return text.replace(/TODO[^'"<\n]*/g, () => `Number ${++number} ${words(length)}.`);
	};

	it('refuses a kind that it does not know, a name that is there, and none, in a line', async () => {
		for (const [args, says] of [
			[['planet', 'Lagan'], /^There is no kind “planet”: npm run new -- character\|/],
			[['character', 'Linh Ngo'], /^The character “Linh Ngo” is there already/],
			[['section', 'Overview'], /^The section “Overview” is there already/],
			[['page', 'Resources'], /^pages\/resources\.tsx is there already/],
			[['faction'], /^“” is no name in plain letters/],
			[['page', '<b>x</b>'], /is no name in plain letters/],
		] as const) {
			const { code, said } = await make(...args);
			assert.equal(code, 1, said);
			assert.match(said, says);
			assert.match(said, /^[^\n]+\n$/);
		}
	});

	it('writes the files of one of each, in order as Biome has it, and says what is left', async () => {
		for (const [kind, name, left] of [
			['faction', 'Harbour Pilots', /equilibrium\.ts: what it calls it/],
			['character', 'Zola Mbeki', /src\/art\/portraits\/zola-mbeki\.tsx: the portrait/],
			['page', 'Harbour Book', /a link to \/harbour-book\//],
			['section', 'Lights & Buoys', /lights-and-buoys\.md: its words/],
		] as const) {
			const { code, said } = await make(kind, name);
			assert.equal(code, 0, said);
			assert.match(said, /^Written:\n/);
			assert.match(said, left);
		}
		const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
		const { code, said } = await run(process.execPath, biome, 'check', 'src', 'pages');
		assert.equal(code, 0, said);
	});

	it('is refused while a blank is left, each named by its place', async () => {
		const { code, said } = await node('build.ts');
		assert.equal(code, 1);
		for (const place of [
			...['role', 'description', 'achievements 1', 'speech 1, where'].map(
				(field) => `src/content/characters “zola-mbeki”: ${field}`,
			),
			...['line', 'objectives 2', 'relationships 1, note', 'berths'].map(
				(field) => `src/content/factions “harbour-pilots”: ${field}`,
			),
			'src/content/prose/characters/zola-mbeki.md:1',
			'src/content/prose/factions/harbour-pilots.md:1',
			'src/content/prose/world-bible/lights-and-buoys.md:1',
			'src/content/world-bible.ts: section “lights-and-buoys”: heading',
			'src/content/canon “zola-mbeki”: note',
			'src/content/canon “harbour-pilots”: note',
		]) {
			const escaped = place.replace(/[.]/g, '\\.');
			assert.match(said, new RegExp(`${escaped}[^\\n]*\\n {6}“TODO” is left over`), place);
		}
		for (const [where, what] of [
			['characters/zola-mbeki.ts:7', /"Harbour Pilots"/],
			['characters/zola-mbeki.ts:10', /BackgroundForm/],
			['characters/zola-mbeki.ts:11', /to type 'number'/],
			['portraits/zola-mbeki.tsx:15', /FlagLetter/],
			['factions “harbour-pilots”: characters', /empty list/],
			['factions “foundation”: relationships', /does not say what it calls Harbour Pilots/],
			['characters “zola-mbeki”', /No other character mentions them/],
			['prose/characters/zola-mbeki.md', /words, and \d+ to \d+ are asked for/],
		] as const) {
			const found = said
				.split(/\n(?= {2}\S)/)
				.some((each) => each.includes(where) && what.test(each));
			assert.ok(found, `${where}: ${what}\n${said}`);
		}
	});

	it('is built as soon as there are words, and no test has to be told of it', async () => {
		await change('src/content/characters/zola-mbeki.ts', (text) =>
			fill(30)(
				text
					.replace("faction: 'TODO'", "faction: 'Harbour Pilots'")
					.replace("form: 'TODO'", "form: 'letter'")
					.replace("age: 'TODO'", 'age: 33'),
			),
		);
		await change('src/content/factions/harbour-pilots.ts', (text) =>
			fill(9)(
				text
					.replace("influence: 'TODO'", "influence: 'Medium (Moral Authority)'")
					.replaceAll("status: 'TODO'", "status: 'Neutral'")
					.replace(
						'characters: []',
						"characters: [{ character: 'zola-mbeki', description: 'Rows.' }]",
					),
			),
		);
		await change('src/art/portraits/zola-mbeki.tsx', (text) =>
			text.replace('flag="TODO"', 'flag="H"').replace('TODO: who is seen, ', ''),
		);
		await change('src/content/ties.ts', (text) =>
			text.replace(
				/\];\s*$/,
				"{ between: ['zola-mbeki', 'hedda-ravndal'], kind: 'office', note: 'Zola Mbeki rows Hedda Ravndal.' }];",
			),
		);
		for (const list of ['characters', 'factions']) {
			await change(`src/content/canon/${list}.ts`, fill(5));
		}
		await change('src/content/prose/characters/zola-mbeki.md', fill(450));
		await change('src/content/prose/factions/harbour-pilots.md', fill(450));
		await change(
			'src/content/prose/world-bible/lights-and-buoys.md',
			() =>
				'Their lights are in the [Harbour Book](/harbour-book/), and [[zola-mbeki]] reads them.\n',
		);
		await change('src/content/world-bible.ts', fill(3));
		await change('pages/harbour-book.tsx', fill(5));
		await change('src/generator/downloads/epub/places.ts', (text) =>
			text.replace("'/start/':", "'/harbour-book/': 'It is for pilots.',\n\t$&"),
		);
		for (const { slug } of factions) {
			await change(`src/content/factions/${slug}.ts`, (text) =>
				text.replace(
					'relationships: [',
					"relationships: [{ faction: 'harbour-pilots', status: 'Neutral', note: 'They row.' },",
				),
			);
		}
		for (const slug of ['linh-ngo', 'hedda-ravndal']) {
			await change(`src/content/characters/${slug}.ts`, (text) =>
				text.replace(/(description:\s*'[^']*)'/, "$1 Knows [[zola-mbeki]].'"),
			);
		}
		const built = await node('build.ts');
		assert.equal(built.code, 0, built.said);
		assert.match(built.said, /\/character\/zola-mbeki\//);
		const read = (route: string) =>
			readFile(path.join(folder, 'dist', route, 'index.html'), 'utf8');
		const flags = `${atStart(factions.length + 1)} flags over one hull`;
		assert.ok((await read('/world-bible/')).includes(flags), flags);
		assert.match(await read('/faction/harbour-pilots/'), /Zola Mbeki/);
		assert.match(await read('/harbour-book/'), /<title>Harbour Book/);

		const tested = await node('--test', '--test-reporter=tap', ...contentTests);
		assert.equal(tested.code, 0, tested.said.replace(/^(?!\s*not ok).*\n/gm, ''));
	});

	it('is refused when an index does not list it, each by its file', async () => {
		await change('src/content/characters/index.ts', (text) => text.replace(/.*zolaMbeki.*\n/g, ''));
		await change('src/content/factions/index.ts', (text) => text.replace(/\tharbourPilots,\n/, ''));
		await change('src/art/portraits/index.ts', (text) => text.replace(/.*ZolaMbeki.*\n/g, ''));
		for (const name of ['deck-kit', 'models', 'documents']) {
			await change(`src/content/${name}/index.ts`, (text) => text.replace(/\n\t\w+,(\n\];)/, '$1'));
		}
		await change('src/content/shelf.ts', (text) => text.replace('[theOtherMinute]', '[]'));
		const { said } = await node('build.ts');
		for (const [file, name, index = `${path.dirname(file)}/index.ts`] of [
			['src/content/characters/zola-mbeki.ts', 'zolaMbeki'],
			['src/content/factions/harbour-pilots.ts', 'harbourPilots'],
			['src/art/portraits/zola-mbeki.tsx', 'portraitZolaMbeki'],
			['src/content/deck-kit/signs.ts', 'signsSheet'],
			['src/content/models/wren-achterberg.ts', 'wrenAchterberg'],
			['src/content/documents/rope-card.ts', 'ropeCard'],
			['src/content/comics/the-other-minute.ts', 'theOtherMinute', 'src/content/shelf.ts'],
		] as const) {
			const says = `${file}\n      ${index} does not list its ${name}`;
			assert.ok(said.includes(says), `${says}\n${said}`);
		}
	});
});
