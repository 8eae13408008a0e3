import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createUrls, settings } from '../../src/site.ts';

describe('createUrls', () => {
	it('keeps paths as they are at the root', () => {
		assert.equal(createUrls(settings).to('/resources/#x'), '/resources/#x');
	});
	it('puts a sub-path before paths, pictures and canonical links', () => {
		const urls = createUrls({ ...settings, base: '/lagan/', origin: 'https://host.example' });
		assert.equal(urls.to('/'), '/lagan/');
		assert.equal(urls.to('/#about'), '/lagan/#about');
		assert.equal(urls.picture('/pictures/a.svg'), '/lagan/pictures/a.svg');
		assert.equal(urls.absolute('/resources/'), 'https://host.example/lagan/resources/');
	});
	it('takes every picture from the image host when there is one', () => {
		const urls = createUrls({ ...settings, images: { host: 'https://img.example/lagan/' } });
		assert.equal(urls.picture('/pictures/a.svg'), 'https://img.example/lagan/pictures/a.svg');
	});
	it('escapes the subject of a mail link', () => {
		assert.equal(
			createUrls(settings).mail('a@b.example', 'Salt & rope?'),
			'mailto:a@b.example?subject=Salt%20%26%20rope%3F',
		);
	});
});
