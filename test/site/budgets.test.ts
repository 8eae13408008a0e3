import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { buildSite } from '../../src/generator/build-site.ts';
import { budgets } from '../../src/generator/checks/budgets.ts';
import { BuildFailure } from '../../src/generator/problems.ts';
import { settings } from '../../src/site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('a site with a page that is over its budget', () => {
	it('is refused by page, and not written', async () => {
		const out = path.join(await makeTemporaryFolder(), 'dist');
		const tight = { ...budgets, page: 100_000 };
		const error = await buildSite(settings, out, { hosting: true, budgets: tight }).then(
			() => assert.fail('It was built.'),
			(thrown: unknown) => thrown,
		);
		assert.ok(error instanceof BuildFailure, String(error));
		const { what } = error.problems.find(({ where }) => where.startsWith('/world-bible/')) ?? {};
		assert.match(what ?? '', /Largest: the HTML \d+\.\d kB, /);
		for (const { where } of error.problems) assert.match(where, /^\//);
		assert.ok(!existsSync(out));
	});
});
