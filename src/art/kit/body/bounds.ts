export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Which of a command's numbers lie across (0) and down (1); the flags and radii of an arc are neither. */
const axes: Readonly<Record<string, readonly (0 | 1 | undefined)[]>> = {
	H: [0],
	V: [1],
	A: [undefined, undefined, undefined, undefined, undefined, 0, 1],
};
const pair = [0, 1] as const;

/**
 * The box round a path's points and handles.
 * @throws on relative commands, whose numbers are no places
 */
export function boundsOf(d: string): Bounds {
	const [stranger] = /[a-z]/.exec(d) ?? [];
	if (stranger !== undefined) throw new Error(`“${stranger}” is relative in “${d}”.`);
	const found: readonly [number[], number[]] = [[], []];
	for (const [, letter = '', written = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
		const each = axes[letter] ?? pair;
		for (const [i, value] of (written.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).entries()) {
			const axis = each[i % each.length];
			if (axis !== undefined) found[axis].push(Number(value));
		}
	}
	const [across, down] = found;
	return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}
