import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Has V8 look through the whole heap now. Until it first does so it only guesses how much of it is
 * alive: one time in ten it then lets a heap of 75 MB grow to 700 before it looks. Where the engine
 * offers no such thing, nothing happens.
 */
export function collectGarbage(): void {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('globalThis.gc');
	if (typeof collect === 'function') collect();
}
