import assert from 'node:assert/strict';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { openKeptPages, renderedBy } from '../../src/build/pages/kept-pages.ts';
import type { PlannedPage } from '../../src/build/pages/list-pages.ts';
import { renderPages } from '../../src/build/pages/render-pages.ts';
import { createMemorySpool } from '../../src/build/pages/spool.ts';
import { root } from '../../src/build/project.ts';
import { readSite } from '../../src/build/read-site.ts';
import { projectSources } from '../../src/build/sources.ts';
import { settings } from '../../src/site.ts';
import { listImports } from '../support/imports.ts';
import { drawings } from '../support/pages.tsx';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** What a build is made from, where it is not the project's own. */
interface Changes {
	world?: typeof projectSources.world;
	anthology?: typeof projectSources.anthology;
	place?: Partial<typeof settings>;
	drawn?: typeof drawings;
	/** In the place of the project's pages. */
	pages?: readonly PlannedPage[];
}

describe('pages that are kept between builds', () => {
	const cacheBefore = process.env.LAGAN_CACHE;
	let cache: string;
	let prose: string;
	before(async () => {
		cache = await makeTemporaryFolder();
		process.env.LAGAN_CACHE = cache;
		prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
	});
	after(() => {
		if (cacheBefore === undefined) delete process.env.LAGAN_CACHE;
		else process.env.LAGAN_CACHE = cacheBefore;
	});

	/**
	 * Renders the pages of a site.
	 * @returns all that the rest of a build is told of them, and the routes of those that were rendered
	 */
	async function render(
		{ place, drawn = drawings, pages, ...records }: Changes,
		isKept: boolean,
		ending: 'well' | 'badly' = 'well',
	) {
		const problems: string[] = [];
		const report = ({ where, what }: { where: string; what: string }) =>
			problems.push(`${where}: ${what}`);
		const placed = { ...settings, ...place };
		const sources = { ...projectSources, ...records, prose };
		const content = await readSite(
			placed,
			sources,
			async () => ({
				files: new Map(),
				late: Promise.resolve(new Map()),
				drawn,
				scripts: undefined,
				dress: async () => undefined,
				makePreviews: async () => new Map(),
			}),
			report,
		);
		assert.ok(content, problems.join('\n'));
		const kept = await openKeptPages(placed, sources);
		const rendered: string[] = [];
		const memory = createMemorySpool();
		const spool = {
			...memory,
			keep(bytes: Buffer) {
				rendered.push(bytes.toString());
				return memory.keep(bytes);
			},
		};
		const site = renderPages(
			{
				...content,
				settings: placed,
				anthology: sources.anthology,
				pages: pages ?? content.pages,
			},
			spool,
			report,
			isKept ? { kept } : {},
		);
		if (isKept && ending === 'well') kept.save();
		const { use, usedProse } = site;
		return {
			told: {
				pages: site.rendered.map(({ planned, frame, sum, islands, inlineCode }) => ({
					route: planned.route,
					...{ frame, sum, islands, inlineCode },
				})),
				characters: use.characters,
				code: use.code,
				kinds: [...use.kinds].map(([source, { words, islands }]) => ({
					source,
					words: [...words].sort(),
					islands: [...islands].sort(),
				})),
				usedProse: [...usedProse].sort(),
			},
			rendered,
			readAll: () => site.rendered.map(({ readMain }) => Buffer.from(readMain()).toString()),
			problems,
		};
	}

	/** Builds with and without what is kept, and compares. */
	async function build(changes: Changes = {}) {
		const kept = await render(changes, true);
		const anew = await render(changes, false);
		assert.deepEqual(kept.told, anew.told);
		assert.deepEqual(kept.readAll(), anew.rendered);
		assert.deepEqual([...kept.problems, ...anew.problems], []);
		return { again: kept.rendered, all: anew.rendered };
	}

	/** Changes a text while something is done. */
	async function withText(id: string, change: (text: string) => string, act: () => Promise<void>) {
		const file = path.join(prose, `${id}.md`);
		const text = await readFile(file, 'utf8');
		await writeFile(file, change(text));
		try {
			await act();
		} finally {
			await writeFile(file, text);
		}
	}

	const { world, anthology } = projectSources;
	const [first, ...others] = world.characters;
	assert.ok(first);

	it('are not rendered again while nothing has changed, and are what they would be', async () => {
		const { again, all } = await build();
		assert.deepEqual(again, all);
		assert.ok(all.length > 25, String(all.length));
		assert.deepEqual((await build()).again, []);
	});
	it('are rendered again where a text has changed, and no others', async () => {
		await build();
		await withText(
			`characters/${first.id}`,
			(text) => text.replace(/^[A-Z]/, 'Ŵ '),
			async () => {
				const { again } = await build();
				assert.equal(again.length, 1);
				assert.match(again[0] ?? '', /Ŵ /);
			},
		);
	});
	it('are rendered again where somebody links to them now', async () => {
		await build();
		const [from, to] = others;
		await withText(
			`characters/${from?.id}`,
			(text) => `${text}\nSo did [[${to?.id}]].\n`,
			async () => {
				const { again } = await build();
				const headings = again.map((html) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]);
				assert.ok(headings.includes(from?.name) && headings.includes(to?.name), headings.join());
			},
		);
	});
	it('are rendered again where a picture has another file, size or text', async () => {
		await build();
		const portrait = drawings.get(first.portrait);
		assert.ok(portrait);
		for (const change of [{ file: '/pictures/new.svg' }, { width: 1 }, { alt: 'Somebody else' }]) {
			const drawn = new Map(
				Array.from(drawings.keys(), (id) => [id, drawings.get(id) ?? portrait]),
			);
			drawn.set(first.portrait, { ...portrait, ...change });
			const { again, all } = await build({ drawn });
			assert.ok(again.length > 0 && again.length < all.length, String(again.length));
		}
	});
	it('are rendered again when any record, figure or setting is another', async () => {
		const changes: Changes[] = [
			{ world: { ...world, characters: [{ ...first, role: 'Keeper of one lamp' }, ...others] } },
			{ world: { ...world, characters: [...others, first] } },
			{ anthology: { ...anthology, nextMilestone: { ...anthology.nextMilestone, title: 'New' } } },
			{ place: { base: '/elsewhere/' } },
			{ place: { base: './' } },
			{ place: { emails: { ...settings.emails, general: 'other@example.org' } } },
		];
		for (const change of changes) {
			await build();
			const { again, all } = await build(change);
			assert.deepEqual(again, all);
			assert.deepEqual((await build(change)).again, []);
		}
	});
	it('are rendered again when they are damaged, and when their build ended badly', async () => {
		await build();
		const folder = path.join(cache, 'rendered');
		for (const name of await readdir(folder)) {
			const entry = await readFile(path.join(folder, name));
			const middle = entry.length >> 1;
			entry[middle] = (entry[middle] ?? 0) ^ 1;
			await writeFile(path.join(folder, name), entry);
		}
		const { rendered } = await render({}, true, 'badly');
		const { again, all } = await build();
		assert.deepEqual(again, all);
		assert.deepEqual(rendered, all);
	});
	it('are reported, and not kept, when they come out otherwise without any reason', async () => {
		let count = 0;
		const Counter = () => <p>This is number {++count}.</p>;
		const page = { title: 'x', description: 'x', body: () => <Counter /> };
		const pages = [{ route: '/x/', source: 'pages/x.tsx', page }];
		await render({ pages }, true);
		const second = await render({ pages }, true);
		assert.deepEqual(second.rendered, []);
		assert.deepEqual(second.readAll(), [
			'<main id="main" tabindex="-1"><p>This is number 2.</p></main>',
		]);
		assert.equal(second.problems.length, 1);
		assert.match(second.problems[0] ?? '', /^\/x\/ \(pages\/x\.tsx\): It came out otherwise/);
		assert.equal((await render({ pages }, true)).rendered.length, 1);
	});
	it('are rendered again when other code would render them', async () => {
		const known = new Set(await glob([...renderedBy], { cwd: root }));
		const pages = await glob('pages/**/*.tsx', { cwd: root });
		const needed = listImports([...pages, 'src/build/pages/render-pages.ts']);
		assert.ok(needed.length > 60, String(needed.length));
		assert.deepEqual(
			needed.filter((file) => !known.has(file)),
			[],
		);
	});
});
