import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReactElement } from 'react';
import type { Picture } from '../../src/art/picture.ts';
import { findPictureFaults } from '../../src/generator/assets/check-picture.ts';
import { drawPictures } from '../../src/generator/assets/pictures.ts';

/** What is found wrong with a picture of 40 × 20 that holds some shapes, and what is written of it. */
function draw(shapes: ReactElement, changed: Partial<Picture> = {}, id = 'buoy') {
	const picture: Picture = {
		width: 40,
		height: 20,
		alt: 'A buoy.',
		Drawing: () => (
			// biome-ignore lint/a11y/noSvgWithoutTitle: its words stand beside it, in alt
			<svg xmlns="http://www.w3.org/2000/svg" width={40} height={20} viewBox="0 0 40 20">
				{shapes}
			</svg>
		),
		...changed,
	};
	const { pictures, files, problems } = drawPictures({ [id]: picture });
	return { problems, written: files.map(([, svg]) => svg).join(), drawn: new Map(pictures) };
}

describe('a picture is refused by its id', () => {
	const refused: [name: string, ReactElement, what: RegExp][] = [
		['when it draws a script', <script key="x" src="/x.js" />, /draws a <script>/],
		['when it draws text', <text key="x">Lagan</text>, /draws a <text>/],
		['when it holds words', <g key="x">Lagan</g>, /holds the text “Lagan”/],
		['when it refers to another file', <use key="x" href="https://a.example/#b" />, /a\.example/],
		['when it refers to nothing', <use key="x" href="#b" />, /refers to “#b”/],
		['when it is clipped by nothing', <g key="x" clipPath="url(#c)" />, /refers to “#c”/],
		[
			'when two shapes have one id',
			<g key="x" id="a">
				<g id="a" />
			</g>,
			/have the id “a”/,
		],
		['when it has a style', <g key="x" style={{ fill: 'red' }} />, /<g> has style/],
		['when a number is none', <path key="x" d={`M0 ${Number.NaN}`} />, /d="M0 NaN"/],
		['when a path breaks off', <path key="x" d="M0 0L4" />, /path “M0 0L4” cannot be read/],
	];
	for (const [name, shapes, what] of refused) {
		it(name, () => {
			const { problems, written } = draw(shapes);
			assert.ok(
				problems.some((problem) => what.test(problem.what)),
				JSON.stringify(problems),
			);
			for (const { where } of problems) assert.equal(where, 'src/art: picture “buoy”');
			assert.doesNotMatch(written, /script|Lagan|example|onload|style/);
		});
	}
	it('when it throws, with its words, and keeps its place among the others', () => {
		const Drawing = () => {
			throw new Error('the kettle is empty');
		};
		const { problems, drawn } = draw(<g />, { Drawing });
		assert.deepEqual(
			problems.map(({ what }) => what),
			['It could not be drawn: the kettle is empty'],
		);
		assert.ok(drawn.has('buoy'));
	});
	it('when its size is none, or not that of its drawing', () => {
		const say = (changed: Partial<Picture>) => draw(<g />, changed).problems[0]?.what ?? '';
		assert.match(say({ width: Number.NaN }), /NaN × 20/);
		assert.match(say({ height: 0 }), /40 × 0/);
		assert.match(say({ width: 80 }), /It is 40 × 20 large, and its record says 80 × 20/);
	});
	it('when an element has code, by whatever way it came in', () => {
		const svg =
			'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" onload="x()"/>';
		assert.deepEqual(findPictureFaults(svg, { width: 1, height: 1, alt: 'A buoy.' }), [
			'Its <svg> has onload="x()".',
		]);
	});
	it('when it has no words', () => {
		assert.match(draw(<g />, { alt: ' ' }).problems[0]?.what ?? '', /no words/);
	});
	it('when its id would leave the folder of pictures', () => {
		assert.match(draw(<g />, {}, '../buoy').problems[0]?.what ?? '', /is no slug/);
	});
	it('once, although it has a night look too', () => {
		assert.equal(draw(<text />, { night: { light: '#223344' } }).problems.length, 1);
	});
	it('and not when it is made of shapes', () => {
		const shapes = (
			<g>
				<clipPath id="a">
					<rect width={4} height={4} />
				</clipPath>
				<g clipPath="url(#a)" />
			</g>
		);
		assert.deepEqual(draw(shapes).problems, []);
	});
});
