import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	BuildFailure,
	countEdits,
	createNearestFinder,
	findNearest,
} from '../../src/build/problems.ts';

describe('createNearestFinder', () => {
	it('finds exactly those that counting every edit finds', () => {
		const words = 'tomasi-faleafa linh-ngo linn-no wren-achterberg leopold-achterberg ab a'.split(
			' ',
		);
		const slips = [
			'tomasi-faleaf',
			'lihn-ngo',
			'lin-go',
			'wren',
			'leopold-achterbarg',
			'ba',
			'zz',
			'',
		];
		for (const most of [0, 1, 2, 3]) {
			const find = createNearestFinder(words, most);
			for (const word of [...slips, ...words]) {
				const expected = words.find((each) => countEdits(word, each) <= most);
				assert.equal(find(word), expected, `${word}, ${most}`);
			}
		}
	});
});

describe('findNearest', () => {
	it('finds a slip of the pen and nothing for a different word', () => {
		const slugs = ['linh-ngo', 'foundation', 'equilibrium'];
		assert.equal(findNearest('foundaton', slugs), 'foundation');
		assert.equal(findNearest('zzzz', slugs), undefined);
	});
	it('finds what a shortened word stands for', () => {
		assert.equal(findNearest('tomasi', ['linh-ngo', 'tomasi-faleafa']), 'tomasi-faleafa');
	});
});

describe('BuildFailure', () => {
	it('says every problem with its place and its mend', () => {
		const { message } = new BuildFailure([
			{ where: 'a.md:3', what: 'One.' },
			{ where: '/x/', what: 'Two.', mend: 'Do this.' },
		]);
		assert.equal(
			message,
			'2 problems:\n\n  a.md:3\n      One.\n  /x/\n      Two.\n      → Do this.',
		);
	});
});
