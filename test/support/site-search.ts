import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import type { Search } from '../../islands/search/reader.ts';
import type { Files } from '../../src/generator/files.ts';

/** The search of a built site, as a browser has it: its scripts are run, and nothing else. */
export function openSiteSearch(files: Files) {
	const read = (name: string) =>
		[...files].filter(([file]) => new RegExp(`^/assets/${name}\\.[0-9a-f]{8}\\.js$`).test(file));
	const [index, ...others] = read('search-index');
	const [island] = read('search');
	assert.ok(index && island && others.length === 0);
	const texts = read('search-text');
	const scope: { search?: Search } = {};
	const run = ([file, script]: (typeof texts)[number]) =>
		// No policy of the site lets text become code.
		runInNewContext(String(script), scope, {
			filename: file,
			contextCodeGeneration: { strings: false, wasm: false },
		});
	run(index);
	for (const text of texts) run(text);
	assert.ok(scope.search);
	return { search: scope.search, index, island, texts };
}
