import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import svgpath from 'svgpath';
import { pictures } from '../../src/art/pictures.ts';
import { drawPicture } from '../../src/generator/assets/draw-picture.tsx';
import { createPathShortener } from '../../src/generator/assets/pictures.ts';

/** Every path of a drawing in absolute coordinates, to a thousandth. */
function listPoints(svg: string): string[] {
	return [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) =>
		svgpath(data).abs().round(3).toString(),
	);
}

describe('a shortened path', () => {
	const shorten = createPathShortener();

	it('uses relative commands', () => {
		assert.equal(
			shorten('<svg><path fill="#fff" d="M100 200 L110 200 Q 115 205 110 210 Z"/></svg>'),
			'<svg><path fill="#fff" d="M100 200l10 0q5 5 0 10z"/></svg>',
		);
	});
	it('keeps every point of a drawing in its place', () => {
		let points = 0;
		// A few drawings of different kinds, since all of them would take half a minute.
		for (const id of ['hero-wide', 'city-plan', 'cross-section', 'portrait-linh-ngo'] as const) {
			const picture = pictures[id];
			for (const look of ['day', 'night'] as const) {
				const svg = drawPicture(picture, look);
				const before = listPoints(svg);
				assert.deepEqual(listPoints(shorten(svg)), before, `${id} by ${look}`);
				points += before.length;
			}
		}
		assert.ok(points > 1000, String(points));
	});
	it('causes an error if it is invalid', () => {
		assert.throws(() => shorten('<path d="M0 0L4"/>'), /“M0 0L4” cannot be read/);
	});
});
