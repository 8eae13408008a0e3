import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../src/generator/build-site.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { BuildFailure } from '../../src/generator/problems.ts';
import { settings } from '../../src/site.ts';
import { lagan } from '../../src/world/world.ts';
import { waitForEnd } from '../support/moments/programs.ts';
import { plant } from '../support/plant.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the compiler reads in a build, and what it needs for that. */
const parts = [
	...['package.json', 'package-lock.json', 'tsconfig.json', 'build.ts'],
	...['src', 'pages', 'islands', 'styles', 'public'],
];

interface Mistake {
	name: string;
	/** Path below `src/`. */
	file: string;
	/** The file is a copy of this one, which the project does not have. */
	copyOf?: string;
	/** What is written there, and what is planted in its place. */
	from: string | RegExp;
	to: string;
	/** What the build says, behind the file and the line. */
	says: RegExp;
	/** What stands on the line that is named, and in which file, where it is not all that was planted. */
	at?: { file?: string; text: string };
}

const inCharacter = (slug: string) => `content/characters/${slug}.ts`;

/**
 * The compiler says nothing of a field that is missing or too many while another field of the same
 * record has the wrong type: each of those has a record to itself.
 */
const mistakes: readonly Mistake[] = [
	{
		name: 'an age in words',
		file: inCharacter('wren-achterberg'),
		from: 'age: 24',
		to: "age: '24'",
		says: /string.*number/,
	},
	{
		name: 'a name that is missing',
		file: inCharacter('tomasi-faleafa'),
		from: "name: 'Tomasi Faleafa',",
		to: '',
		at: { text: '} satisfies Character' },
		says: /'name' is missing/,
	},
	{
		name: 'a list that is none',
		file: inCharacter('linh-ngo'),
		from: /goals: \[[\s\S]*?\n\t\],/,
		to: "goals: 'Rest.',",
		says: /string.*readonly string\[\]/,
	},
	{
		name: 'an item that is none',
		file: inCharacter('hedda-ravndal'),
		from: 'goals: [',
		to: 'goals: [\n\t\tnull,',
		at: { text: '\t\tnull,' },
		says: /null.*string/,
	},
	{
		name: 'a field that nothing reads',
		file: inCharacter('idris-benhaddou'),
		from: 'age: 39,',
		to: "age: 39,\n\tspuose: 'Pilar',",
		at: { text: 'spuose' },
		says: /spuose.*spouse/,
	},
	{
		name: 'a faction that is not there',
		file: inCharacter('leopold-achterberg'),
		from: "faction: 'Venture Coalition'",
		to: "faction: 'Venture Coaliton'",
		says: /Did you mean '"Venture Coalition"'/,
	},
	{
		name: 'a portrait that nobody has',
		file: inCharacter('padmini-raghavan'),
		from: "'portrait-padmini-raghavan'",
		to: "'portrait-padmini'",
		says: /portrait-padmini/,
	},
	{
		name: 'a portrait that is not drawn',
		file: 'art/portraits/index.ts',
		from: "\t'portrait-agathe-ouedraogo': portraitAgatheOuedraogo,\n",
		to: '',
		at: { text: 'export const portraits' },
		says: /'"portrait-agathe-ouedraogo"' is missing/,
	},
	{
		name: 'a scene that is not drawn',
		file: 'content/gallery.ts',
		from: "'scene-lung'",
		to: "'scene-x'",
		says: /scene-x/,
	},
	{
		name: 'a notable character who is nobody',
		file: 'content/factions/foundation.ts',
		from: "character: 'ifeoma-okwuosa'",
		to: "character: 'ifeoma-okwuoza'",
		says: /Did you mean '"ifeoma-okwuosa"'/,
	},
	{
		name: 'a relationship with nobody',
		file: 'content/factions/equilibrium.ts',
		from: "faction: 'citizen-assembly'",
		to: "faction: 'citizens'",
		says: /citizens/,
	},
	{
		name: 'a relationship without a colour',
		file: 'content/factions/nexus-protocol.ts',
		from: "status: 'Partner'",
		to: "status: 'Partener'",
		says: /Did you mean '"Partner"'/,
	},
	{
		name: 'a flag that no ship flies',
		file: 'content/factions/global-aegis.ts',
		from: "flag: 'G'",
		to: "flag: 'Ø'",
		says: /Ø/,
	},
	{
		name: 'a step that flies no flag',
		file: 'content/timeline.ts',
		from: "id: 'pitch'",
		to: "id: 'print'",
		says: /print/,
	},
	{
		name: 'a figure that pages read and is not there',
		file: 'content/figures.ts',
		from: "populationShort: '2.25M',",
		to: '',
		at: { file: 'content/landing.ts', text: 'figures.world.populationShort' },
		says: /'populationShort' does not exist/,
	},
	{
		name: 'figures that are no group',
		file: 'content/figures.ts',
		from: /interface: \{[\s\S]*?\n\t\}/,
		to: 'interface: null',
		at: { file: 'components/site-footer.tsx', text: 'figures.interface.copyrightYear' },
		says: /'figures\.interface' is possibly 'null'/,
	},
	{
		name: 'an address that nothing reads',
		file: 'site.ts',
		from: 'emails: {\n\t\tgeneral:',
		to: "emails: {\n\t\tpress: 'a@b.example',\n\t\tgeneral:",
		at: { text: 'press' },
		says: /press/,
	},
	{
		name: 'an icon that is not drawn',
		file: 'site.ts',
		from: "icon: 'icon-fediverse'",
		to: "icon: 'icon-fedi'",
		says: /icon-fedi/,
	},
	{
		name: 'a setting that nothing reads',
		file: 'site-misspelt.ts',
		copyOf: 'site.ts',
		from: '\tforms: { endpoint',
		to: '\temials: {},\n\tforms: { endpoint',
		at: { text: 'emials' },
		says: /'emials' does not exist/,
	},
	{
		name: 'a setting that is missing',
		file: 'site-short.ts',
		copyOf: 'site.ts',
		from: /\tvolume: '.*\n/,
		to: '',
		at: { text: 'export const settings' },
		says: /'volume' is missing/,
	},
];

