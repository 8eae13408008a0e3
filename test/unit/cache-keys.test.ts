import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { cutBy } from '../../src/build/fonts.ts';
import { rasterizedBy } from '../../src/build/icons.ts';
import { downloadBy } from '../../src/build/prepare-assets.ts';
import { drawnBy } from '../../src/build/previews/make-previews.tsx';
import { root } from '../../src/build/project.ts';
import { listImports } from '../support/imports.ts';

/** These keep entries, find sources, name files and word mistakes: they decide nothing that is kept. */
const plumbing = new Set(
	['cache', 'project', 'files', 'problems', 'source-files'].map((name) => `src/build/${name}.ts`),
);

describe('what is kept between builds', () => {
	for (const [name, globs, makers] of [
		['icons', rasterizedBy, ['src/build/rasterize.ts']],
		['fonts', cutBy, ['src/build/cut-font.ts']],
		['previews', drawnBy, ['src/build/previews/make-previews.tsx', 'src/build/rasterize.ts']],
		['the PDF', downloadBy, ['src/build/pdf/template-pdf.ts']],
	] as const) {
		it(`is made anew once other code would make it: ${name}`, async () => {
			const known = new Set(await glob([...globs], { cwd: root }));
			assert.ok(known.has('package-lock.json'), 'a library would make it otherwise');
			assert.deepEqual(
				listImports(makers, plumbing).filter((file) => !known.has(file)),
				[],
			);
		});
	}
});
