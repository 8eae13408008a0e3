import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { copyCache, copyProject } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** A mistake that a site could be published with, and nobody would know. */
interface Mistake {
	name: string;
	/** Files that are written anew, and texts that are added to others. */
	write?: Readonly<Record<string, string>>;
	add?: Readonly<Record<string, string>>;
	/** A text that is replaced in a file. */
	change?: readonly [file: string, from: string, to: string];
	/** Where it is said to be; the file that was planted unless told otherwise. */
	where?: RegExp;
	says: RegExp;
}

const prose = 'src/content/prose/factions/foundation.md';
const style = 'styles/base.css';
/** A page as a beginner writes one. */
const page = (name: string, body: string) => ({
	[`pages/${name}.tsx`]: `export default () => ({ title: '${name}', description: 'About ${name}.', body: () => ${body} });\n`,
});
const words = (name: string, html: string) => page(name, `<><h1>${name}</h1>${html}</>`);

const mistakes: readonly Mistake[] = [
	...['.env', '.git/config', '.DS_Store', 'sub/.secret'].map((file) => ({
		name: `a hidden file, ${file}`,
		write: { [`public/${file}`]: 'PASSWORD=1' },
		says: /It is hidden, and would be published/,
	})),
	{
		name: 'a file where a page has its folder',
		write: { 'public/resources': 'x' },
		says: /in the way of the page \/resources\//,
	},
	{
		name: 'a folder where a page has its file',
		write: { 'public/404.html/x': 'x' },
		says: /in the way of the page \/404\.html/,
	},
	{
		name: 'a page under an ending that nothing reads',
		write: { 'pages/lost.jsx': 'export default 1;' },
		says: /Nothing reads this file: here a file ends in \.tsx/,
	},
	{
		name: 'prose under an ending that nothing reads',
		write: { 'src/content/prose/factions/lost.markdown': 'x' },
		says: /Nothing reads this file: here a file ends in \.md/,
	},
	{
		name: 'an island under an ending that nothing reads',
		write: { 'islands/lost.js': 'export default 1;' },
		says: /Nothing reads this file: here a file ends in \.tsx or \.ts/,
	},
	{
		name: 'styles that main.css does not import',
		write: { 'styles/lonely.css': '.lonely { color: red; }' },
		says: /does not import it/,
	},
	{
		name: 'a property that no browser knows',
		add: { [style]: '.panel { background-colour: red; }\n' },
		where: /^styles\/base\.css:\d+/,
		says: /Unknown property/,
	},
	{
		name: 'marks of a merge',
		add: { [prose]: '\n<<<<<<< HEAD\n\none\n\n>>>>>>> branch\n' },
		where: /foundation\.md:\d+/,
		says: /“<<<<<<< HEAD” is left over/,
	},
	{
		name: 'TODO in prose',
		add: { [prose]: '\nTODO: say what follows.\n' },
		where: /foundation\.md:\d+/,
		says: /“TODO” is left over/,
	},
	{
		name: 'lorem ipsum in a record',
		change: [
			'src/content/characters/idris-benhaddou.ts',
			'Wrote the six',
			'Lorem ipsum, wrote the six',
		],
		where: /characters “idris-benhaddou”: achievements 1/,
		says: /“Lorem ipsum” is left over/,
	},
	{
		name: 'a dead anchor in prose, by file and line',
		add: { [prose]: '\n[there](#nowhere)\n' },
		where: /\/faction\/foundation\//,
		says: /has no “nowhere”\. It is written in src\/content\/prose\/factions\/foundation\.md:\d+/,
	},
	{
		name: 'one heading twice, by file and line',
		add: { [prose]: '\n### Twice\n\none\n\n### Twice\n\ntwo\n' },
		where: /foundation\.md:\d+/,
		says: /The heading of line \d+ stands here once more/,
	},
	{
		name: 'a heading that takes an id of its page, by file and line',
		add: { 'src/content/prose/factions/equilibrium.md': '\n### Objectives\n\none\n' },
		where: /\/faction\/equilibrium\//,
		says: /“objectives” stands twice\. It is that of a heading in .*equilibrium\.md:\d+/,
	},
	{
		name: 'a dead link in the header, once, and by its record',
		change: ['src/content/navigation.ts', "path: '/#factions'", "path: '/#factoins'"],
		where: /^\/404\.html and \d+ more places$/,
		says: /“factoins”\. It is written in src\/content\/navigation\.ts: header 3, path/,
	},
	...['http://a.example/', 'data:text/html,x', 'blob:https://a.example/1', 'file:///x'].map(
		(href, i) => ({
			name: `a link to ${href}`,
			write: words(`link-${i}`, `<a href="${href}">x</a>`),
			where: new RegExp(`/link-${i}/`),
			says: /no link of this site starts with/,
		}),
	),
	{
		name: 'a link that opens a window and hands it over',
		write: words('window', '<a href="https://a.example/" target="_blank">x</a>'),
		where: /\/window\//,
		says: /opens a window/,
	},
	{
		name: 'an empty title',
		change: ['pages/theme-ideas.tsx', "title: '", "title: ' ' || '"],
		where: /pages\/theme-ideas\.tsx: title/,
		says: /It is empty/,
	},
	{
		name: 'a copy of a page that is not there',
		change: ['pages/world-details.tsx', "canonical: '/world-bible/'", "canonical: '/world/'"],
		where: /pages\/world-details\.tsx: canonical/,
		says: /a copy of \/world\/, which is no page/,
	},
	{
		name: 'a page whose name no address should have',
		write: words('a&b', ''),
		where: /pages\/a&b\.tsx/,
		says: /“a&b” is no slug/,
	},
	{
		name: 'a page that exports nothing',
		write: { 'pages/nothing.tsx': 'export const nothing = 1;\n' },
		says: /no default export/,
	},
];

