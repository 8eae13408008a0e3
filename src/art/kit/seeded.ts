/**
 * Makes a small source of numbers that look random and are the same every time.
 * Source: Park and Miller, “Random number generators: good ones are hard to find” (1988).
 * @param seed a whole number from 1 up
 * @returns a function that gives the next number, from 0 up to 1
 */
export function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 16807) % 2147483647;
		return state / 2147483647;
	};
}