describe('a mistake that a type can see is told by file and line:', () => {
	let code: number | null;
	let said: string;
	let folder: string;

	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'lagan');
		for (const part of parts) {
			await cp(path.join(root, part), path.join(folder, part), { recursive: true });
		}
		await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
		for (const { name, file, copyOf, from, to } of mistakes) {
			const text = copyOf
				? await readFile(path.join(root, 'src', copyOf), 'utf8')
				: await read(file);
			const changed = text.replace(from, () => to);
			assert.notEqual(changed, text, name);
			await writeFile(path.join(folder, 'src', file), changed);
		}
		const args = ['--import', import.meta.resolve('tsx'), 'build.ts'];
		const env = { ...process.env, LAGAN_CACHE: path.join(folder, '.cache'), SITE_URL: '' };
		({ code, said } = await waitForEnd(
			spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }),
		));
	});

	const read = (file: string) => readFile(path.join(folder, 'src', file), 'utf8');
	/** The line of a file that holds a text, from 1. */
	const findLine = async (file: string, text: string) =>
		(await read(file)).split('\n').findIndex((line) => line.includes(text)) + 1;

	for (const { name, file, to, says, at } of mistakes) {
		it(name, async () => {
			const told = at?.file ?? file;
			const where = `src/${told}:${await findLine(told, at?.text ?? to)}`;
			const found = [...said.matchAll(/^ {2}(\S.*)\n {6}(.*)$/gm)].some(
				([, places = '', what = '']) => places.split(', ').includes(where) && says.test(what),
			);
			assert.ok(found, `${where}\n${said}`);
		});
	}
	it('all at once, and nothing is written', async () => {
		assert.equal(code, 1);
		assert.match(said, /^\d\d problems:/);
		assert.match(said, /Nothing was written/);
		assert.equal((await readdir(folder)).includes('dist'), false);
	});
	it('even where records of another type cannot be looked over at all', async () => {
		const leopold = lagan.characters.findIndex(({ id }) => id === 'leopold-achterberg');
		const world = plant(lagan, ['characters', leopold, 'children'], 'Wren Achterberg');
		const fault = { where: 'leopold-achterberg.ts:14', what: 'A text is no list.' };
		const out = path.join(await makeTemporaryFolder(), 'dist');
		const options = { sources: { ...projectSources, world }, faults: Promise.resolve([fault]) };
		await assert.rejects(buildSite(settings, out, options), new BuildFailure([fault]));
	});
});
