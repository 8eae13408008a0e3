import path from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';

/** The tiers in the order in which they are listed: the folders below `test/`. */
export const tiers: readonly string[] = [
	'unit',
	'content',
	'pages',
	'islands',
	'site',
	'servers',
	'browser',
];

interface Tally {
	/** How many of its files have not ended. */
	left: number;
	hasBegun: boolean;
	passed: number;
	failed: number;
	skipped: number;
	milliseconds: number;
}

const tierOf = (file = '') => path.basename(path.dirname(file));

const count = ({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>) =>
	[
		`${passed} passed`,
		...(failed > 0 ? [`${failed} FAILED`] : []),
		...(skipped > 0 ? [`${skipped} SKIPPED`] : []),
	].join(', ');

/** An error with its cause, which holds what the assertion found. */
function explain(error: Error): string {
	const { cause } = error;
	return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? error.message);
}

const failureOf = (error: Error) => (error as { failureType?: string }).failureType;

/**
 * Which test failed, where and why. Nothing for one that never ran because its suite could not start,
 * and for a suite, whose tests speak for themselves, unless it could not start.
 */
function describeFailure({ name, file = '', details }: EventData.TestFail): string {
	const failure = failureOf(details.error);
	if (failure === 'cancelledByParent') return '';
	if (details.type === 'suite' && failure !== 'hookFailed') return '';
	return `\n✖ ${name}\n  ${path.relative(process.cwd(), file)}\n${explain(details.error)}\n`;
}

/**
 * Says what tests do, as a person wants to read it: failures whole and at once, the rest as counts; a
 * line for each tier as soon as it has ended, and how far the others are: on a terminal in a line that
 * is written over, elsewhere once a minute.
 * @param files all that will run
 */
export function createReporter(files: readonly string[], out: NodeJS.WriteStream) {
	const tallies = new Map<string, Tally>();
	const reasons = new Set<string>();
	for (const file of files) {
		const none = { hasBegun: false, passed: 0, failed: 0, skipped: 0, milliseconds: 0 };
		const left = tallies.get(tierOf(file))?.left ?? 0;
		tallies.set(tierOf(file), { ...none, left: left + 1 });
	}

	const describeProgress = () =>
		[...tallies]
			.filter(([, { hasBegun, left }]) => hasBegun && left > 0)
			.map(([tier, tally]) => {
				const { left } = tally;
				return `${tier} ${count(tally)}, ${left} ${left === 1 ? 'file' : 'files'} to go`;
			})
			.join(' · ');

	function say(text: string) {
		if (!out.isTTY) return out.write(text);
		// A line that is too long would wrap, and what wrapped would stay.
		return out.write(`\r\x1b[2K${text}${describeProgress().slice(0, out.columns - 1)}`);
	}

	if (!out.isTTY) setInterval(() => say(`${describeProgress()}\n`), 60_000).unref();

	return {
		/** Says what failed in a file that gets a second try: its first is not counted. */
		tryAgain(file: string, events: readonly TestEvent[]) {
			const where = path.relative(process.cwd(), file);
			for (const event of events) if (event.type === 'test:fail') say(describeFailure(event.data));
			reasons.add(`${where} FAILED AT FIRST, as told above, and was run a second time.`);
		},
		/** Takes in what `node --test` tells of a file. */
		hear(event: TestEvent) {
			if (event.type === 'test:stderr') say(event.data.message);
			if (event.type !== 'test:pass' && event.type !== 'test:fail') return;
			const { name, file, skip, details } = event.data;
			if (typeof skip === 'string') reasons.add(skip);
			const tally = tallies.get(tierOf(file));
			if (tally === undefined) return;
			const isFile = file !== undefined && name.endsWith(path.basename(file));
			const failed = event.type === 'test:fail';
			const startFailed = failed && failureOf(event.data.details.error) === 'hookFailed';
			if (details.type === 'suite' && skip === undefined && !startFailed) return;
			tally.hasBegun = true;
			if (skip !== undefined) tally.skipped += 1;
			else if (failed) tally.failed += 1;
			else if (!isFile) tally.passed += 1;
			say(failed ? describeFailure(event.data) : '');
		},
		/** Takes note that a file has ended, and says what its tier came to if that was the last one. */
		endFile(file: string, milliseconds: number) {
			const tally = tallies.get(tierOf(file));
			if (tally === undefined) return;
			tally.hasBegun = true;
			tally.left -= 1;
			tally.milliseconds += milliseconds;
			const time = `${(tally.milliseconds / 1000).toFixed(1)} s`;
			say(tally.left > 0 ? '' : `${tierOf(file).padEnd(9)}${count(tally).padEnd(23)} ${time}\n`);
		},
		/** Says what all came to. */
		end(milliseconds: number) {
			for (const reason of reasons) say(`\n!!! ${reason}\n`);
			const all = [...tallies.values()];
			const sum = (of: 'passed' | 'failed' | 'skipped') => all.reduce((n, each) => n + each[of], 0);
			const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
			say(`\nℹ ${count(total)} in ${(milliseconds / 1000).toFixed(1)} s\n`);
		},
	};
}
