import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { keepMarkdown, readBy } from '../../src/build/kept-markdown.ts';
import { createMarkdown } from '../../src/build/markdown.ts';
import type { Problem } from '../../src/build/problems.ts';
import { root } from '../../src/build/project.ts';
import type { LinkTarget } from '../../src/content/links.ts';
import { createUrls, settings } from '../../src/site.ts';
import { listImports } from '../support/imports.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const linh = new Map<string, LinkTarget>([
	['linh-ngo', { label: 'Linh Ngo', path: '/character/linh-ngo/', kind: 'character' }],
]);

describe('Markdown that is kept between builds', () => {
	const cacheBefore = process.env.LAGAN_CACHE;
	let cache: string;
	before(async () => {
		cache = await makeTemporaryFolder();
		process.env.LAGAN_CACHE = cache;
	});
	after(() => {
		if (cacheBefore === undefined) delete process.env.LAGAN_CACHE;
		else process.env.LAGAN_CACHE = cacheBefore;
	});

	let read = 0;
	/** A build that renders one text on a page under a base. */
	async function build(
		source: string,
		{ targets = linh, figures = { decks: 100 }, base = '/lagan/' } = {},
	) {
		const markdown = createMarkdown(targets, figures);
		const counting = {
			...markdown,
			parse(...given: Parameters<typeof markdown.parse>) {
				read += 1;
				return markdown.parse(...given);
			},
		};
		const problems: Problem[] = [];
		const kept = await keepMarkdown(counting, targets, figures);
		const parsed = kept.parse(source, 'prose/x.md', (problem) => problems.push(problem));
		const readBefore = read;
		read = 0;
		return {
			html: kept.render(parsed, createUrls({ ...settings, base })),
			problems,
			read: readBefore,
		};
	}
	const text = 'Ask *[[linh-ngo]]* on {{decks}} decks “now” & [then](/faq/#a).';

	it('is read once, and rendered for each place as if it had been read there', async () => {
		const first = await build(text);
		assert.equal(first.read, 1);
		assert.match(first.html, /<a href="\/lagan\/character\/linh-ngo\/">Linh Ngo<\/a>.*100 decks/);
		assert.match(first.html, /“now” &amp; <a href="\/lagan\/faq\/#a">/);
		assert.deepEqual(await build(text), { ...first, read: 0 });
		const elsewhere = await build(text, { base: '/' });
		assert.equal(elsewhere.read, 0);
		assert.match(elsewhere.html, /href="\/character\/linh-ngo\/".*href="\/faq\/#a"/);
	});
	it('is read again when a name or a figure is another', async () => {
		const targets = new Map([...linh].map(([slug, to]) => [slug, { ...to, label: 'Linh Tran' }]));
		const renamed = await build(text, { targets });
		assert.equal(renamed.read, 1);
		assert.match(renamed.html, /Linh Tran/);
		assert.match((await build(text, { figures: { decks: 99 } })).html, /99 decks/);
	});
	it('is read again, and its mistakes told, as long as it has one', async () => {
		for (let time = 0; time < 2; time++) {
			const { problems, read } = await build('One.\n\nTwo [[nobody]].');
			assert.equal(read, 1);
			assert.deepEqual(
				problems.map(({ where }) => where),
				['prose/x.md:3'],
			);
		}
	});
	it('is read again when its entry is damaged', async () => {
		const whole = await build(text);
		const folder = path.join(cache, 'prose');
		for (const name of await readdir(folder)) {
			const entry = await readFile(path.join(folder, name));
			entry[entry.length - 5] = (entry[entry.length - 5] ?? 0) ^ 1;
			await writeFile(path.join(folder, name), entry);
		}
		assert.deepEqual(await build(text), { ...whole, read: 1 });
	});
	it('is read again when other code would read it', async () => {
		const known = new Set(await glob([...readBy], { cwd: root }));
		const needed = listImports(['src/build/markdown.ts']);
		assert.ok(needed.length > 4, String(needed.length));
		assert.deepEqual(
			needed.filter((file) => !known.has(file)),
			[],
		);
	});
});
