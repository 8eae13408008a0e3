import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BuildFailure, findNearest } from '../../src/lib/problems.ts';

describe('findNearest', () => {
	it('finds a misspelt word, and nothing for a different word', () => {
		const slugs = ['linh-ngo', 'foundation', 'equilibrium'];
		assert.equal(findNearest('foundaton', slugs), 'foundation');
		assert.equal(findNearest('zzzz', slugs), undefined);
	});
	it('finds a word by its beginning', () => {
		assert.equal(findNearest('tomasi', ['linh-ngo', 'tomasi-faleafa']), 'tomasi-faleafa');
	});
});

describe('BuildFailure', () => {
	it('lists every problem with its place and its fix', () => {
		const { message } = new BuildFailure([
			{ where: 'a.md:3', what: 'One.' },
			{ where: '/x/', what: 'Two.', fix: 'Do this.' },
		]);
		assert.equal(
			message,
			'2 problems:\n\n  a.md:3\n      One.\n  /x/\n      Two.\n      → Do this.',
		);
	});
});
