import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileOfRoute, routeOfFile } from '../../src/build/files.ts';
import { routeOf } from '../../src/build/pages/list-pages.ts';
import { createLookReader, createUseCollector } from '../../src/build/pages/page-use.ts';

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
		const frame = { top: '<p data-island="menu">', bottom: '<p data-island="up"><br>' };
		const { add } = createUseCollector();
		const readLook = createLookReader();
		const list = (source: string, main: string) => add(source, frame, readLook(main, []), main);
		const main = '<p data-island="menu"><p data-island="reveal"><p data-island="menu">';
		assert.deepEqual(list('x.tsx', main), ['menu', 'reveal', 'up']);
		assert.deepEqual(list('x.tsx', '<p>'), ['menu', 'up']);
		assert.deepEqual(list('y.tsx', '<p data-island="up">'), ['menu', 'up']);
	});
});
