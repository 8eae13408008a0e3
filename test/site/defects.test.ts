import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { buildSite } from '../../src/generator/build-site.ts';
import { type Mode, projectSources, type Sources } from '../../src/generator/content/sources.ts';
import { marker } from '../../src/generator/output/write-site.ts';
import { BuildFailure, type Problem } from '../../src/lib/problems.ts';
import { root } from '../../src/lib/project.ts';
import { templates } from '../../src/publications/templates/templates.ts';
import { settings as projectSettings, type Settings } from '../../src/site.ts';
import { plant } from '../support/plant.ts';
import { settings } from '../support/settings.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** Builds a site with mistakes into a folder that already holds a site. */
async function findProblems(sources: Sources, changed: Settings = settings, mode?: Mode) {
	const folder = await makeTemporaryFolder();
	const out = path.join(folder, 'dist');
	await mkdir(out);
	await writeFile(path.join(out, 'old.html'), 'old');
	await writeFile(out + marker[0], marker[1]);
	const error = await buildSite(changed, out, { sources, ...(mode && { mode }) }).then(
		() => assert.fail('It was built.'),
		(thrown: unknown) => thrown,
	);
	assert.ok(error instanceof BuildFailure, String(error));
	return { problems: error.problems, folder, out };
}

/** Copies the project’s prose, so that a test can change it. */
async function copyProse(): Promise<string> {
	const prose = path.join(await makeTemporaryFolder(), 'prose');
	await cp(projectSources.prose, prose, { recursive: true });
	return prose;
}

/** The source of a minimal page. */
const page = (name: string) =>
	`export default () => ({ title: '${name}', description: 'About it.', body: () => <h1>${name}</h1> });\n`;

