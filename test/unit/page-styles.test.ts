import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePageStyles } from '../../src/build/pages/page-styles.ts';
import { createLookReader, createUseCollector } from '../../src/build/pages/page-use.ts';

/** The styles of one page that holds a body, a script of an island, and inline code. */
async function dress(sheet: string, body: string, script = '', code = ''): Promise<string> {
	const use = createUseCollector();
	const inlineCode = [{ kind: 'script', source: code } as const];
	const frame = { top: '', bottom: '' };
	use.add('pages/x.tsx', frame, createLookReader()(body, inlineCode), body);
	const scripts = { runtime: '/r.js', islands: new Map([['box', '/box.js']]) };
	const files = new Map([['/box.js', script]]);
	const styles = await makePageStyles(sheet, use.finish().kinds, scripts, files);
	return styles.get('pages/x.tsx') ?? '';
}

describe('the styles that stand in a page', () => {
	it('are the rules that can hold for it', async () => {
		const sheet =
			'.a{top:1px}.b{top:2px}.a .b{top:3px}.a,.b{top:4px}p{top:5px}[data-x]{top:6px}:is(.b,.c){top:7px}.a:not(.b){top:8px}';
		const style = await dress(sheet, '<p class="x a">.b</p>');
		const tops = [...style.matchAll(/top:(\d)/g)].map(([, top]) => top);
		assert.deepEqual(tops, ['1', '4', '5', '6', '8']);
	});
	it('keep their layers, conditions and fonts', async () => {
		const sheet =
			'@layer one,two;@font-face{font-family:F;src:url(/assets/f.woff2)}@layer two{@media print{.a{top:1px}}@supports (gap:1px){.b{top:2px}}}';
		const style = await dress(sheet, '<p class="a"></p>');
		assert.match(style, /^@layer one\b.*@layer two\b/s);
		assert.match(style, /url\("?\/assets\/f\.woff2"?\)/);
		assert.match(style, /@media print\{\.a\{top:1px\}\}/);
		assert.doesNotMatch(style, /top:2px/);
	});
	it('hold what an island adds to its page, and no other island', async () => {
		const sheet = '.box-open{top:1px}.told{top:2px}';
		const script = 'h("dialog",{class:"box-open"})';
		assert.match(await dress(sheet, '<p data-island="box"></p>', script), /box-open/);
		assert.doesNotMatch(await dress(sheet, '<p></p>', script), /box-open/);
		assert.match(await dress(sheet, '<p></p>', '', 'x.className = "told"'), /told/);
	});
});
