const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** One colour on its way to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number) {
	const target = channels(to);
	const mixed = channels(from).map((c, i) => Math.round(c + ((target[i] ?? c) - c) * share));
	return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
