import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinPaths } from '../../src/build/join-paths/join-paths.ts';
import { measurePath } from '../../src/build/join-paths/path-boxes.ts';

const red = (d: string) => `<path fill="red" d="${d}"/>`;
const blue = (d: string) => `<path fill="blue" d="${d}"/>`;
const draw = (inside: string) => `<svg viewBox="0 0 99 99">${inside}</svg>`;

/** Squares of ten units: two far apart, and one that lies over the first. */
const [here, there, over] = ['M0 0h10v10H0Z', 'M50 0h10v10H50Z', 'M5 5h10v10H5Z'];

describe('paths of one paint', () => {
	it('are joined where nothing lies between', () => {
		assert.equal(joinPaths(draw(red(here) + red(there))), draw(red(here + there)));
	});
	it('are joined below what does not hide the upper one', () => {
		assert.equal(
			joinPaths(draw(red(here) + blue(over) + red(there))),
			draw(red(here + there) + blue(over)),
		);
	});
	it('are joined above what does not hide the lower one', () => {
		assert.equal(
			joinPaths(draw(red(there) + blue(here) + red(over))),
			draw(blue(here) + red(there + over)),
		);
	});
	for (const [why, drawing] of [
		['what lies between hides one and is hidden by the other', red(here) + blue(over) + red(over)],
		['they overlap, so that one edge is over the other', red(here) + red(over)],
		['their paints differ', red(here) + blue(there)],
		['the second goes on from where it is', red(here) + red(there.replace('M', 'm'))],
		[
			'dashes would count along both',
			`<path stroke-dasharray="1 2" d="${here}"/><path stroke-dasharray="1 2" d="${there}"/>`,
		],
		['one is at hand by its id', red(here) + red(there).replace(' ', ' id="a" ')],
		[
			'something between may be anywhere',
			`${red(here)}<g transform="scale(2)"><use href="#a"/></g>${red(there)}`,
		],
		[
			'a stroke between reaches both',
			`${red('M0 0h10')}<path stroke="#000" stroke-width="20" d="M0 8h60"/>${red('M50 0h10')}`,
		],
		[
			'a group between is moved onto both',
			`${red(here)}<g transform="translate(-40)">${blue('M40 0h70v9')}</g>${red(there)}`,
		],
	] as const) {
		it(`stay apart where ${why}`, () => {
			assert.equal(joinPaths(draw(drawing)), draw(drawing));
		});
	}
});

it('takes out groups that say nothing and paths that draw nothing', () => {
	assert.equal(joinPaths(draw(`<g>${red('')}<g>${red(here)}</g></g>`)), draw(red(here)));
});

describe('a group that says but how to paint', () => {
	const inside = `<path d="${here}"/><path fill="blue" d="${over}"/>`;
	it('has it said by each of its shapes', () => {
		assert.equal(joinPaths(draw(`<g fill="red">${inside}</g>`)), draw(red(here) + blue(over)));
	});
	for (const kept of [
		`<g fill="red" opacity=".5">${inside}</g>`,
		`<g fill="red">${`<use href="#a"/>`.repeat(11)}</g>`,
	]) {
		it(`stays where it says more, or for many: ${kept.slice(0, 32)}`, () => {
			assert.equal(joinPaths(draw(kept)), draw(kept));
		});
	}
});

describe('the boxes of a path', () => {
	it('hold each of its parts with its stroke', () => {
		assert.deepEqual(measurePath('M1 2h3v4M20 20l-5-5z', 0.5), [
			[0.5, 1.5, 4.5, 6.5],
			[14.5, 14.5, 20.5, 20.5],
		]);
	});
	it('hold where its curves may go', () => {
		assert.deepEqual(measurePath('M0 0q5 9 10 0t10 0', 0), [[0, -9, 20, 9]]);
		assert.deepEqual(measurePath('M0 0C-1 5 11 5 10 0S20-5 20 0', 0), [[-1, -5, 20, 5]]);
		assert.deepEqual(measurePath('M0 0a3 3 0 106 0', 0), [[-6, -6, 6, 6]]);
	});
	it('are not made of what is no path data', () => {
		for (const d of ['M0 0x', 'M0', 'M0 0z1'])
			assert.throws(() => measurePath(d, 0), /no path data/);
	});
});
