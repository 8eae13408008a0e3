import assert from 'node:assert/strict';
import { cp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BuildFailure } from '../../src/build/problems.ts';
import { projectSources, type Sources } from '../../src/build/sources.ts';
import { settings } from '../../src/site.ts';
import { buildAndRead, type SiteOnDisk } from '../support/built-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

/** Builds with so many threads besides this one. */
const build = async (threads: number, changed: Partial<Sources> = {}, base = '/') =>
	buildAndRead({ ...settings, base }, path.join(await makeTemporaryFolder(), 'dist'), {
		threads,
		sources: { ...projectSources, ...changed },
	});

describe('a site whose pages are made in several threads', () => {
	for (const base of ['/', './']) {
		describe(`for ${base}`, () => {
			let [alone, together]: SiteOnDisk[] = [];
			before(async () => {
				alone = await build(0, {}, base);
				together = await build(2, {}, base);
			});
			it('is the same, byte for byte', () => {
				assert.ok(alone && together);
				assert.deepEqual([...together.files.keys()].sort(), [...alone.files.keys()].sort());
				for (const [file, contents] of alone.files) {
					assert.ok(
						Buffer.from(together.files.get(file) ?? '').equals(Buffer.from(contents)),
						file,
					);
				}
				assert.deepEqual(together.plan, alone.plan);
			});
		});
	}

	it('is refused for the same mistakes, each said once, and leaves nothing behind', async () => {
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		// Shown on two pages at least, which different threads may make.
		await writeFile(path.join(prose, 'characters/linh-ngo.md'), 'See [[nobody-at-all]].\n');
		await writeFile(path.join(prose, 'characters/unused.md'), 'Nobody reads <b>this</b>.\n');
		const pages = [...projectSources.pages, fixture('throwing')];
		const refuse = async (threads: number, changed: Partial<Sources>) => {
			const folder = await makeTemporaryFolder();
			const out = path.join(folder, 'dist');
			const error: unknown = await buildAndRead(settings, out, {
				threads,
				sources: { ...projectSources, ...changed },
			}).catch((reason: unknown) => reason);
			assert.ok(error instanceof BuildFailure, String(error));
			assert.deepEqual(await readdir(folder), []);
			return error.problems.map(({ where, what }) => `${where}: ${what}`).sort();
		};
		for (const changed of [{ prose }, { pages }, { prose, pages }]) {
			const said = await refuse(2, changed);
			assert.ok(said.length > 0);
			assert.deepEqual(said, await refuse(0, changed));
		}
	});
	it('is refused for records that no page could be made of', async () => {
		const [first, ...others] = projectSources.world.characters;
		assert.ok(first);
		const broken = { ...first, achievements: null, faction: 7 } as unknown as typeof first;
		const world = { ...projectSources.world, characters: [broken, ...others] };
		for (const threads of [0, 2]) {
			const error: unknown = await build(threads, { world }).catch((reason: unknown) => reason);
			assert.ok(error instanceof BuildFailure, String(error));
			assert.match(error.message, /achievements/);
			assert.doesNotMatch(error.message, /page threw|Cannot read/);
		}
	});
});
