import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { buildSite } from '../../src/generator/build-site.ts';
import { type Mode, projectSources, type Sources } from '../../src/generator/content/sources.ts';
import { marker } from '../../src/generator/output/write-site.ts';
import { BuildFailure, type Problem } from '../../src/generator/problems.ts';
import { root } from '../../src/generator/project.ts';
import { templates } from '../../src/publications/templates/templates.ts';
import type { Settings } from '../../src/site.ts';
import { plant } from '../support/plant.ts';
import { settings } from '../support/settings.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** Builds a site that has mistakes, over one that is there. */
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

/** A copy of the project’s prose, which tests may change. */
async function copyProse(): Promise<string> {
	const prose = path.join(await makeTemporaryFolder(), 'prose');
	await cp(projectSources.prose, prose, { recursive: true });
	return prose;
}

/** A page as a beginner writes one. */
const page = (name: string) =>
	`export default () => ({ title: '${name}', description: 'About it.', body: () => <h1>${name}</h1> });\n`;

// Every mistake is planted in one site, since a build says all of them at once.
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

		const pages = path.join(await makeTemporaryFolder(), 'pages');
		await mkdir(path.join(pages, 'index'), { recursive: true });
		for (const [file, text] of [
			['lost.jsx', 'export default 1;'],
			['nothing.tsx', 'export const nothing = 1;\n'],
			['copy.tsx', page('copy').replace("title: '", "canonical: '/world/', title: '")],
			['untitled.tsx', page('untitled').replace("title: 'untitled'", "title: ' '")],
			['a&b.tsx', page('ab')],
			['index/index.tsx', page('index')],
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

		const { 'portrait-linh-ngo': _, ...pictures } = await projectSources.pictures.load();
		const fixtures = ['defects', 'throwing', 'twice', 'climbing'];
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

	/** What is wrong, where it is said to be, and how it is said. */
	const defects: readonly [name: string, where: RegExp, what: RegExp][] = [
		[
			'a dead anchor',
			/^\/broken\//,
			/<a href="\/resources\/#no-such-anchor">.*no “no-such-anchor”/,
		],
		['a dead link', /^\/broken\//, /<a href="\/no-such-page\/">.*not there/],
		['a link without its trailing slash', /^\/broken\//, /<a href="\/resources">.*not there/],
		['a sheet that the PDF does not have', /^\/broken\//, /no “page=99”/],
		['an id that stands twice', /^\/broken\//, /Two elements have the id “twice”/],
		['a missing picture', /^\/broken\//, /picture “portrait-nobody”/],
		['a preview of a missing picture', /^\/broken\//, /picture “hero-of-another-town”/],
		['an image from another host', /^\/broken\//, /loads from another host/],
		['an image without alternative text', /^\/broken\//, /<img src="\/robots.txt"> has no alt/],
		['an image without a size', /^\/broken\//, /<img src="\/robots.txt"> has no width/],
		['a form that posts to this site', /^\/broken\//, /<form action="\/send"> would send/],
		['a button that posts to this site', /^\/broken\//, /<button formaction="\/send"> would send/],
		['a form with a button without a target', /^\/broken\//, /<form id="nowhere"> would send/],
		['a form that asks a missing page', /^\/broken\//, /<form action="\/serch\/"> leads to/],
		['a form that asks a page without a search', /^\/broken\//, /<form action="\/canon\/"> asks/],
		['a dangling slug in a record', /^\/broken\//, /\[\[nobody-at-all\]\] links to nothing/],
		['a figure that does not exist', /^\/broken\//, /\{\{no\.figure\}\} stands for nothing/],
		['a style attribute', /^\/broken\//, /<p> has style, which its content policy forbids/],
		['an event attribute', /^\/broken\//, /<button> has onclick, which its content policy forbids/],
		['inline styles', /^\/broken\//, /inline <style> is not in its content policy/],
		['a page that nothing leads to', /^\/broken\//, /No path of links/],
		['a link without https', /^\/broken\//, /no link of this site starts with/],
		['a page that throws', /^\/thrower\/ \(test\/fixtures\/throwing/, /the kettle is empty/],
		['two pages on one route', /test\/fixtures\/twice/, /pages\/resources\.tsx/],
		['a slug that leaves the site', /climbing\/crew\/\[slug\]\.tsx/, /“\.\.\/.*is no slug/],
		['a page whose name no address should have', /a&b\.tsx/, /“a&b” is no slug/],
		['a page that hosts take for the landing page', /index\/index\.tsx/, /“index” is the name of/],
		['a page that exports nothing', /nothing\.tsx/, /no default export/],
		['a page under another ending', /lost\.jsx/, /ends in \.tsx/],
		['an empty title', /untitled\.tsx.*title/, /It is empty/],
		['a copy of a page that is not there', /copy\.tsx: canonical/, /\/world\/, which is no page/],
		['two pages of one title', /^\/character\//, /Its title is also that of/],
		['a portrait that is not drawn', /\/character\/linh-ngo\//, /“portrait-linh-ngo”/],
		['prose that is missing', /equilibrium/, /“factions\/equilibrium\.md”, which is not there/],
		['prose under another ending', /lost\.markdown/, /ends in \.md/],
		['a hidden file in public/', /\.env$/, /It is hidden, and would be published/],
		['a public file in the place of a page', /public\/resources\/index\.html/, /\/resources\//],
		['a public file in the place of a folder', /public\/canon/, /in the way of the page \/canon\//],
		['a public file in the place of a publication', /public\/downloads/, /writes this file itself/],
	];
	for (const [name, where, what] of defects) {
		it(`names ${name}, and where it is`, () => {
			const found = problems.some((each) => where.test(each.where) && what.test(each.what));
			assert.ok(found, problems.map((each) => `${each.where}: ${each.what}`).join('\n'));
		});
	}
	it('names mistakes in prose by file and line', () => {
		const said = problems
			.map(({ where, what, fix }) => `${where}: ${what} ${fix ?? ''}`)
			.join('\n');
		const end = moneyLines;
		for (const [line, pattern] of [
			[end - 3, `/world-bible/.*/resource/.*money\\.md:${end - 3}\\.`],
			[end - 3, `/world-bible/.*timelin.*money\\.md:${end - 3}\\.`],
			[end - 3, `money\\.md:${end - 3}: “TODO” is left over`],
			[end - 1, `money\\.md:${end - 1}: .*ifeoma-okwuoza.*\\[\\[ifeoma-okwuosa\\]\\]`],
		] as const) {
			assert.match(said, new RegExp(pattern), `line ${line}`);
		}
	});
	it('keeps the site that was there, and leaves nothing beside it', async () => {
		assert.deepEqual(await readdir(folder), ['dist']);
		assert.deepEqual(await readdir(out), ['.lagan', 'old.html']);
	});
});

describe('the build, given invalid records', () => {
	it('names every mistake in records, Markdown, pictures and settings at once', async () => {
		const prose = await copyProse();
		await writeFile(path.join(prose, 'factions/foundation.md'), 'One.\n\n[a](javascript:x) <b>');
		const pictures = await projectSources.pictures.load();
		const { hero } = pictures;
		assert.ok(hero);
		const Drawing = () => {
			throw new Error('It sank.');
		};
		const [station] = projectSources.world.stations;
		const { stations } = projectSources.world;
		const world = plant(
			plant(projectSources.world, ['events', 0, 'until'], 2029),
			['stations', stations.length],
			{ ...station, slug: 'equilibrium' },
		);
		const { problems } = await findProblems(
			{
				...projectSources,
				prose,
				world,
				anthology: plant(projectSources.anthology, ['faq', 0, 'answer'], 'TODO'),
				pictures: { load: async () => ({ ...pictures, hero: { ...hero, Drawing } }) },
			},
			plant(settings, ['forms', 'endpoint'], 'lagan.example'),
		);
		const places = problems.map(({ where }) => where.replace(/^.*prose\//, 'prose/'));
		for (const place of [
			...['prose/factions/foundation.md:3', 'src/art: picture “hero”'],
			...['src/content/events.ts “brandvold-born”', 'src/content: faq 1'],
			'src/site.ts: forms.endpoint',
		]) {
			assert.ok(places.includes(place), `${place} is not in ${places.join(', ')}`);
		}
		assert.ok(
			problems.some(({ what }) => /slug “equilibrium” already belongs to the faction/.test(what)),
		);
		for (const { where, fix } of problems) assert.ok(fix, where);
	});
	it('names prose that no page shows, once all pages are there', async () => {
		const prose = await copyProse();
		await writeFile(path.join(prose, 'factions/lost.md'), 'Nobody reads this.');
		const { problems } = await findProblems({ ...projectSources, prose }, settings, 'dev');
		assert.deepEqual(
			problems.map(({ what }) => what),
			['No page shows this text.'],
		);
	});
	it('puts no site in the place of what no build has made', async () => {
		for (const out of ['.', '..', 'src', 'src/content', 'public', '.github', '/']) {
			await assert.rejects(buildSite(settings, out), /no build has made/, out);
		}
	});
});

describe('the build command', () => {
	const build = (...args: string[]) =>
		promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', ...args], { cwd: root });
	it('exits 1 for a base that makes no sense, says why, and writes nothing', async () => {
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
	it('exits 0, ends with a table of pages, and writes a site without an address', async () => {
		const folder = await makeTemporaryFolder();
		const out = path.join(folder, 'dist');
		const { stdout } = await build('--out', out);
		assert.match(stdout, /Page\s+written\s+HTML\s+scripts\s+fonts\s+at once\s+whole/);
		assert.match(stdout, /\/faction\/foundation\/\s+\d+\.\d kB\s+\d+\.\d kB/);
		assert.match(stdout, /\n\d+ pages, \d+ files/);
		assert.deepEqual(await readdir(folder), ['dist']);
		const files = await readdir(out);
		assert.ok(files.includes(marker[0].slice(1)));
		// No address is known, so none is invented.
		for (const file of ['sitemap.xml', 'changes.atom', 'previews']) {
			assert.equal(files.includes(file), false, file);
		}
		assert.equal(await readFile(path.join(out, 'robots.txt'), 'utf8'), 'User-agent: *\nAllow: /\n');
		const home = await readFile(path.join(out, 'index.html'), 'utf8');
		assert.doesNotMatch(home, /rel="canonical"|property="og:|ld\+json|atom|https:\/\/lagan/);
	});
});
