import path from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { isWide } from './wide.ts';

const failureOf = (error: Error) => (error as { failureType?: string }).failureType;

/** Describes a failure: the test, file and reason, and the command that runs this test alone. */
function describeFailure({ name, file = '', details }: EventData.TestFail): string {
	const where = path.relative(process.cwd(), file);
	const { cause } = details.error;
	const why = cause instanceof Error ? cause.message : String(cause ?? details.error.message);
	const pattern = name.replace(/[\\^$.*+?()[\]{}|"`]/g, '.');
	return [
		`\n✖ ${name}`,
		`  ${where}`,
		...why.split('\n').map((each) => `  ${each}`),
		`  Run it alone: ${isWide ? 'WIDE=1 ' : ''}npx tsx --test --test-name-pattern="${pattern}" ${where}\n\n`,
	].join('\n');
}

/**
 * Prints a line for each finished file, every failure in full, and the totals. Node’s own reporters print
 * every passing test, or omit the file and the command of a failure.
 */
export async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
	const started = performance.now();
	let passed = 0;
	let failed = 0;
	let skipped = 0;
	const skips = new Set<string>();
	for await (const { type, data } of events) {
		if (type === 'test:stderr') yield data.message;
		if (type === 'test:complete' && data.name === data.file) {
			const seconds = (data.details.duration_ms / 1000).toFixed(1);
			yield `${path.relative(process.cwd(), data.name)} ${seconds} s\n`;
		}
		if (type === 'test:fail') {
			// A suite that fails because of its tests is not counted itself.
			if (/subtestsFailed|cancelledByParent/.test(failureOf(data.details.error) ?? '')) continue;
			failed++;
			yield describeFailure(data);
		}
		if (type !== 'test:pass') continue;
		if (data.skip !== undefined) {
			skipped++;
			if (typeof data.skip === 'string') skips.add(data.skip);
		} else if (data.details.type !== 'suite') passed++;
	}
	for (const reason of skips) yield `Skipped: ${reason}\n`;
	const seconds = Math.round((performance.now() - started) / 1000);
	yield `\n${passed} passed, ${failed} failed, ${skipped} skipped\nin ${seconds} s\n`;
}
