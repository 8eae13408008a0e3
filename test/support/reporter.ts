import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** The tiers in the order in which they run: the folders below `test/`. */
export const tiers: readonly string[] = ['unit', 'pages', 'islands', 'site', 'servers', 'browser'];

interface Tally {
	passed: number;
	failed: number;
	skipped: number;
	milliseconds: number;
}

const tierOf = (file = '') => path.basename(path.dirname(file));

/** An error with its cause, which holds what the assertion found. */
function explain(error: Error): string {
	const { cause } = error;
	return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? error.message);
}

/** What `node --test` reports, as a person wants to read it: failures whole, the rest as counts. */
export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
	const tallies = new Map<string, Tally>();
	const reasons = new Set<string>();
	const totals: string[] = [];
	for await (const event of source) {
		if (event.type === 'test:diagnostic' && event.data.nesting === 0)
			totals.push(event.data.message);
		if (event.type === 'test:stderr') yield event.data.message;
		if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
		const { name, file, skip, details } = event.data;
		if (typeof skip === 'string') reasons.add(skip);
		const isFile = file !== undefined && name.endsWith(path.basename(file));
		const failed = event.type === 'test:fail';
		// A suite fails with its tests, which speak for themselves, unless it could not even start.
		const error = 'error' in details ? (details.error as { failureType?: string }) : undefined;
		const started = error?.failureType !== 'hookFailed';
		if (details.type === 'suite' && skip === undefined && started) continue;
		const tier = tierOf(file);
		const tally = tallies.get(tier) ?? { passed: 0, failed: 0, skipped: 0, milliseconds: 0 };
		tallies.set(tier, tally);
		if (skip !== undefined) tally.skipped += 1;
		else if (failed) tally.failed += 1;
		else if (!isFile) tally.passed += 1;
		tally.milliseconds += details.duration_ms;
		// Tests that never ran because their suite could not start are counted, not explained.
		if (event.type === 'test:fail' && error?.failureType !== 'cancelledByParent') {
			yield `\n✖ ${name}\n  ${path.relative(process.cwd(), file ?? '')}\n${explain(event.data.details.error)}\n`;
		}
	}
	yield '\n';
	for (const tier of tiers) {
		const tally = tallies.get(tier);
		if (tally === undefined) continue;
		const { passed, failed, skipped, milliseconds } = tally;
		const counts = [
			`${passed} passed`,
			...(failed > 0 ? [`${failed} FAILED`] : []),
			...(skipped > 0 ? [`${skipped} SKIPPED`] : []),
		];
		yield `${tier.padEnd(9)}${counts.join(', ').padEnd(24)}${(milliseconds / 1000).toFixed(1)} s\n`;
	}
	for (const reason of reasons) yield `\n!!! ${reason}\n`;
	yield `\n${totals.map((line) => `ℹ ${line}\n`).join('')}`;
}
