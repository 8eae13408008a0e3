/** Is told how far a build is: what it is at, and how many of how many are done where that is known. */
export type Progress = (step: string, done?: number, all?: number) => void;

/** What a line of progress is written to. */
export interface ProgressStream {
	isTTY?: boolean;
	columns?: number;
	write(text: string): unknown;
}

/** A build that is over in a second needs no commentary, and nobody reads faster than that. */
const patience = 1000;
const interval = 100;

/** Takes the cursor back to the start of the line, and the line away. */
const clearLine = '\r\u001b[K';

/**
 * Shows on a terminal how far a long build is, in one line that is always the latest. A log gets
 * nothing.
 * @param now milliseconds that pass
 * @returns `show`, and `clear`, which takes the line away before something else is written
 */
export function createProgressLine(
	stream: ProgressStream,
	now: () => number = () => performance.now(),
): { show: Progress; clear(): void } {
	const started = now();
	let last = started + patience - interval;
	let isShown = false;
	return {
		show(step, done, all) {
			// Pages are rendered without a pause: no timer would fire.
			if (!stream.isTTY || now() < last + interval) return;
			last = now();
			isShown = true;
			const count = done === undefined ? '' : ` ${done}${all === undefined ? '' : ` of ${all}`}`;
			const seconds = Math.floor((last - started) / 1000);
			stream.write(
				clearLine + `${step}${count} (${seconds} s)`.slice(0, (stream.columns ?? 80) - 1),
			);
		},
		clear() {
			if (isShown) stream.write(clearLine);
			isShown = false;
		},
	};
}
