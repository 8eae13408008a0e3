import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lights, useNight } from '../../src/art/kit/night.tsx';
import type { Picture } from '../../src/art/picture.ts';
import { drawPicture } from '../../src/generator/assets/draw-picture.tsx';

function Drawing() {
	const night = useNight();
	return (
		<g>
			<path fill="#fff" stroke="#804020" strokeWidth="3" />
			<g data-light={lights.lamp}>
				<path fill="#ffffff" />
				<g>
					<path fill="#102030" />
				</g>
				<path data-light={lights.own} fill="#ffcb1f" />
			</g>
			<path fill="#0b1b2b" opacity=".5" />
			{night && <circle r="4" fill="none" />}
		</g>
	);
}

const picture: Picture = {
	width: 1,
	height: 1,
	alt: '',
	Drawing,
	night: { light: '#8080ff', colours: { '#0b1b2b': '#000810' } },
};

describe('a drawing', () => {
	it('keeps its colours by day and loses its light attributes', () => {
		assert.equal(
			drawPicture(picture),
			'<g><path fill="#fff" stroke="#804020" stroke-width="3"/><g><path fill="#ffffff"/><g><path fill="#102030"/></g><path fill="#ffcb1f"/></g><path fill="#0b1b2b" opacity=".5"/></g>',
		);
	});
	it('has each colour changed by the light that falls on it at night', () => {
		assert.equal(
			drawPicture(picture, 'night'),
			'<g><path fill="#8080ff" stroke="#402020" stroke-width="3"/><g><path fill="#ffe2b0"/><g><path fill="#101c21"/></g><path fill="#ffcb1f"/></g><path fill="#000810" opacity=".5"/><circle r="4" fill="none"/></g>',
		);
	});
	it('is the same by night if it has no night version', () => {
		const { night: _, ...plain } = picture;
		assert.equal(drawPicture(plain, 'night'), drawPicture(plain));
	});
});
