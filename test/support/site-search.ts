import assert from 'node:assert/strict';
import { openSearch, type Search } from '../../islands/search/open-search.ts';
import type { Files } from '../../src/lib/files.ts';

/** Opens the search of a built site, as its page does. */
export async function openSiteSearch(files: Files): Promise<Search> {
	const [index, ...others] = [...files].filter(([file]) =>
		/^\/assets\/search-index\.[0-9a-f]{8}\.json$/.test(file),
	);
	assert.ok(index && others.length === 0);
	return openSearch(JSON.parse(Buffer.from(index[1]).toString()));
}
