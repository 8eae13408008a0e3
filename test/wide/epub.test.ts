import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { checkEpub, skipEpubCheck } from '../support/epubcheck.ts';
import { readSite } from '../support/shared-site.ts';

it('EPUBCheck finds no errors or warnings in the book', { skip: skipEpubCheck }, async () => {
	const { folder } = await readSite();
	assert.deepEqual(await checkEpub(path.join(folder, 'downloads/lagan.epub')), []);
});
