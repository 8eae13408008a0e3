import assert from 'node:assert/strict';
import { openSearch, type Search } from '../../islands/search/open-search.ts';
import type { Files } from '../../src/generator/files.ts';

/** Opens the search of a built site, as its page does. */
export async function openSiteSearch(files: Files): Promise<{ search: Search; index: string }> {
	const [found, ...others] = [...files].filter(([file]) =>
		/^\/assets\/search-index\.[0-9a-f]{8}\.json$/.test(file),
	);
	assert.ok(found && others.length === 0);
	const index = Buffer.from(found[1]).toString();
	return { search: await openSearch(JSON.parse(index)), index };
}
