import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for tests to pass on a busy machine. */
const limit = 30_000;

/**
 * Polls until the result is not false, null or undefined. Errors are ignored, since a page may be
 * navigating or a program starting.
 * @param what describes the condition in the error message
 */
export async function poll<T>(
	ask: () => T | Promise<T>,
	what: string | (() => string),
): Promise<Exclude<T, undefined | null | false>> {
	const until = performance.now() + limit;
	for (;;) {
		let cause: unknown;
		try {
			const answer = await ask();
			if (answer !== undefined && answer !== null && answer !== false) {
				return answer as Exclude<T, undefined | null | false>;
			}
		} catch (error) {
			cause = error;
		}
		if (performance.now() > until) {
			throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`, { cause });
		}
		await sleep(30);
	}
}
