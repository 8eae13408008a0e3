import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSite } from '../../src/generator/build-site.ts';
import { type Mode, projectSources, type Sources } from '../../src/generator/content/sources.ts';
import { marker } from '../../src/generator/output/write-site.ts';
import { BuildFailure, type Problem } from '../../src/generator/problems.ts';
import { templates } from '../../src/publications/templates/templates.ts';
import { settings } from '../../src/site.ts';
import { plant } from '../support/plant.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixture = (name: string) => path.join(root, 'test/fixtures', name);

/** Builds with something changed, and gives what was found wrong. */
async function findProblems(
	changed: Partial<Sources>,
	mode: Mode = 'dev',
): Promise<readonly Problem[]> {
	const out = path.join(await makeTemporaryFolder(), 'dist');
	const sources = { ...projectSources, ...changed };
	const error = await buildSite(settings, out, { sources, mode }).then(
		() => assert.fail('It was built.'),
		(thrown: unknown) => thrown,
	);
	assert.ok(error instanceof BuildFailure, String(error));
	return error.problems;
}

describe('a page with many mistakes', () => {
	let problems: readonly Problem[];
	before(async () => {
		problems = await findProblems(
			{ pages: [...projectSources.pages, fixture('defects')] },
			'production',
		);
	});
	const defects: [string, RegExp][] = [
		['a dead anchor', /<a href="\/resources\/#no-such-anchor">.*no “no-such-anchor”/],
		['a dead link', /<a href="\/no-such-page\/">.*not there/],
		['a link without its trailing slash', /<a href="\/resources">.*not there/],
		['a sheet that the PDF does not have', /no “page=99”/],
		['an id that stands twice', /Two elements have the id “twice”/],
		['a missing picture', /picture “portrait-nobody”/],
		['a preview of a missing picture', /preview asks for the picture “hero-of-another-town”/],
		['an image from another host', /loads from another host/],
		['an image without alternative text', /<img src="\/robots.txt"> has no alt/],
		['an image without a size', /<img src="\/robots.txt"> has no width/],
		['a form that posts to this site', /<form action="\/send"> would send/],
		['a button that posts to this site', /<button formaction="\/send"> would send/],
		['a form with a button that has no address', /<form id="nowhere"> would send/],
		['a form that asks a page that is not there', /<form action="\/serch\/"> leads to \/serch\//],
		['a form that asks a page without a search', /<form action="\/canon\/"> asks \/canon\//],
		['a dangling slug in a record', /\[\[nobody-at-all\]\] links to nothing/],
		['a figure that does not exist', /\{\{no\.figure\}\} stands for nothing/],
		['a style attribute', /<p> has style, which its content policy forbids/],
		['an event attribute', /<button> has onclick, which its content policy forbids/],
		['inline code that the policy does not name', /inline <style> is not in its content policy/],
		['a page that nothing leads to', /No path of links/],
	];
	for (const [name, pattern] of defects) {
		it(`reports ${name}, by page`, () => {
			const found = problems.find(({ what }) => pattern.test(what));
			assert.ok(found, JSON.stringify(problems, null, 1));
			assert.match(found.where, /^\/broken\//);
		});
	}
	it('reports nothing else', () => {
		const others = problems.filter(
			({ what }) => !defects.some(([, pattern]) => pattern.test(what)),
		);
		assert.deepEqual(
			others.map(({ what }) => what),
			['<img src="/robots.txt"> has no height.'],
		);
	});
});

describe('the build refuses', () => {
	it('a page that throws, by file and route', async () => {
		const problems = await findProblems({ pages: [...projectSources.pages, fixture('throwing')] });
		assert.deepEqual(problems, [
			{
				where: '/thrower/ (test/fixtures/throwing/thrower.tsx)',
				what: 'This page threw: the kettle is empty',
			},
		]);
	});
	it('two pages on one route, naming both files', async () => {
		const [problem] = await findProblems({ pages: [...projectSources.pages, fixture('twice')] });
		assert.match(
			`${problem?.where} ${problem?.what}`,
			/test\/fixtures\/twice.*pages\/resources\.tsx/,
		);
	});
	it('a dangling [[slug]] in prose, by file and line', async () => {
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		const file = path.join(prose, 'world-bible/money.md');
		await writeFile(file, `One.\n\nAsk [[ifeoma-okwuoza]].\n\n${await readFile(file, 'utf8')}`);
		const problems = await findProblems({ prose });
		assert.equal(problems.length, 1);
		assert.match(problems[0]?.where ?? '', /world-bible\/money\.md:3$/);
		assert.match(problems[0]?.fix ?? '', /\[\[ifeoma-okwuosa\]\]/);
	});
	it('prose that is missing, and prose that no page shows', async () => {
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		await cp(path.join(prose, 'factions/foundation.md'), path.join(prose, 'factions/lost.md'));
		await rm(path.join(prose, 'factions/equilibrium.md'));
		const problems = await findProblems({ prose });
		assert.deepEqual(
			problems.map(({ what }) => what),
			[
				'It asks for the prose file “factions/equilibrium.md”, which is not there.',
				'No page shows this text.',
			],
		);
	});
	it('a character whose portrait is not drawn', async () => {
		const { 'portrait-linh-ngo': _, ...others } = await projectSources.pictures.load();
		const problems = await findProblems({ pictures: { load: async () => others } });
		assert.ok(problems.length > 0);
		for (const { what } of problems) {
			assert.match(what, /asks for the picture “portrait-linh-ngo”, which is not there/);
		}
		assert.ok(problems.some(({ where }) => where.includes('/character/linh-ngo/')));
	});
	it('a file in public/ that stands where a page is written', async () => {
		const publicFiles = await makeTemporaryFolder();
		await mkdir(path.join(publicFiles, 'resources'));
		await writeFile(path.join(publicFiles, 'resources/index.html'), 'mine');
		const [problem] = await findProblems({ publicFiles });
		assert.match(
			`${problem?.where} ${problem?.what}`,
			/public\/resources\/index\.html.*\/resources\//,
		);
	});
	it('a file in public/ that stands where the PDF is written', async () => {
		const publicFiles = await makeTemporaryFolder();
		await mkdir(path.join(publicFiles, 'downloads'));
		await writeFile(path.join(publicFiles, templates.path), 'mine');
		const [problem] = await findProblems({ publicFiles });
		assert.equal(problem?.where, `public${templates.path}`);
		assert.match(problem.what, /writes this file itself/);
	});
	it('two things with one slug', async () => {
		const [station] = projectSources.world.stations;
		assert.ok(station);
		const world = {
			...projectSources.world,
			stations: [...projectSources.world.stations, { ...station, slug: 'equilibrium' }],
		};
		const problems = await findProblems({ world });
		assert.ok(
			problems.some(({ what }) => /slug “equilibrium” already belongs to the faction/.test(what)),
		);
	});
	it('two pages of one title', async () => {
		const [first, second] = projectSources.world.characters;
		assert.ok(first && second);
		const world = {
			...projectSources.world,
			characters: projectSources.world.characters.map((each) =>
				each === second ? { ...each, name: first.name } : each,
			),
		};
		const problems = await findProblems({ world });
		assert.ok(problems.some(({ what }) => /Its title is also that of/.test(what)));
	});
});

describe('the build', () => {
	it('says what is wrong in records, Markdown, pictures and settings at once, each where it stands', async () => {
		const folder = await makeTemporaryFolder();
		const out = path.join(folder, 'dist');
		await mkdir(out);
		await writeFile(path.join(out, 'old.html'), 'old');
		await writeFile(out + marker[0], marker[1]);
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		await writeFile(path.join(prose, 'factions/foundation.md'), 'One.\n\n[a](javascript:x) <b>');
		const pictures = await projectSources.pictures.load();
		const { hero } = pictures;
		assert.ok(hero);
		const Drawing = () => {
			throw new Error('It sank.');
		};
		const bent = { ...pictures, hero: { ...hero, Drawing } };
		const sources = {
			...projectSources,
			prose,
			world: plant(projectSources.world, ['events', 0, 'until'], 2029),
			anthology: plant(projectSources.anthology, ['faq', 0, 'answer'], 'TODO'),
			pictures: { load: async () => bent },
		};
		const wrong = plant(settings, ['forms', 'endpoint'], 'lagan.example');
		await assert.rejects(buildSite(wrong, out, { sources, mode: 'dev' }), (error: unknown) => {
			assert.ok(error instanceof BuildFailure, String(error));
			const places = error.problems.map(({ where }) => where.replace(/^.*prose\//, 'prose/'));
			assert.deepEqual(places.toSorted(), [
				'prose/factions/foundation.md:3',
				'prose/factions/foundation.md:3',
				'src/art: picture “hero”',
				'src/content/events.ts “brandvold-born”',
				'src/content: faq 1',
				'src/site.ts: forms.endpoint',
			]);
			for (const { fix } of error.problems) assert.ok(fix);
			return true;
		});
		assert.deepEqual(await readdir(folder), ['dist']);
		assert.deepEqual(await readdir(out), ['.lagan', 'old.html']);
	});
	it('refuses pages whose slugs would leave the folder of the site', async () => {
		const problems = await findProblems({ pages: [...projectSources.pages, fixture('climbing')] });
		assert.deepEqual(
			problems.map(({ where }) => where),
			[0, 1, 2].map((n) => `test/fixtures/climbing/crew/[slug].tsx: page “Crew ${n}”`),
		);
		assert.match(problems[0]?.what ?? '', /“\.\.\/.*is no slug/);
	});
	it('in a link of Markdown are told by file and line', async () => {
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		const file = path.join(prose, 'world-bible/money.md');
		const text = await readFile(file, 'utf8');
		await writeFile(file, `${text}\n[There](/resource/) and [here](/resources/#timelin).\n`);
		const problems = await findProblems({ prose });
		const line = text.split('\n').length + 1;
		assert.equal(problems.length, 2);
		for (const { where, what } of problems) {
			assert.match(where, /^\/world-bible\/, /);
			assert.ok(what.endsWith(`world-bible/money.md:${line}.`), what);
		}
	});
	it('puts no site in the place of what no build has made', async () => {
		for (const out of ['.', '..', 'src', 'src/content', 'public', '.github', '/']) {
			await assert.rejects(buildSite(settings, out), /no build has made/, out);
		}
	});
});

describe('the folder of the site', () => {
	it('stays as it was when a build fails', async () => {
		const out = path.join(await makeTemporaryFolder(), 'dist');
		await buildSite(settings, out, { mode: 'dev' });
		const before = await readdir(out, { recursive: true });
		const sources = { ...projectSources, pages: [...projectSources.pages, fixture('throwing')] };
		await assert.rejects(buildSite(settings, out, { sources, mode: 'dev' }), BuildFailure);
		assert.deepEqual(await readdir(out, { recursive: true }), before);
		assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
	});
});

describe('the build command', () => {
	const run = promisify(execFile);
	it('exits 1 for a base that makes no sense, says why, and writes nothing', async () => {
		const folder = await makeTemporaryFolder();
		const out = path.join(folder, 'dist');
		const args = ['--import', 'tsx', 'build.ts', '--base', 'lagan', '--out', out];
		await assert.rejects(run(process.execPath, args, { cwd: root }), (error: unknown) => {
			const { code, stderr } = error as { code: number; stderr: string };
			assert.equal(code, 1);
			assert.match(stderr, /--base lagan\n.*starts and ends with a slash/);
			return true;
		});
		assert.deepEqual(await readdir(folder), []);
	});
	it('exits 0 and ends with a table of pages and their sizes', async () => {
		const out = path.join(await makeTemporaryFolder(), 'dist');
		const { stdout } = await run(process.execPath, ['--import', 'tsx', 'build.ts', '--out', out], {
			cwd: root,
		});
		assert.match(stdout, /Page\s+written\s+HTML\s+scripts\s+fonts\s+at once\s+whole/);
		assert.match(stdout, /\/faction\/foundation\/\s+\d+\.\d kB\s+\d+\.\d kB/);
		assert.match(stdout, /\n\d+ pages, \d+ files/);
	});
});
