import assert from 'node:assert/strict';
import { it } from 'node:test';
import sharp from 'sharp';
import { rasterize } from '../../src/lib/rasterize.ts';

it('a PNG of a drawing keeps flat colours, with their transparency', async () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#ffcb1f" d="M0 0h50v50h-50z"/><path fill="#fbf6ea" d="M50 0h50v50h-50z"/><path fill="#ff8040" fill-opacity=".5" d="M0 50h50v50h-50z"/></svg>';
	const image = sharp(await rasterize(svg, 100)).ensureAlpha();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	assert.deepEqual([info.width, info.height], [100, 100]);
	const colours = [2525, 2575, 7525, 7575].map((at) => [...data.subarray(4 * at, 4 * at + 4)]);
	const [yellow, paper, orange = [], clear] = colours;
	assert.deepEqual(yellow, [0xff, 0xcb, 0x1f, 255]);
	assert.deepEqual(paper, [0xfb, 0xf6, 0xea, 255]);
	// Premultiplied colours are rounded.
	const far = orange.map((value, i) => Math.abs(value - ([0xff, 0x80, 0x40, 128][i] ?? 0)));
	assert.ok(Math.max(...far) <= 1, String(orange));
	assert.equal(clear?.at(-1), 0);
});
