import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { fileOfRoute } from '../../src/lib/files.ts';
import { root } from '../../src/lib/project.ts';
import { lagan } from '../../src/world/world.ts';
import { buildAndRead, readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { settings } from '../support/settings.ts';
import { published, readSite } from '../support/shared-site.ts';
import { openSiteSearch } from '../support/site-search.ts';

const notFound = ['/404.html', '/faction/404.html', '/character/404.html'];
const address = String(published.address);

describe('the site', () => {
	let built: SiteOnDisk;
	const read = (route: string) => String(built.files.get(fileOfRoute(route)));
	before(async () => {
		built = await readSite();
	});

	it('keeps Safari from enlarging text on a phone in landscape', () => {
		assert.match(read('/'), /-webkit-text-size-adjust:100%/);
	});

	it('loads only the islands that each page uses', () => {
		const scriptsOf = (route: string) =>
			[...read(route).matchAll(/<script type="module" src="([^"]*)"/g)].map(([, src = '']) =>
				src.replace(/^.*\/|\..*$/g, ''),
			);
		assert.deepEqual(scriptsOf('/').sort(), ['header', 'lightbox', 'mail-subject', 'reveal']);
		assert.deepEqual(scriptsOf('/world-bible/'), ['header', 'lightbox', 'contents']);
		assert.deepEqual(scriptsOf('/legal-information/'), ['header', 'contents']);
		assert.deepEqual(scriptsOf('/resources/'), ['header']);
		assert.deepEqual(scriptsOf('/search/'), ['header', 'search']);
	});

	it('has the styles of an island only on pages with the island', () => {
		assert.match(read('/'), /\.lightbox figure\b/);
		assert.doesNotMatch(read('/resources/'), /\.lightbox figure\b/);
	});

	it('has no React in its scripts', () => {
		for (const [file, contents] of built.files) {
			if (!file.endsWith('.js')) continue;
			assert.doesNotMatch(Buffer.from(contents).toString(), /react\.|react-dom|createRoot/i, file);
		}
	});

	it('has the licence of every package in its scripts, and of its fonts', () => {
		const files = fastGlob.sync('islands/**/*.{ts,tsx}', { cwd: root, absolute: true });
		const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
		const imported = [...code.matchAll(/ from '((?:@[^/']+\/)?\w[^/']*)/g)].map(
			([, name = '']) => name,
		);
		const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
		const fonts = Object.keys(manifest.devDependencies).filter((name) => /^@fontsource/.test(name));
		assert.ok(imported.length > 0 && fonts.length > 0);
		const licences = String(built.files.get('/licences.txt'));
		const missing = [...new Set([...imported, ...fonts])].filter(
			(name) => !licences.includes(`${name}\n${'='.repeat(name.length)}\n\n`),
		);
		assert.deepEqual(missing, []);
	});

	it('keeps Cloudflare from rewriting mail addresses on every page', () => {
		for (const { route, html } of built.routes) {
			const others = html.replace(/<!--email_off-->.*<!--\/email_off-->/s, '');
			assert.notEqual(others, html, route);
			assert.doesNotMatch(others, /href="mailto:|@lagan\.example/, route);
		}
	});

	it('marks each glossary term once on a page, and explains it there', () => {
		let count = 0;
		for (const { route, html } of built.routes) {
			const terms = [...html.matchAll(/ popovertarget="(term-[^"]*)"/g)].map(([, id = '']) => id);
			assert.equal(new Set(terms).size, terms.length, route);
			const { ids } = readHtml(html);
			assert.deepEqual(
				terms.filter((id) => !ids.includes(id)),
				[],
				route,
			);
			count += terms.length;
		}
		assert.ok(count > 200, `${count} terms`);
	});

	it('lists on factions, characters and sections where they are mentioned', () => {
		for (const route of [
			...lagan.characters.map(({ id }) => `/character/${id}/`),
			...lagan.factions.map(({ slug }) => `/faction/${slug}/`),
		]) {
			assert.match(read(route), /class="mentions /, route);
		}
		const [, gardens = ''] = read('/world-bible/').split('id="biosphere-gardens"');
		const [mentions = ''] = gardens.slice(gardens.indexOf('class="mentions ')).split('</details>');
		assert.match(mentions, /<li><a href="\/faction\/equilibrium\/"/);
	});

	it('has a preview of 1200 by 630 pixels for each listed page', async () => {
		const owners = new Map<string, string>();
		for (const { route, html } of built.routes) {
			const [, url = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
			if (notFound.includes(route)) {
				assert.equal(url, '', route);
				continue;
			}
			assert.ok(url.startsWith(address), `${route}: ${url}`);
			const preview = Buffer.from(built.files.get(url.slice(address.length - 1)) ?? '');
			const { format, width, height } = await sharp(preview).metadata();
			assert.match(format, /^(png|jpeg)$/, route);
			assert.deepEqual([width, height], [1200, 630], route);
			assert.match(html, /property="og:image:alt" content="[^"]{20,}"/, route);
			const page = readHtml(html);
			assert.equal(owners.get(url) ?? page.canonical, page.canonical, `${route} shares ${url}`);
			owners.set(url, page.canonical ?? '');
		}
	});

	it('has the icons that browsers request by name', () => {
		const icon = Buffer.from(built.files.get('/favicon.ico') ?? '');
		assert.deepEqual([icon.readUInt16LE(2), icon.readUInt16LE(4)], [1, 1]);
		assert.equal(icon.readUInt32LE(18) + icon.readUInt32LE(14), icon.length);
		assert.equal(icon.toString('latin1', 23, 26), 'PNG');
		const touch = Buffer.from(built.files.get('/apple-touch-icon.png') ?? '');
		assert.deepEqual([touch.readUInt32BE(16), touch.readUInt32BE(20)], [180, 180]);
	});
});

for (const base of ['/lagan/', './'] as const) {
	describe(`the site built for ${base}`, () => {
		let built: SiteOnDisk;
		before(async () => {
			built = await buildAndRead({ ...settings, base }, { mode: 'dev' });
		});
		it('has a search whose results link to its pages', async () => {
			const search = await openSiteSearch(built.files);
			const [person] = search('Inès').results;
			const [station] = search('khulna').results;
			const at = base === './' ? '../' : base;
			const end = base === './' ? 'index.html' : '';
			assert.equal(person?.href, `${at}character/ines-quintanilha/${end}`);
			assert.equal(station?.href, `${at}world-bible/${end}#khulna`);
		});
	});
}
