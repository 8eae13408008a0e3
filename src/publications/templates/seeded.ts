/**
 * Makes a source of numbers that look random and are the same every time (Mulberry32).
 * @param seed where the row begins
 * @returns a function that gives the next number, from 0 to below 1
 */
export function createSeeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** Takes one of a list by a number from 0 to below 1. */
export function pick<T>(from: readonly [T, ...T[]], chance: number): T {
	return from[Math.floor(chance * from.length)] ?? from[0];
}