/** Builds a copy of the project; returns all that is said. */
function build(folder: string): Promise<string> {
	const args = ['--import', import.meta.resolve('tsx'), 'build.ts'];
	const env = { ...process.env, LAGAN_CACHE: '', SITE_URL: '' };
	return new Promise((resolve) => {
		execFile(process.execPath, args, { cwd: folder, env }, (_, stdout, stderr) =>
			resolve(stdout + stderr),
		);
	});
}

describe('the build refuses, in one go', () => {
	let said: string;
	let folder: string;
	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'lagan');
		await copyProject(folder);
		await copyCache(folder);
		for (const { write = {}, add = {}, change } of mistakes) {
			for (const [file, text] of Object.entries(write)) {
				await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
				await writeFile(path.join(folder, file), text);
			}
			for (const [file, text] of Object.entries(add)) {
				await appendFile(path.join(folder, file), text);
			}
			if (change === undefined) continue;
			const [file, from, to] = change;
			const text = await readFile(path.join(folder, file), 'utf8');
			assert.ok(text.includes(from), `${file}: ${from}`);
			await writeFile(
				path.join(folder, file),
				text.replace(from, () => to),
			);
		}
		said = await build(folder);
	});

	for (const { name, write = {}, where, says } of mistakes) {
		it(name, () => {
			const [file = ''] = Object.keys(write);
			const found = [...said.matchAll(/^ {2}(\S.*)\n {6}(.*)$/gm)];
			const isMeant = ([, place = '', what = '']: RegExpMatchArray) =>
				says.test(what) && (where ? where.test(place) : place.startsWith(file.slice(0, 6)));
			assert.ok(found.some(isMeant), said);
		});
	}
	it('and writes nothing', async () => {
		assert.match(said, /Nothing was written/);
		assert.equal((await readdir(folder)).includes('dist'), false);
	});
});

describe('a mistake beside which others would be doubtful', () => {
	let folder: string;
	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'lagan');
		await copyProject(folder);
		await copyCache(folder);
	});
	it('is an island that no page marks', async () => {
		const file = path.join(folder, 'islands/lonely.tsx');
		await writeFile(file, 'export default function lonely() {}\n');
		assert.match(
			await build(folder),
			/^1 problem:\n\n {2}islands\/lonely\.tsx\n {6}No page marks data-island="lonely"/,
		);
		await rm(file);
	});
	it('is a module that waits for something that does not come', async () => {
		// The one is loaded with the program, the other with the pages that show it.
		for (const name of ['src/content/characters/linh-ngo.ts', 'src/components/page-header.tsx']) {
			const file = path.join(folder, name);
			const text = await readFile(file, 'utf8');
			await writeFile(file, `${text}await new Promise(() => setInterval(() => {}, 1000));\n`);
			const said = await build(folder);
			assert.match(said, /^1 problem:\n\n {2}src\/.*:\d+\n {6}Top-level 'await' expressions/);
			assert.ok(said.includes(`${name}:`), said);
			await writeFile(file, text);
		}
	});
	it('is a record that is no module, told by file and line as by the compiler', async () => {
		const file = path.join(folder, 'src/content/characters/linh-ngo.ts');
		const text = await readFile(file, 'utf8');
		await writeFile(file, `${text}export const = 3;\n`);
		assert.match(
			await build(folder),
			/^1 problem:\n\n {2}src\/content\/characters\/linh-ngo\.ts:\d+\n {6}Variable declaration expected/,
		);
		await writeFile(file, text.replace('export const linhNgo', 'export const linh'));
		assert.match(
			await build(folder),
			/^1 problem:\n\n {2}src\/content\/characters\/index\.ts:\d+\n {6}.*no exported member 'linhNgo'/,
		);
	});
});
