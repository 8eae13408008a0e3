import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
/** A page as a beginner writes one. */
const page = (name: string, body: string) => ({
	[`pages/${name}.tsx`]: `export default () => ({ title: '${name}', description: 'About ${name}.', body: () => ${body} });\n`,
});
const words = (name: string, html: string) => page(name, `<><h1>${name}</h1>${html}</>`);

const mistakes: readonly Mistake[] = [
	...['.env', 'sub/.secret'].map((file) => ({
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
		name: 'styles that main.css does not import',
		write: { 'styles/lonely.css': '.lonely { color: red; }' },
		says: /does not import it/,
	},
	{
		name: 'TODO in prose',
		add: { [prose]: '\nTODO: say what follows.\n' },
		where: /foundation\.md:\d+/,
		says: /“TODO” is left over/,
	},
	{
		name: 'a dead anchor in prose, by file and line',
		add: { [prose]: '\n[there](#nowhere)\n' },
		where: /\/faction\/foundation\//,
		says: /has no “nowhere”\. It is written in src\/content\/prose\/factions\/foundation\.md:\d+/,
	},
	{
		name: 'a dead link in the header, once, and by its record',
		change: ['src/content/navigation.ts', "path: '/#factions'", "path: '/#factoins'"],
		where: /^\/404\.html and \d+ more places$/,
		says: /“factoins”\. It is written in src\/content: navigation/,
	},
	...['http://a.example/', 'javascript:alert(1)'].map((href, i) => ({
		name: `a link to ${href}`,
		write: words(`link-${i}`, `<a href="${href}">x</a>`),
		where: new RegExp(`/link-${i}/`),
		says: /no link of this site starts with/,
	})),
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
