import { setTimeout as sleep } from 'node:timers/promises';

/** How long anything may take: no test fails because a machine is busy. */
const limit = 30_000;

/**
 * Asks again and again until the answer is something, and not false. An error is no answer yet: a
 * page may be on its way to the next, a program to its start.
 * @param what is waited for, said when it does not come
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
