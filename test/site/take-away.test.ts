import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { changes } from '../../src/content/changes.ts';
import { readCommit } from '../../src/generator/content/read-commit.ts';
import { checksumsFile } from '../../src/generator/output/gather-site.ts';
import { fileOfRoute } from '../../src/lib/files.ts';
import { formatDay } from '../../src/model/dates.ts';
import { formatSize } from '../../src/model/numbers.ts';
import { listPublications } from '../../src/publications/publications.ts';
import { readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';
import { findFeedFaults, readEntries } from '../support/xml.ts';

const run = promisify(execFile);

const address = 'https://lagan.example/';

describe('the downloads', () => {
	let built: SiteOnDisk;
	const text = (file: string) => String(built.files.get(file) ?? '');
	const page = (route: string) => text(fileOfRoute(route));
	/** The paths of a page's links to the site itself. */
	const linksOf = (route: string) =>
		readHtml(page(route)).references.flatMap(({ tag, url }) =>
			tag === 'a' && !/^(https?|mailto):/.test(url)
				? new URL(url, `https://x.example${fileOfRoute(route)}`).pathname
				: [],
		);
	before(async () => {
		built = await readSite();
	});

	it('are all listed on one page with their sizes', () => {
		const links = linksOf('/downloads/');
		const text = page('/downloads/').replace(/<[^>]+>/g, '');
		for (const { path: file } of listPublications(shelf)) {
			// Previews of panels are for services that show links.
			if (file.startsWith('/panel/')) continue;
			assert.ok(links.includes(file), file);
			const size = formatSize(built.files.get(file)?.length ?? assert.fail(`${file} is missing`));
			assert.ok(text.includes(`, ${size}.`), `${file}: ${size}`);
		}
	});
	it('are listed with the commit that they were made from', () => {
		const text = page('/downloads/').replace(/<[^>]+>/g, '');
		const commit = readCommit();
		if (commit === undefined) assert.ok(text.includes('made from is not recorded'));
		else assert.ok(text.includes(` of ${formatDay(commit.day)}`));
		const { hash } = commit ?? {};
		if (hash === undefined) assert.ok(!text.includes('git checkout'));
		else assert.ok(text.includes(`from commit ${hash} of`) && text.includes(`checkout ${hash}`));
	});
	it('are linked from comics and stories, creative resources, the World Bible and every footer', () => {
		for (const route of ['/read/', '/creative-resources/', '/world-bible/']) {
			const main = page(route).split('<footer')[0] ?? '';
			assert.match(main, /href="[^"]*downloads\/(index\.html)?"/, route);
		}
		for (const { route, html } of built.routes) {
			assert.match(html.split('<footer').at(-1) ?? '', /downloads\//, route);
		}
	});
	it('include feeds that every page names in its head', () => {
		const link = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/g;
		for (const { route, html } of built.routes) {
			const feeds = [...html.matchAll(link)].map(
				([, href = '']) => new URL(href, 'https://x.example').pathname,
			);
			assert.deepEqual(feeds, ['/works.atom', '/changes.atom'], route);
		}
	});
	it('include a feed of works that names who made each', () => {
		const feed = text('/works.atom');
		assert.deepEqual(findFeedFaults(feed), []);
		const [latest] = shelf.works;
		assert.ok(latest);
		assert.deepEqual(
			readEntries(feed).map(({ title }) => title),
			shelf.works.map(({ title }) => title),
		);
		assert.ok(feed.includes(`<author><name>${latest.by[0]?.contributor.name}</name></author>`));
	});
	it('include a feed of changes that follows RFC 4287 and whose links work', () => {
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
	it('are dated by a page of changes, of which the World Bible shows the latest', () => {
		const html = page('/changes/');
		for (const { id, day } of changes) {
			assert.ok(html.includes(`id="${id}"`), id);
			assert.ok(html.includes(formatDay(day)), day);
		}
		const [, section = ''] = page('/world-bible/').split('<section id="living-document"');
		const latest = changes.find(({ kind }) => kind === 'canon');
		assert.ok(latest);
		assert.ok(section.includes(formatDay(latest.day)) && section.includes(latest.line));
		assert.match(section, /href="[^"]*changes\//);
	});
	it('match the list of checksums, which covers every published file', async () => {
		await run('sha256sum', ['--quiet', '--check', `.${checksumsFile}`], { cwd: built.folder });
		assert.doesNotMatch(text(checksumsFile), / {2}\.(?!well-known)/);
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
