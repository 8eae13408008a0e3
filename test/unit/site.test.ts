import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createUrls } from '../../src/site.ts';
import { settings } from '../support/settings.ts';

describe('createUrls', () => {
	it('keeps paths as they are at the root', () => {
		assert.equal(createUrls(settings).to('/resources/#x'), '/resources/#x');
	});
	it('puts a sub-path before paths, pictures and canonical links', () => {
		const address = 'https://host.example/lagan/';
		const urls = createUrls({ ...settings, base: '/lagan/', address });
		assert.equal(urls.to('/'), '/lagan/');
		assert.equal(urls.to('/#about'), '/lagan/#about');
		assert.equal(urls.picture('/pictures/a.svg'), '/lagan/pictures/a.svg');
		assert.equal(urls.absolute('/resources/'), 'https://host.example/lagan/resources/');
	});
	it('returns no absolute address if the site has none', () => {
		assert.equal(createUrls(settings).absolute('/resources/'), undefined);
	});
	it('writes relative links that work from a disk', () => {
		const cases: [from: string, to: string, url: string][] = [
			['/', '/resources/', 'resources/index.html'],
			['/', '/assets/a.css', 'assets/a.css'],
			['/', '/#about', '#about'],
			['/', '/', 'index.html'],
			['/resources/', '/', '../index.html'],
			['/resources/', '/#about', '../index.html#about'],
			['/resources/', '/resources/#x', '#x'],
			['/faction/a/', '/character/b/', '../../character/b/index.html'],
			['/faction/a/', '/d/t.pdf#page=3', '../../d/t.pdf#page=3'],
			['/404.html', '/assets/a.css', 'assets/a.css'],
			['/faction/404.html', '/', '../index.html'],
		];
		for (const [from, to, url] of cases) {
			assert.equal(createUrls({ ...settings, base: './' }, from).to(to), url, `${from} → ${to}`);
		}
	});
	it('escapes the subject of a mail link', () => {
		assert.equal(
			createUrls(settings).mail('a@b.example', 'Salt & rope?'),
			'mailto:a@b.example?subject=Salt%20%26%20rope%3F',
		);
	});
});
