import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routeOf } from '../../src/generator/content/list-pages.ts';
import { fileOfRoute, routeOfFile } from '../../src/generator/files.ts';
import { listValues } from '../../src/generator/pages/page-use.ts';

describe('routeOf', () => {
	it('turns a file below pages/ into its route', () => {
		assert.equal(routeOf('index.tsx'), '/');
		assert.equal(routeOf('world-bible.tsx'), '/world-bible/');
		assert.equal(routeOf('faction/[slug].tsx', 'foundation'), '/faction/foundation/');
		assert.equal(routeOf('404.tsx'), '/404.html');
		assert.equal(routeOf('faction/404.tsx'), '/faction/404.html');
	});
});

describe('fileOfRoute', () => {
	it('nests an index.html, and leaves files alone', () => {
		assert.equal(fileOfRoute('/'), '/index.html');
		assert.equal(fileOfRoute('/resources/'), '/resources/index.html');
		assert.equal(fileOfRoute('/404.html'), '/404.html');
	});
	it('is undone by routeOfFile', () => {
		for (const route of ['/', '/resources/', '/404.html']) {
			assert.equal(routeOfFile(fileOfRoute(route)), route);
		}
	});
});

describe('the islands of a page', () => {
	it('are listed once each, in the order in which they stand in it', () => {
		const html =
			'<p data-island="menu"><p data-island="reveal"><p data-island="menu"><p data-island="up"><br>';
		assert.deepEqual(listValues(html, 'data-island'), ['menu', 'reveal', 'up']);
		assert.deepEqual(listValues('<p class="data-island">', 'data-island'), []);
	});
});
