import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../src/build/problems.ts';
import { reportChanges } from '../../src/build/source-changes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const times = (files: Record<string, number>) =>
	new Map(Object.entries(files).map(([file, time]) => [path.join(root, file), time]));

describe('sources that change while the site is built', () => {
	const found = (before: Record<string, number>, after: Record<string, number>) => {
		const problems: Problem[] = [];
		reportChanges(times(before), times(after), 100, (problem) => problems.push(problem));
		return problems.map(({ where }) => where);
	};
	it('are reported when they are written to, come or go', () => {
		assert.deepEqual(found({ 'a.md': 1 }, { 'a.md': 101 }), ['a.md']);
		assert.deepEqual(found({}, { 'a.md': 1 }), ['a.md']);
		assert.deepEqual(found({ 'a.md': 1, 'b.md': 1 }, { 'b.md': 1 }), ['a.md']);
	});
	it('are reported when they changed between the start of the process and the first look', () => {
		assert.deepEqual(found({ 'a.md': 101 }, { 'a.md': 101 }), ['a.md']);
	});
	it('are none when all is as it was', () => {
		assert.deepEqual(found({ 'a.md': 1 }, { 'a.md': 1 }), []);
	});
});
