import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import fastGlob from 'fast-glob';
import { cutStyles } from '../../src/generator/assets/styles.ts';
import { listWords } from '../../src/generator/pages/page-styles.ts';
import { readBody } from '../../src/generator/pages/read-body.ts';
import { root } from '../../src/lib/project.ts';

/** The styles of a page with this body and inline script. */
function cut(stylesheet: string, body: string, code = ''): Promise<string> {
	return cutStyles(stylesheet, '', new Set([...readBody(body).classes, ...listWords(code)]));
}

describe('the inline styles of a page', () => {
	it('are the rules whose classes are in the page', async () => {
		const stylesheet =
			'.a{top:1px}.b{top:2px}.a .b{top:3px}p.a,.b{top:4px}p{top:5px}[data-x]{top:6px}:is(.b,.c){top:7px}.a:not(.b){top:8px}';
		const style = await cut(stylesheet, '<p class="x a">.b</p>');
		const tops = [...style.matchAll(/top:(\d)/g)].map(([, top]) => top);
		assert.deepEqual(tops, ['1', '4', '5', '6', '8']);
	});
	it('keep layers, conditions and fonts', async () => {
		const stylesheet =
			'@layer one,two;@font-face{font-family:F;src:url(/assets/f.woff2)}@layer two{@media print{.a{top:1px}}@supports (gap:1px){.b{top:2px}}}';
		const style = await cut(stylesheet, '<p class="a"></p>');
		assert.match(style, /^@layer one\b.*@layer two\b/s);
		assert.match(style, /url\("?\/assets\/f\.woff2"?\)/);
		assert.match(style, /@media print\{\.a\{top:1px\}\}/);
		assert.doesNotMatch(style, /top:2px/);
	});
	it('include the classes in inline scripts', async () => {
		assert.match(await cut('.told{top:2px}', '<p>', 'x.className = "told"'), /told/);
		assert.doesNotMatch(await cut('.told{top:2px}', '<p>'), /told/);
	});
});

it('styles/main.css imports every other stylesheet', () => {
	const folder = path.join(root, 'styles');
	const imported = readFileSync(path.join(folder, 'main.css'), 'utf8').matchAll(/@import "(.*?)"/g);
	assert.deepEqual(
		[...imported].flatMap(([, file = '']) => fastGlob.sync(file, { cwd: folder })).sort(),
		fastGlob.sync('**', { cwd: folder, ignore: ['main.css'] }).sort(),
	);
});
