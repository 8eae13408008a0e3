import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { changes } from '../../src/content/changes.ts';
import { formatReport } from '../../src/generator/checks/print-report.ts';
import { readCommit } from '../../src/generator/content/read-commit.ts';
import { fileOfRoute } from '../../src/generator/files.ts';
import { checksumsFile } from '../../src/generator/output/checksums.ts';
import { publications } from '../../src/publications/publications.ts';
import { sayDay } from '../../src/world/dates.ts';
import { saySize } from '../../src/world/numbers.ts';
import { readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { findFeedFaults, readEntries } from '../support/feed.ts';
import { settings } from '../support/settings.ts';
import { readSite } from '../support/shared-site.ts';

const run = promisify(execFile);

const address = 'https://lagan.example/';

describe('what there is to take away', () => {
	let built: SiteOnDisk;
	const text = (file: string) => String(built.files.get(file) ?? '');
	const page = (route: string) => text(fileOfRoute(route));
	/** A page's links into the site, as files. */
	const linksOf = (route: string) =>
		readHtml(page(route)).references.flatMap(({ tag, url }) =>
			tag === 'a' && !/^(https?|mailto):/.test(url)
				? new URL(url, `https://x.example${fileOfRoute(route)}`).pathname
				: [],
		);
	before(async () => {
		built = await readSite();
	});

	it('is listed whole on one page, each file with its true size', () => {
		const links = linksOf('/downloads/');
		const said = page('/downloads/').replace(/<[^>]+>/g, '');
		const all = publications.map(({ path }) => path);
		const made = all.filter((file) => built.files.has(file));
		assert.deepEqual(made, all);
		for (const file of made) {
			assert.ok(links.includes(file), file);
			const size = saySize(built.files.get(file)?.length ?? 0);
			assert.ok(said.includes(`, ${size}.`), `${file}: ${size}`);
		}
	});
	it('says which commit it is made from, and how to come by the same', () => {
		const said = page('/downloads/').replace(/<[^>]+>/g, '');
		const commit = readCommit();
		if (commit === undefined) assert.ok(said.includes('made from is not recorded'));
		else assert.ok(said.includes(` of ${sayDay(commit.day)}`));
		const { hash } = commit ?? {};
		if (hash === undefined) assert.ok(!said.includes('git checkout'));
		else assert.ok(said.includes(`from commit ${hash} of`) && said.includes(`checkout ${hash}`));
	});
	it('is found from what there is to read, from the tools, from the World Bible, and from every footer', () => {
		for (const route of ['/read/', '/creative-resources/', '/world-bible/']) {
			const main = page(route).split('<footer')[0] ?? '';
			assert.match(main, /href="[^"]*downloads\/(index\.html)?"/, route);
		}
		for (const { route, html } of built.routes) {
			assert.match(html.split('<footer').at(-1) ?? '', /downloads\//, route);
		}
	});
	it('has a feed in the head of every page', () => {
		for (const { route, html } of built.routes) {
			const [, href = ''] =
				/<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/.exec(html) ?? [];
			assert.equal(new URL(href, 'https://x.example').pathname, '/changes.atom', route);
		}
	});
	it('says at the end of a build without an address why there is no feed', () => {
		const say = (known: string | null) =>
			formatReport({ files: new Map(), weights: [] }, { ...settings, address: known });
		assert.match(say(null), /No SITE_URL.*the feed of changes were left out/);
		assert.doesNotMatch(say(address), /left out/);
	});
	it('has entries in its feed that lead to where they say', () => {
		const feed = text('/changes.atom');
		assert.deepEqual(findFeedFaults(feed), []);
		for (const { link, places } of readEntries(feed)) {
			assert.ok(link.startsWith(`${address}changes/#`), link);
			for (const place of [link, ...places]) {
				const { pathname, hash } = new URL(place.replace(address, 'https://x.example/'));
				const target = readHtml(page(pathname));
				assert.ok(hash === '' || target.ids.includes(decodeURIComponent(hash.slice(1))), place);
			}
		}
	});
	it('tells every change on its page, and the latest of the canon where the World Bible says how it changes', () => {
		const told = page('/changes/');
		for (const { id, day } of changes) {
			assert.ok(told.includes(`id="${id}"`), id);
			assert.ok(told.includes(sayDay(day)), day);
		}
		const [, section = ''] = page('/world-bible/').split('<section id="living-document"');
		const latest = changes.find(({ kind }) => kind === 'canon');
		assert.ok(latest);
		assert.ok(section.includes(sayDay(latest.day)) && section.includes(latest.line));
		assert.match(section, /href="[^"]*changes\//);
	});
	it('is found in order by sha256sum', async () => {
		const check = () =>
			run('sha256sum', ['--quiet', '--check', `.${checksumsFile}`], { cwd: built.folder });
		await check();
		const listed = text(checksumsFile).trim().split('\n').length;
		const unlisted = [...built.files.keys()].filter(
			(file) => !text(checksumsFile).includes(`  ${file.slice(1)}\n`),
		);
		assert.ok(listed > built.routes.length);
		for (const file of unlisted) {
			assert.match(file, /\.(br|gz)$|^\/\.[a-z]+$|^\/_[a-z]+$|^\/SHA256SUMS\.txt$/);
		}
	});
});
