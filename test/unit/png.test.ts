import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { writePng } from '../../src/generator/png.ts';
import { rasterize } from '../../src/generator/rasterize.ts';

/** Decodes a PNG with a palette: colours as `#rrggbbaa`, row by row. */
function readPng(png: Uint8Array): { width: number; colours: string[] } {
	const file = Buffer.from(png);
	assert.equal(file.toString('latin1', 0, 8), '\x89PNG\r\n\x1a\n');
	const chunks = new Map<string, Buffer>();
	for (let at = 8; at < file.length; ) {
		const end = at + 8 + file.readUInt32BE(at);
		assert.equal(file.readUInt32BE(end), crc32(file.subarray(at + 4, end)));
		chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, end));
		at = end + 4;
	}
	assert.deepEqual([...chunks.keys()], ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
	const part = (name: string) => chunks.get(name) ?? Buffer.of();
	const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)];
	assert.equal(part('IHDR').toString('hex', 8), '0803000000');
	const rows = inflateSync(part('IDAT'));
	assert.equal(rows.length, (width + 1) * height);
	const hex = (index: number) =>
		`#${part('PLTE').toString('hex', 3 * index, 3 * index + 3)}${part('tRNS').toString('hex', index, index + 1)}`;
	const colours: string[] = [];
	for (let y = 0; y < height; y++) {
		assert.equal(rows[y * (width + 1)], 0);
		for (let x = 1; x <= width; x++) colours.push(hex(rows[y * (width + 1) + x] ?? 0));
	}
	return { width, colours };
}

const wrap = (shapes: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${shapes}</svg>`;

describe('a PNG', () => {
	it('keeps flat colours exactly, with their transparency', async () => {
		const svg = wrap(
			'<path fill="#ffcb1f" d="M0 0h50v50h-50z"/><path fill="#fbf6ea" d="M50 0h50v50h-50z"/><path fill="#ff8040" fill-opacity=".5" d="M0 50h50v50h-50z"/>',
		);
		const { width, colours } = readPng(await rasterize(svg, 100));
		assert.equal(width, 100);
		assert.deepEqual(
			[2525, 2575, 7525, 7575].map((at) => colours[at]),
			['#ffcb1fff', '#fbf6eaff', '#ff804080', '#00000000'],
		);
	});

	it('approximates colours that do not fit the palette', () => {
		// Every shade of two channels, a large flat area, and one pixel far from all the others.
		const pixels = new Uint8Array(4 * 256 * 300).fill(255);
		for (let i = 0; i < 256 * 256; i++) pixels.set([i & 255, i >> 8, 200, 255], 4 * i);
		pixels.set([0, 255, 0, 255], 4 * 256 * 299);
		const { colours } = readPng(writePng(pixels, 256, 300));
		assert.ok(new Set(colours).size <= 256);
		assert.equal(colours[256 * 280], '#ffffffff');
		const far = colours.map((colour, i) => {
			const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
			return Math.max(...channels.map((value, c) => Math.abs(value - (pixels[4 * i + c] ?? 0))));
		});
		assert.ok(Math.max(...far) <= 40, `a colour is off by ${Math.max(...far)} of 255`);
	});

	it('has the same bytes each time', async () => {
		const svg = wrap('<circle cx="50" cy="50" r="45" fill="#0e6f8a" stroke="#0b1b2b"/>');
		assert.deepEqual(await rasterize(svg, 64), await rasterize(svg, 64));
	});
});
