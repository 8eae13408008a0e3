import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createProgressLine, type ProgressStream } from '../../src/build/progress.ts';

/** A stream that keeps what is written, and a clock that is set by hand. */
function watch(stream: Partial<ProgressStream>) {
	const written: string[] = [];
	const clock = { now: 0 };
	const line = createProgressLine(
		{ ...stream, write: (text) => written.push(text) },
		() => clock.now,
	);
	return { written, clock, line };
}

describe('the progress of a build', () => {
	it('stands in one line of a terminal, and is gone when the build is over', () => {
		const { written, clock, line } = watch({ isTTY: true });
		clock.now = 1500;
		line.show('Rendering pages', 40, 3018);
		clock.now = 2600;
		line.show('Checking');
		line.clear();
		assert.deepEqual(written, [
			'\r\u001b[KRendering pages 40 of 3018 (1 s)',
			'\r\u001b[KChecking (2 s)',
			'\r\u001b[K',
		]);
	});
	it('says nothing of a short build, nor more often than anybody can read', () => {
		const { written, clock, line } = watch({ isTTY: true });
		for (clock.now = 0; clock.now < 1000; clock.now += 10) line.show('Rendering pages');
		line.clear();
		assert.deepEqual(written, []);
		for (clock.now = 1000; clock.now < 2000; clock.now += 1) line.show('Rendering pages');
		assert.equal(written.length, 10);
	});
	it('says nothing in a log', () => {
		const { written, clock, line } = watch({});
		clock.now = 5000;
		line.show('Checking');
		line.clear();
		assert.deepEqual(written, []);
	});
	it('keeps to the width of a narrow terminal, so that the line can be taken away', () => {
		const { written, clock, line } = watch({ isTTY: true, columns: 12 });
		clock.now = 5000;
		line.show('Rendering pages', 1, 2);
		assert.deepEqual(written, ['\r\u001b[KRendering p']);
	});
});
