import path from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { isWide } from './wide.ts';

const failureOf = (error: Error) => (error as { failureType?: string }).failureType;

/** What failed, where, why, and the command that runs this test alone. */
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
 * Reports tests as people read them: a line for each file, every failure in full, and the totals. Node’s
 * own reporters print every passing test, or name neither the file nor the command.
 */
export async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
	const started = performance.now();
	const total = { passed: 0, failed: 0, skipped: 0 };
	const skips = new Set<string>();
	let inFile = { ...total };
	for await (const { type, data } of events) {
		if (type === 'test:stderr') yield data.message;
		if (type !== 'test:pass' && type !== 'test:fail') continue;
		const { name, nesting, skip, details } = data;
		const isFile = nesting === 0 && /\.test\.tsx?$/.test(name);
		if (type === 'test:fail') {
			// The tests of a suite speak for themselves, unless it could not start.
			const failure = failureOf(data.details.error);
			if (failure === 'subtestsFailed' || failure === 'cancelledByParent') {
				if (!isFile) continue;
			} else {
				inFile.failed++;
				yield describeFailure(data);
			}
		} else if (details.type === 'suite' && skip === undefined) continue;
		else if (skip !== undefined) {
			inFile.skipped++;
			if (typeof skip === 'string') skips.add(skip);
		} else if (!isFile) inFile.passed++;
		if (!isFile) continue;
		const counts = Object.entries(inFile).filter(([, count]) => count > 0);
		const seconds = (details.duration_ms / 1000).toFixed(1);
		const file = path.relative(process.cwd(), name);
		yield `${file}: ${counts.map(([what, n]) => `${n} ${what}`).join(', ')} (${seconds} s)\n`;
		for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += inFile[key];
		inFile = { passed: 0, failed: 0, skipped: 0 };
	}
	for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += inFile[key];
	for (const reason of skips) yield `Skipped: ${reason}\n`;
	const seconds = Math.round((performance.now() - started) / 1000);
	yield `\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\nin ${seconds} s\n`;
}
