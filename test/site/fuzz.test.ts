import assert from 'node:assert/strict';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import glob from 'fast-glob';
import { Parser } from 'htmlparser2';
import { type BuiltSite, buildSite } from '../../src/build/build-site.ts';
import { type Assets, prepareAssets } from '../../src/build/prepare-assets.ts';
import { BuildFailure } from '../../src/build/problems.ts';
import { projectSources } from '../../src/build/sources.ts';
import { settings } from '../../src/site.ts';
import { changeProse, changeWorld, createRandom, foulTurns, type Harm } from '../support/fuzz.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** FUZZ_SEED makes other worlds, FUZZ_WORLDS more of them; the same seed makes the same ones. */
const seed = Number(process.env.FUZZ_SEED ?? 2118);
const count = Number(process.env.FUZZ_WORLDS ?? 3 * foulTurns);
const harms: readonly Harm[] = ['odd', 'foul', 'broken'];

/** Elements that end where they begin. */
const empty = /^(meta|link|img|input|br|hr|source)$/;

/**
 * The first thing in a page that no page of this project has: elements and attributes from
 * elsewhere, comments, and elements that a parser has to close by itself, as it does for a link in a
 * link or a paragraph in a paragraph.
 */
function findSmuggled(html: string): string | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: it is those that are looked for
	let found = /[\u0000-\u0008\u001b\u202a-\u202e\ufffd]/.exec(html)?.[0];
	const parser = new Parser({
		onopentag(tag, attributes) {
			const foreign = Object.entries(attributes).find(
				([name, value]) => /fuzz|^on/i.test(name) || /^\s*(javascript|data):/i.test(value),
			);
			if (/fuzz/i.test(tag) || foreign) found ??= `<${tag} ${foreign ?? ''}>`;
			if (tag === 'script' && attributes.src === undefined && !attributes.type) {
				// The not-found pages alone have code of their own, which their policy names.
				if (!/noindex/.test(html)) found ??= '<script>';
			}
		},
		onclosetag(tag, isImplied) {
			if (isImplied && !empty.test(tag)) found ??= `<${tag}> is not closed where it should be`;
		},
		oncomment(text) {
			found ??= `<!--${text}-->`;
		},
	});
	parser.end(html);
	return found;
}

/** All text of a page, as a reader's machine reads it. */
function readText(html: string): string {
	let all = '';
	new Parser({ ontext: (text) => (all += text) }).end(html);
	return all;
}

describe(`generated worlds and texts (FUZZ_SEED=${seed})`, () => {
	let assets: Assets;
	let refused = 0;
	let shown = 0;

	before(async () => {
		assets = await prepareAssets(projectSources, ({ where, what }) =>
			assert.fail(`${where}: ${what}`),
		);
		const look = await assets.dress([], assets.files, ({ what }) => assert.fail(what));
		const preview = '/previews/x.png';
		assets.files.set(preview, '');
		assets = {
			...assets,
			// Fonts, styles and previews are the same whatever is written, or take long to draw.
			dress: async () => look,
			makePreviews: async (pages) =>
				new Map(pages.map(({ route, page }) => [route, { file: preview, alt: page.title }])),
		};
	});

	/** Builds one world over an old site; undefined when it was refused as it should be. */
	async function build(number: number): Promise<BuiltSite | undefined> {
		const random = createRandom(seed * 10_000 + number);
		const harm = harms[number % harms.length] ?? 'odd';
		const turn = Math.floor(number / harms.length);
		const folder = await makeTemporaryFolder();
		const out = path.join(folder, 'dist');
		await mkdir(out);
		await writeFile(path.join(out, 'old.html'), 'old');

		// One foul text stands either in a record or in a file: two would hide each other.
		const inRecord = harm !== 'foul' || random() < 0.5;
		const world = inRecord
			? changeWorld(random, projectSources.world, harm, turn)
			: projectSources.world;
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		const texts = (await glob('**/*.md', { cwd: prose })).sort();
		const one = texts[Math.floor(random() * texts.length)];
		for (const name of texts) {
			if (harm === 'foul' ? inRecord || name !== one : random() > 0.1) continue;
			const file = path.join(prose, name);
			await writeFile(file, changeProse(random, await readFile(file, 'utf8'), harm, turn));
		}
		const placed = {
			...settings,
			...(turn % 3 === 0 && { base: './' }),
			...(turn % 3 === 1 && { base: '/lagan/', address: 'https://lagan.example/lagan/' }),
		};
		try {
			const site = await buildSite(placed, out, {
				sources: { ...projectSources, world, prose },
				prepare: async () => ({ ...assets, files: new Map(assets.files) }),
			});
			assert.equal((await readdir(out)).includes('old.html'), false);
			return site;
		} catch (error) {
			if (!(error instanceof BuildFailure)) throw error;
			assert.ok(error.problems.length > 0);
			for (const { where, what } of error.problems) {
				assert.match(where, /\S/, what);
				assert.match(what, /\S/, where);
				// What only the build’s own code could have caused helps nobody who writes.
				assert.doesNotMatch(
					what,
					/Cannot read|is not (a function|iterable)|Invalid (URL|array)/,
					where,
				);
			}
			assert.deepEqual(await readdir(folder), ['dist']);
			assert.deepEqual(await readdir(out), ['old.html']);
			return undefined;
		}
	}

	for (let number = 0; number < count; number++) {
		it(`world ${number}: refused in words, or pages that hold no foreign markup`, async () => {
			const site = await build(number);
			if (site === undefined) {
				refused++;
				return;
			}
			assert.ok(site.routes.length > 20);
			for (const { route, html } of site.routes) {
				assert.equal(findSmuggled(html), undefined, route);
				if (/x-fuzz/.test(readText(html))) shown++;
			}
		});
	}
	it('came to pages, and to refusals, often enough to mean something', () => {
		assert.ok(refused >= count / 5, `${refused} of ${count} refused`);
		assert.ok(refused <= (count * 4) / 5, `${refused} of ${count} refused`);
		assert.ok(shown > 0, 'No marker was ever shown as text.');
	});
	it('would see an element, an attribute or a comment that came in', () => {
		for (const html of ['<x-fuzz>', '<p onfuzz=1>', '<a href="javascript:x">', '<!-- x -->']) {
			assert.ok(findSmuggled(`<main>${html}</main>`), html);
		}
		assert.ok(findSmuggled('<a href="/x/"><a href="/y/">x</a></a>'));
		assert.equal(findSmuggled('<p title="<x-fuzz onfuzz=1>">&lt;x-fuzz&gt;</p>'), undefined);
	});
});
