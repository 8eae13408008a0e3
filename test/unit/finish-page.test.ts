import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';
import { keyOf } from '../../src/build/cache.ts';
import finishText, { type FinishText } from '../../src/build/finish-text.ts';
import { createPageFinisher, finishedBy } from '../../src/build/pages/finish-page.ts';
import { root } from '../../src/build/project.ts';
import { listImports } from '../support/imports.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** What stands around the own part of every page here. */
const around = [
	'<!doctype html><html lang="en"><head><title>A “page”</title></head><body>',
	'</body></html>',
] as const;
const main = '<main><h1 id="a">x</h1><a href="/b/">b</a></main>';
const wrap = (own: string | Uint8Array) => Buffer.from(around.join(String(own)));
const headed = (own: string) => ({
	sum: keyOf(own),
	readMain: () => Buffer.from(own),
	join: (read: Uint8Array) => wrap(Buffer.from(read)),
});

describe('a page on its last steps', () => {
	const cacheBefore = process.env.LAGAN_CACHE;
	let cache: string;
	let compressed: number;
	const finishHere: FinishText = async (task) => {
		compressed += 1;
		return finishText(task);
	};
	const finish = async (own: string, level = 5) =>
		(await createPageFinisher(finishHere, level))(headed(own));

	before(async () => {
		cache = await makeTemporaryFolder();
		process.env.LAGAN_CACHE = cache;
		compressed = 0;
	});
	after(() => {
		if (cacheBefore === undefined) delete process.env.LAGAN_CACHE;
		else process.env.LAGAN_CACHE = cacheBefore;
	});

	it('is compressed and read, and found in the cache with the same bytes', async () => {
		const made = await finish(main);
		const html = wrap(main);
		assert.ok(Buffer.from(made.html).equals(html));
		assert.ok(made.forms);
		assert.ok(brotliDecompressSync(made.forms.br).equals(html));
		assert.ok(gunzipSync(made.forms.gz).equals(html));
		const { facts, sizes } = made.record;
		assert.equal(facts.title, 'A “page”');
		assert.deepEqual(facts.references, ['a href /b/']);
		assert.deepEqual(
			facts.faults.map(({ what }) => what),
			['It has no content policy.'],
		);
		assert.equal(sizes.html, made.forms.br.length);

		const kept = await finish(main);
		assert.equal(compressed, 1);
		assert.ok(Buffer.from(kept.html).equals(html));
		assert.ok(Buffer.from(kept.forms?.br ?? '').equals(made.forms.br));
		assert.ok(Buffer.from(kept.forms?.gz ?? '').equals(made.forms.gz));
		assert.deepEqual(kept.record, made.record);
	});
	it('leaves nothing of itself in memory but what is noted of it', async () => {
		setFlagsFromString('--expose-gc');
		const collectGarbage = runInNewContext('gc') as () => void;
		const finishPage = await createPageFinisher(finishHere, 5);
		collectGarbage();
		const before = process.memoryUsage().heapUsed;
		const records = [];
		for (let i = 0; i < 100; i++) {
			const link = `<a href="/a-place-with-a-long-name-${i}/">b</a>`;
			records.push((await finishPage(headed(`${main}${link}${'x'.repeat(300_000)}`))).record);
		}
		collectGarbage();
		const kept = process.memoryUsage().heapUsed - before;
		assert.equal(records.length, 100);
		// All pages together are 30 MB.
		assert.ok(kept < 3e6, `${kept} bytes`);
	});
	it('is made anew for another byte, another level, and an entry that is damaged', async () => {
		compressed = 0;
		await finish(`${main}!`);
		await finish(main, 4);
		assert.equal(compressed, 2);
		const folder = path.join(cache, 'pages');
		for (const name of await readdir(folder)) {
			const entry = await readFile(path.join(folder, name));
			entry[entry.length - 10] = 33;
			await writeFile(path.join(folder, name), entry);
		}
		const { record } = await finish(main);
		assert.equal(compressed, 3);
		assert.equal(record.facts.title, 'A “page”');
	});
	it('is never believed to be the same once other code would read or compress it', async () => {
		const known = new Set(await glob([...finishedBy], { cwd: root }));
		const needed = listImports(
			['src/build/pages/finish-page.ts', 'src/build/finish-text.ts'],
			// These keep entries and find sources, and decide nothing about a page.
			new Set(['src/build/cache.ts', 'src/build/project.ts']),
		);
		assert.ok(needed.length > 4, String(needed.length));
		assert.deepEqual(
			needed.filter((file) => !known.has(file)),
			[],
		);
	});
});
