/** An upright rectangle that a shape lies within. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What a path's letters take: how many numbers each time. */
const counts: Readonly<Record<string, number>> = {
	...{ m: 2, l: 2, t: 2, h: 1, v: 1, s: 4, q: 4, c: 6, a: 7, z: 0 },
};

/** One number of path data; flags of an arc may stand without a gap, and are read on their own. */
const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;
const letter = /[\s,]*([a-z])/iy;

/** Reads path data as letters with their numbers. */
function* readSteps(d: string): Generator<[letter: string, numbers: number[]]> {
	let at = 0;
	const take = (pattern: RegExp) => {
		pattern.lastIndex = at;
		const found = pattern.exec(d)?.[1];
		if (found !== undefined) at = pattern.lastIndex;
		return found;
	};
	let name = '';
	while (at < d.length) {
		const next = take(letter);
		if (next) name = next;
		else if (name === 'm' || name === 'M') name = name === 'm' ? 'l' : 'L';
		const count = counts[name.toLowerCase()];
		if (count === undefined || (count === 0 && !next))
			throw new Error(`This is no path data: ${d}`);
		const numbers = Array.from({ length: count }, (_, i) => {
			const isFlag = count === 7 && (i === 3 || i === 4);
			return Number(take(isFlag ? flag : number));
		});
		if (numbers.some(Number.isNaN)) throw new Error(`This is no path data: ${d}`);
		yield [name, numbers];
	}
}

/**
 * The boxes that the parts of a path lie within, one for each part that begins with a move. They
 * hold the curves' control points and whole circles of the arcs, so they may be larger than need be.
 * @param d path data
 * @param pad how far the stroke reaches out
 */
export function measurePath(d: string, pad: number): Box[] {
	const boxes: [number, number, number, number][] = [];
	let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
	const reach = (px: number, py: number, r = 0) => {
		const box = boxes.at(-1);
		if (!box) return;
		box[0] = Math.min(box[0], px - pad - r);
		box[1] = Math.min(box[1], py - pad - r);
		box[2] = Math.max(box[2], px + pad + r);
		box[3] = Math.max(box[3], py + pad + r);
	};
	for (const [name, n] of readSteps(d)) {
		const kind = name.toLowerCase();
		const [fromX, fromY] = name === kind ? [x, y] : [0, 0];
		if (kind === 'z') {
			[x, y] = [startX, startY];
		} else if (kind === 'h') {
			x = fromX + (n[0] ?? 0);
		} else if (kind === 'v') {
			y = fromY + (n[0] ?? 0);
		} else {
			const [endX, endY] = [fromX + (n.at(-2) ?? 0), fromY + (n.at(-1) ?? 0)];
			if (kind === 'm') {
				boxes.push([endX, endY, endX, endY]);
				[startX, startY] = [endX, endY];
			}
			if (kind === 'a') {
				const across = Math.hypot(endX - x, endY - y);
				reach(x, y, Math.max(2 * Math.max(n[0] ?? 0, n[1] ?? 0), across));
			}
			if (kind === 't' || kind === 's') reach(2 * x - controlX, 2 * y - controlY);
			if (kind === 't') [controlX, controlY] = [2 * x - controlX, 2 * y - controlY];
			for (let i = 0; 'csq'.includes(kind) && i < n.length - 2; i += 2) {
				[controlX, controlY] = [fromX + (n[i] ?? 0), fromY + (n[i + 1] ?? 0)];
				reach(controlX, controlY);
			}
			[x, y] = [endX, endY];
		}
		if (!'csqt'.includes(kind)) [controlX, controlY] = [x, y];
		// After a closing, drawing may go on from the start without a move.
		reach(x, y);
	}
	return boxes;
}
