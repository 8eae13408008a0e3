import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routeOf } from '../../src/generator/content/list-pages.ts';
import { fileOfRoute, routeOfFile } from '../../src/generator/files.ts';
import { listValues } from '../../src/generator/pages/page-use.ts';

describe('routeOf', () => {
	it('returns the route of a file in pages/', () => {
		assert.equal(routeOf('index.tsx'), '/');
		assert.equal(routeOf('world-bible.tsx'), '/world-bible/');
		assert.equal(routeOf('faction/[slug].tsx', 'foundation'), '/faction/foundation/');
		assert.equal(routeOf('404.tsx'), '/404.html');
		assert.equal(routeOf('faction/404.tsx'), '/faction/404.html');
	});
});

describe('fileOfRoute', () => {
	it('appends index.html to a folder and leaves files alone', () => {
		assert.equal(fileOfRoute('/'), '/index.html');
		assert.equal(fileOfRoute('/resources/'), '/resources/index.html');
		assert.equal(fileOfRoute('/404.html'), '/404.html');
	});
	it('is reversed by routeOfFile', () => {
		for (const route of ['/', '/resources/', '/404.html']) {
			assert.equal(routeOfFile(fileOfRoute(route)), route);
		}
	});
});

describe('the islands of a page', () => {
	it('are listed once each, in document order', () => {
		const html =
			'<p data-island="menu"><p data-island="reveal"><p data-island="menu"><p data-island="up"><br>';
		assert.deepEqual(listValues(html, 'data-island'), ['menu', 'reveal', 'up']);
		assert.deepEqual(listValues('<p class="data-island">', 'data-island'), []);
	});
});