// One build has all the mistakes, since a build reports them all at once.
describe('the build', () => {
	let problems: readonly Problem[];
	let out: string;
	let folder: string;
	let moneyLines: number;
	before(async () => {
		const prose = await copyProse();
		const money = path.join(prose, 'world-bible/money.md');
		await appendFile(money, '\n[There](/resource/) and [here](/resources/#timelin). TODO: more.\n');
		await appendFile(money, '\nAsk [[ifeoma-okwuoza]].\n');
		moneyLines = (await readFile(money, 'utf8')).split('\n').length;
		await writeFile(path.join(prose, 'factions/lost.markdown'), 'x');
		await rm(path.join(prose, 'factions/equilibrium.md'));
		await appendFile(
			path.join(prose, 'factions/foundation.md'),
			Buffer.from('\nCaf\xe9.', 'latin1'),
		);
		await symlink('/etc/hostname', path.join(prose, 'factions/elsewhere.md'));

		const pages = path.join(await makeTemporaryFolder(), 'pages');
		await mkdir(path.join(pages, 'index'), { recursive: true });
		await mkdir(path.join(pages, 'crew'));
		for (const [file, text] of [
			['lost.jsx', 'export default 1;'],
			['nothing.tsx', 'export const nothing = 1;\n'],
			['copy.tsx', page('copy').replace("title: '", "canonical: '/world/', title: '")],
			['untitled.tsx', page('untitled').replace("title: 'untitled'", "title: ' '")],
			['a&b.tsx', page('ab')],
			['index/index.tsx', page('index')],
			['resources.tsx', page('again')],
			['crew/[slug].tsx', page('crew').replace("title: '", "slug: '../crew', title: '")],
		] as const) {
			await writeFile(path.join(pages, file), text);
		}

		const publicFiles = await makeTemporaryFolder();
		await mkdir(path.join(publicFiles, 'resources'));
		await mkdir(path.join(publicFiles, 'downloads'));
		await writeFile(path.join(publicFiles, 'resources/index.html'), 'mine');
		await writeFile(path.join(publicFiles, templates.path), 'mine');
		await writeFile(path.join(publicFiles, '.env'), 'PASSWORD=1');
		await writeFile(path.join(publicFiles, 'canon'), 'x');
		await symlink('/etc/hostname', path.join(publicFiles, 'host.txt'));

		const { 'portrait-linh-ngo': _, ...pictures } = await projectSources.pictures.load();
		const fixtures = ['defects', 'throwing'];
		const [first] = projectSources.world.characters;
		({ problems, out, folder } = await findProblems({
			...projectSources,
			world: plant(projectSources.world, ['characters', 1, 'name'], first?.name),
			prose,
			publicFiles,
			pages: [
				...projectSources.pages,
				pages,
				...fixtures.map((name) => path.join(root, 'test/fixtures', name)),
			],
			pictures: { load: async () => pictures },
		}));
	});

	/** A mistake, and the place and message of its report. */
	const defects: readonly [name: string, where: RegExp, what: RegExp][] = [
		[
			'a dead anchor',
			/^\/broken\//,
			/<a href="\/resources\/#no-such-anchor">.*no “no-such-anchor”/,
		],
		['a dead link', /^\/broken\//, /<a href="\/no-such-page\/">.*does not exist/],
		['a link without its trailing slash', /^\/broken\//, /<a href="\/resources">.*does not exist/],
		['a sheet that the PDF does not have', /^\/broken\//, /no “page=99”/],
		['a duplicate id', /^\/broken\//, /Two elements have the id “twice”/],
		['a missing picture', /^\/broken\//, /picture “portrait-nobody”/],
		['a preview of a missing picture', /^\/broken\//, /picture “hero-of-another-town”/],
		['an image from another host', /^\/broken\//, /loads from another host/],
		['an image without alternative text', /^\/broken\//, /<img src="\/robots.txt"> has no alt/],
		['an image without a size', /^\/broken\//, /<img src="\/robots.txt"> has no width/],
		['a form that posts to this site', /^\/broken\//, /<form action="\/send"> would send/],
		['a button that posts to this site', /^\/broken\//, /<button formaction="\/send"> would send/],
		['a form and a button without a target', /^\/broken\//, /<form id="nowhere"> would send/],
		['a search form for a missing page', /^\/broken\//, /<form action="\/serch\/"> leads to/],
		[
			'a search form for a page without a search',
			/^\/broken\//,
			/<form action="\/canon\/"> searches on/,
		],
		['an unknown slug in a record', /^\/broken\//, /\[\[nobody-at-all\]\] links to nothing/],
		['a figure that does not exist', /^\/broken\//, /\{\{no\.figure\}\} is unknown/],
		['a style attribute', /^\/broken\//, /<p> has style, which its content policy forbids/],
		['an event attribute', /^\/broken\//, /<button> has onclick, which its content policy forbids/],
		['inline styles', /^\/broken\//, /inline <style> is not in its content policy/],
		['a link without https', /^\/broken\//, /no link of this site starts with/],
		['a page that throws', /^\/thrower\/ \(test\/fixtures\/throwing/, /the kettle is empty/],
		['a file of pages that does not load', /throwing\/unloadable/, /the tap is shut/],
		['two pages on one route', /^\/resources\/ \(/, /: pages\/resources\.tsx makes it too/],
		['a slug that leaves the site', /crew\/\[slug\]\.tsx/, /“\.\.\/crew” cannot be used as a slug/],
		['a page whose name is not a slug', /a&b\.tsx/, /“a&b” cannot be used as a slug/],
		['a page called index', /index\/index\.tsx/, /“index” is reserved/],
		['a page without a default export', /nothing\.tsx/, /no default export/],
		['a page with the wrong extension', /lost\.jsx/, /end in \.tsx/],
		['an empty title', /untitled\.tsx.*title/, /It is empty/],
		[
			'a copy of a missing page',
			/copy\.tsx: canonical/,
			/canonical page, \/world\/, does not exist/,
		],
		['two pages with the same title', /^\/character\//, /It has the same title as/],
		['a missing portrait', /\/character\/linh-ngo\//, /“portrait-linh-ngo”/],
		['missing prose', /equilibrium/, /“factions\/equilibrium\.md”, which does not exist/],
		['prose with the wrong extension', /lost\.markdown/, /end in \.md/],
		['prose in another encoding', /foundation\.md:\d+$/, /This line is not in UTF-8/],
		['prose that is a link', /elsewhere\.md/, /It is a symbolic link/],
		['a link in public/', /host\.txt/, /It is a symbolic link/],
		['a hidden file in public/', /\.env$/, /It is hidden, and would be published/],
		['a public file with the path of a page', /public\/resources\/index\.html/, /\/resources\//],
		[
			'a public file with the path of a folder',
			/public\/canon/,
			/in the way of the page \/canon\//,
		],
		[
			'a public file with the path of a publication',
			/public\/downloads/,
			/writes this file itself/,
		],
	];
	for (const [name, where, what] of defects) {
		it(`reports ${name}`, () => {
			const found = problems.some(
				(problem) => where.test(problem.where) && what.test(problem.what),
			);
			assert.ok(found, problems.map((problem) => `${problem.where}: ${problem.what}`).join('\n'));
		});
	}
	it('reports no dead links to pages that could not be made', () => {
		const dead = problems.filter(({ what }) =>
			/\/(unloadable|thrower)\/.*does not exist/.test(what),
		);
		assert.deepEqual(dead, []);
	});
	it('reports mistakes in prose with file and line', () => {
		const report = problems
			.map(({ where, what, fix }) => `${where}: ${what} ${fix ?? ''}`)
			.join('\n');
		const end = moneyLines;
		for (const [line, pattern] of [
			[end - 3, `/world-bible/.*/resource/.*money\\.md:${end - 3}\\.`],
			[end - 3, `/world-bible/.*timelin.*money\\.md:${end - 3}\\.`],
			[end - 3, `money\\.md:${end - 3}: “TODO” looks like a leftover`],
			[end - 1, `money\\.md:${end - 1}: .*ifeoma-okwuoza.*\\[\\[ifeoma-okwuosa\\]\\]`],
		] as const) {
			assert.match(report, new RegExp(pattern), `line ${line}`);
		}
	});
	it('leaves the old site in place and no temporary files', async () => {
		assert.deepEqual(await readdir(folder), ['dist']);
		assert.deepEqual(await readdir(out), ['.lagan', 'old.html']);
	});
});

describe('the build, given invalid records', () => {
	it('reports mistakes in records, Markdown, pictures and settings together', async () => {
		const prose = await copyProse();
		await writeFile(path.join(prose, 'factions/foundation.md'), 'One.\n\n[a](javascript:x) <b>');
		const pictures = await projectSources.pictures.load();
		const { hero } = pictures;
		assert.ok(hero);
		const Drawing = () => {
			throw new Error('It sank.');
		};
		const { problems } = await findProblems(
			{
				...projectSources,
				prose,
				anthology: plant(projectSources.anthology, ['faq', 0, 'answer'], 'TODO'),
				pictures: { load: async () => ({ ...pictures, hero: { ...hero, Drawing } }) },
			},
			plant(settings, ['forms', 'endpoint'], 'lagan.example'),
		);
		const places = problems.map(({ where }) => where.replace(/^.*prose\//, 'prose/'));
		for (const place of [
			...['prose/factions/foundation.md:3', 'src/art: picture “hero”'],
			...['src/content: faq 1', 'src/site.ts: forms.endpoint'],
		]) {
			assert.ok(places.includes(place), `${place} is not in ${places.join(', ')}`);
		}
		for (const { where, fix } of problems) assert.ok(fix, where);
	});
	it('reports prose that no page shows and a page without links to it, if all pages rendered', async () => {
		const prose = await copyProse();
		await writeFile(path.join(prose, 'factions/lost.md'), 'Nobody reads this.');
		const pages = [...projectSources.pages, path.join(root, 'test/fixtures/orphan')];
		const { problems } = await findProblems({ ...projectSources, prose, pages }, settings, 'dev');
		assert.deepEqual(
			problems.map(({ what }) => what),
			['No page shows this text.', 'No path of links leads here from the landing page.'],
		);
	});
});

describe('the build command', () => {
	const build = (...args: string[]) =>
		promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', ...args], { cwd: root });
	it('exits with 1 for an invalid base, gives the reason and writes nothing', async () => {
		const folder = await makeTemporaryFolder();
		const out = path.join(folder, 'dist');
		await assert.rejects(build('--base', 'lagan', '--out', out), (error: unknown) => {
			const { code, stderr } = error as { code: number; stderr: string };
			assert.equal(code, 1);
			assert.match(stderr, /--base lagan\n.*starts and ends with a slash/);
			return true;
		});
		assert.deepEqual(await readdir(folder), []);
	});
	it('exits with 0 and writes a site without an address, and says what that lacks', async () => {
		const folder = await makeTemporaryFolder();
		const out = path.join(folder, 'dist');
		const { stdout } = await build('--out', out);
		assert.match(stdout, /: \d+ pages, \d+ files/);
		assert.deepEqual(await readdir(folder), ['dist']);
		const files = await readdir(out);
		assert.ok(files.includes(marker[0].slice(1)));
		// The command builds with the project's settings, which may have an address.
		if (projectSettings.address !== null) return;
		assert.match(stdout, /No SITE_URL.*the feeds were left out/);
		for (const file of ['sitemap.xml', 'changes.atom', 'previews']) {
			assert.equal(files.includes(file), false, file);
		}
		assert.equal(await readFile(path.join(out, 'robots.txt'), 'utf8'), 'User-agent: *\nAllow: /\n');
		const home = await readFile(path.join(out, 'index.html'), 'utf8');
		assert.doesNotMatch(home, /rel="canonical"|property="og:|ld\+json|atom|https:\/\/lagan/);
	});
});

describe('a command with an invalid setting', () => {
	for (const [file, name, value] of [
		['build.ts', 'SITE_URL', 'nowhere'],
		['src/generator/dev/dev.ts', 'SITE_URL', 'nowhere'],
		['src/generator/dev/dev.ts', 'PORT', '80000'],
		['src/generator/serve.ts', 'PORT', 'abc'],
		['test/links.ts', 'SITE_URL', 'nowhere'],
	] as const) {
		it(`exits with 1 and the reason, without a stack: ${file}, ${name}`, async () => {
			const env = { ...process.env, [name]: value };
			const command = [process.execPath, ['--import', 'tsx', file], { cwd: root, env }] as const;
			await assert.rejects(promisify(execFile)(...command), (error: unknown) => {
				const { code, stderr } = error as { code: number; stderr: string };
				assert.equal(code, 1);
				assert.match(stderr, new RegExp(`^1 problem:\n\n  ${name}=${value}\n`));
				assert.doesNotMatch(stderr, /^ +at /m);
				return true;
			});
		});
	}
});
