/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };

const tenth = (n: number) => Math.round(n * 10) / 10;

/** Numbers with no more between them than a reader of paths needs. */
const join = (numbers: readonly number[]) =>
	numbers
		.map((n) => `${n}`.replace(/^(-?)0\./, '$1.'))
		.reduce((all, text) => (all === '' || text.startsWith('-') ? all + text : `${all} ${text}`), '');

/**
 * Writes a path as steps from point to point: they are small and much alike where places on the
 * ground are not, so the file is a tenth smaller.
 * @param d path data of M, L, T, H, V, Q, A and Z in either case
 * @returns the same path, in lower case from its second step
 */
export function toSteps(d: string): string {
	const tokens = d.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
	let [x, y, startX, startY] = [0, 0, 0, 0];
	let [out, at, command] = ['', 0, ''];
	while (at < tokens.length) {
		const token = tokens[at] ?? '';
		if (/[a-z]/i.test(token)) {
			command = token;
			at += 1;
		}
		const kind = command.toLowerCase();
		const count = takes[kind];
		if (count === undefined) throw new Error(`toSteps knows no “${command}” in ${d}`);
		const numbers = tokens.slice(at, at + count).map(Number);
		at += count;
		if (kind === 'z') {
			out += 'z';
			[x, y] = [startX, startY];
			continue;
		}
		if (command !== kind) {
			// The first numbers of an arc are its radii and flags, which are no place.
			for (let i = kind === 'a' ? 5 : 0; i < count; i++) {
				const isAcross = kind === 'h' || (kind !== 'v' && (kind === 'a' ? i === 5 : i % 2 === 0));
				numbers[i] = (numbers[i] ?? 0) - (isAcross ? x : y);
			}
		}
		// Rounded before it is walked, so that what is cut off does not add up.
		const walked = numbers.map(tenth);
		// A path that another is put before still starts where it should.
		out += (out === '' ? 'M' : kind) + join(walked);
		if (kind === 'h') x += walked[0] ?? 0;
		else if (kind === 'v') y += walked[0] ?? 0;
		else [x, y] = [x + (walked[count - 2] ?? 0), y + (walked[count - 1] ?? 0)];
		if (kind === 'm') {
			[startX, startY] = [x, y];
			command = command === 'm' ? 'l' : 'L';
		}
	}
	return out;
}
