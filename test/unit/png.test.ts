import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { writePng } from '../../src/lib/png.ts';
import { rasterize } from '../../src/lib/rasterize.ts';

/** The pixels of a PNG as `#rrggbbaa`, row by row. */
async function readPng(png: Uint8Array): Promise<{ width: number; colours: string[] }> {
	const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const colours = data.toString('hex').match(/.{8}/g) ?? [];
	return { width: info.width, colours: colours.map((colour) => `#${colour}`) };
}

const wrap = (shapes: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${shapes}</svg>`;

describe('a PNG', () => {
	it('keeps flat colours exactly, with their transparency', async () => {
		const svg = wrap(
			'<path fill="#ffcb1f" d="M0 0h50v50h-50z"/><path fill="#fbf6ea" d="M50 0h50v50h-50z"/><path fill="#ff8040" fill-opacity=".5" d="M0 50h50v50h-50z"/>',
		);
		const { width, colours } = await readPng(await rasterize(svg, 100));
		assert.equal(width, 100);
		assert.deepEqual(
			[2525, 2575, 7525, 7575].map((at) => colours[at]),
			['#ffcb1fff', '#fbf6eaff', '#ff804080', '#00000000'],
		);
	});

	it('approximates colours that do not fit the palette', async () => {
		// Every shade of two channels, a large flat area, and one pixel far from all the others.
		const pixels = new Uint8Array(4 * 256 * 300).fill(255);
		for (let i = 0; i < 256 * 256; i++) pixels.set([i & 255, i >> 8, 200, 255], 4 * i);
		pixels.set([0, 255, 0, 255], 4 * 256 * 299);
		const { colours } = await readPng(writePng(pixels, 256, 300));
		assert.ok(new Set(colours).size <= 256);
		assert.equal(colours[256 * 280], '#ffffffff');
		const far = colours.map((colour, i) => {
			const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
			return Math.max(...channels.map((value, c) => Math.abs(value - (pixels[4 * i + c] ?? 0))));
		});
		assert.ok(Math.max(...far) <= 40, `a colour is off by ${Math.max(...far)} of 255`);
	});
});
