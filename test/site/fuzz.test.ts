import '../support/production.ts';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { Parser } from 'htmlparser2';
import { type Assets, makeAssets } from '../../src/generator/assets/make-assets.ts';
import { checkSite } from '../../src/generator/checks/check-site.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { fileOfRoute } from '../../src/generator/files.ts';
import { gatherSite } from '../../src/generator/output/gather-site.ts';
import { renderPages } from '../../src/generator/pages/render-pages.tsx';
import { startIslands } from '../../src/layouts/island-scripts.tsx';
import { createSeeded } from '../../src/sheets/seeded.ts';
import { settings } from '../../src/site.ts';
import type { Records } from '../../src/world/records.ts';
import { changeProse, changeRecords, foulTurns, type Harm } from '../support/fuzz.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** FUZZ_SEED makes other worlds, FUZZ_WORLDS more of them; the same seed makes the same ones. */
const seed = Number(process.env.FUZZ_SEED ?? 2118);
const count = Number(process.env.FUZZ_WORLDS ?? 3 * foulTurns);
const harms: readonly Harm[] = ['odd', 'foul', 'broken'];

const { world, anthology } = projectSources;
const whole: Records = { world, anthology };

/** Elements that end where they begin. */
const empty = /^(meta|link|img|input|br|hr|source)$/;

/** The scripts that stand in pages, each once: they are the same whatever is written. */
const ownScripts = [`<script>${startIslands.source}</script>`];

/**
 * Reads a page as a reader's machine does.
 * @returns its text, and the first thing in it that no page of this project has: elements and
 * attributes from elsewhere, comments, and elements that a parser has to close by itself, as it does
 * for a link in a link or a paragraph in a paragraph
 */
function readHtml(html: string): { text: string; smuggled: string | undefined } {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: it is those that are looked for
	let smuggled = /[\u0000-\u0008\u001b\u202a-\u202e\ufffd]/.exec(html)?.[0];
	let text = '';
	// The not-found pages have code of their own for their addresses, which their policy names.
	const hasOwnScript = html.includes('noindex');
	new Parser({
		onopentag(tag, attributes) {
			const foreign = Object.entries(attributes).find(
				([name, value]) => /fuzz|^on/i.test(name) || /^\s*(javascript|data):/i.test(value),
			);
			if (/fuzz/i.test(tag) || foreign) smuggled ??= `<${tag} ${foreign ?? ''}>`;
			if (tag === 'script' && attributes.src === undefined && !attributes.type && !hasOwnScript) {
				smuggled ??= '<script>';
			}
		},
		ontext(part) {
			text += part;
		},
		onclosetag(tag, isImplied) {
			if (isImplied && !empty.test(tag)) smuggled ??= `<${tag}> is not closed where it should be`;
		},
		oncomment(words) {
			smuggled ??= `<!--${words}-->`;
		},
	}).end(ownScripts.reduce((rest, script) => rest.replace(script, ''), html));
	return { text, smuggled };
}

describe(`generated worlds and texts (FUZZ_SEED=${seed})`, () => {
	let assets: Assets;
	/** Where the words of the world at hand stand, and those of the project by their path there. */
	let prose: string;
	const texts = new Map<string, string>();
	/** Pages that were looked at: most are the same in many worlds. */
	const seen = new Set<string>();
	let refused = 0;
	let shown = 0;

	before(async () => {
		const content = await readContent(settings, projectSources);
		const real = await makeAssets(content);
		assert.deepEqual([...content.problems, ...real.problems], []);
		const picture = '/pictures/x.svg';
		const preview = '/previews/x.png';
		// Worlds with an address have a feed, and this one has none.
		const feed = '/changes.atom';
		// What pages load is the same whatever is written, and it is enough that it is there: one file
		// stands for all drawings, one rule for the styles, which every page would be given a cut of.
		const names = [...real.files.keys()].filter((file) => !file.startsWith('/pictures/'));
		assets = {
			...real,
			sheet: 'body{margin:0}',
			files: new Map([...names, picture, preview, feed].map((file) => [file, ''])),
			pictures: new Map(
				[...real.pictures].map(([id, drawn]) => [
					id,
					{ ...drawn, file: picture, nightFile: drawn.nightFile && picture },
				]),
			),
			previews: new Map(
				content.pages.map(({ route, page }) => [route, { file: preview, alt: page.title }]),
			),
		};
		prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		for (const [id, { source }] of content.prose) texts.set(`${id}.md`, source);
	});

	/** Makes the pages of one world; undefined when it was refused as it should be. */
	async function build(number: number): Promise<{ route: string; html: string }[] | undefined> {
		const random = createSeeded(seed * 10_000 + number);
		const harm = harms[number % harms.length] ?? 'odd';
		const turn = Math.floor(number / harms.length);

		// One foul text stands either in a record or in a file: two would hide each other.
		const inRecord = harm !== 'foul' || random() < 0.5;
		const records = inRecord ? changeRecords(random, whole, harm, turn) : whole;
		const one = [...texts.keys()][Math.floor(random() * texts.size)];
		const changed = [...texts].filter(([name]) =>
			harm === 'foul' ? !inRecord && name === one : random() <= 0.1,
		);
		for (const [name, text] of changed) {
			await writeFile(path.join(prose, name), changeProse(random, text, harm, turn));
		}
		const placed = {
			...settings,
			...(turn % 3 === 0 && { base: './' }),
			...(turn % 3 === 1 && { base: '/lagan/', address: 'https://lagan.example/lagan/' }),
		};
		// What editors ask for is refused before anything that is odd could come to a page.
		const sources = { ...projectSources, ...records, rules: undefined, prose };
		const content = await readContent(placed, sources);
		for (const [name, text] of changed) await writeFile(path.join(prose, name), text);
		const noFonts = { files: new Map(), rules: '', first: [], slanted: [] };
		const pages = await renderPages(content, assets, async () => noFonts);
		const site = gatherSite(content, assets, pages, false);
		const checked = await checkSite(content, site);
		const problems = content.isSound
			? [...content.problems, ...pages.problems, ...site.problems, ...checked.problems]
			: content.problems;
		for (const { where, what } of problems) {
			assert.match(where, /\S/, what);
			assert.match(what, /\S/, where);
			// What only the build’s own code could have caused helps nobody who writes.
			assert.doesNotMatch(
				what,
				/page threw|not list its pages|Cannot (read|convert)|is not (a function|iterable)|Invalid (URL|array)/,
				where,
			);
		}
		if (problems.length > 0) return undefined;
		return site.routes.map((route) => ({
			route,
			html: Buffer.from(site.files.get(fileOfRoute(route)) ?? '').toString(),
		}));
	}

	for (let number = 0; number < count; number++) {
		it(`world ${number}: refused in words, or pages that hold no foreign markup`, async () => {
			const pages = await build(number);
			if (pages === undefined) {
				refused++;
				return;
			}
			assert.ok(pages.length > 20);
			for (const { route, html } of pages) {
				const digest = createHash('sha256').update(html).digest('base64');
				if (seen.has(digest)) continue;
				const { text, smuggled } = readHtml(html);
				assert.equal(smuggled, undefined, route);
				seen.add(digest);
				if (/x-fuzz/.test(text)) shown++;
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
			assert.ok(readHtml(`<main>${html}</main>`).smuggled, html);
		}
		assert.ok(readHtml('<a href="/x/"><a href="/y/">x</a></a>').smuggled);
		const { smuggled } = readHtml('<p title="<x-fuzz onfuzz=1>">&lt;x-fuzz&gt;</p>');
		assert.equal(smuggled, undefined);
	});
});
