import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createUrls } from '../../src/site.ts';
import { settings } from '../support/settings.ts';

it('the subject of a mail link is escaped', () => {
	assert.equal(
		createUrls(settings).mail('a@b.example', 'Salt & rope?'),
		'mailto:a@b.example?subject=Salt%20%26%20rope%3F',
	);
});

it('a relative link within a page is the anchor alone, so that nothing is loaded again', () => {
	const relative = { ...settings, base: './' } as const;
	assert.equal(createUrls(relative, '/').to('/#about'), '#about');
	assert.equal(createUrls(relative, '/resources/').to('/resources/#x'), '#x');
});
