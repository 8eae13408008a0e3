import type { Shape } from './drawing.ts';
import { type Box, measurePath } from './path-boxes.ts';

/** What is inherited of a stroke, and decides how far it reaches out of a shape. */
export interface Stroke {
	isDrawn: boolean;
	width: number;
	/** It reaches out by half its width everywhere: no mitres, no square caps. */
	isRound: boolean;
}

/** From a group's own units to those around it: x becomes ax + cy + e, y becomes bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where something may be of which one cannot say more. */
const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** Reads a `transform`; undefined where it holds what no drawing here uses. */
function readTransform(transform: string): Matrix | undefined {
	let [a, b, c, d, e, f]: Matrix = [1, 0, 0, 1, 0, 0];
	for (const [, kind, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
		const [x = 0, y, v = 0] = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
		const [u, turn] = [y ?? 0, (x * Math.PI) / 180];
		const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
		const steps: Record<string, Matrix> = {
			translate: [1, 0, 0, 1, x, u],
			scale: [x, 0, 0, y ?? x, 0, 0],
			rotate: [cos, sin, -sin, cos, u * (1 - cos) + v * sin, v * (1 - cos) - u * sin],
			skewX: [1, 0, Math.tan(turn), 1, 0, 0],
			skewY: [1, Math.tan(turn), 0, 1, 0, 0],
		};
		const step = steps[kind ?? ''];
		if (!step) return undefined;
		const [k, l, m, n, o, p] = step;
		[a, b, c, d, e, f] = [
			...[a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n],
			...[a * o + c * p + e, b * o + d * p + f],
		] as [number, number, number, number, number, number];
	}
	return [a, b, c, d, e, f];
}

/** The upright box round boxes. */
export const surround = (boxes: readonly Box[]): Box => [
	Math.min(...boxes.map(([left]) => left)),
	Math.min(...boxes.map(([, top]) => top)),
	Math.max(...boxes.map(([, , right]) => right)),
	Math.max(...boxes.map(([, , , bottom]) => bottom)),
];

/** The upright box round a box that is turned, scaled or moved. */
function moveBox([left, top, right, bottom]: Box, [a, b, c, d, e, f]: Matrix): Box {
	const corners = [left, right].flatMap((x) =>
		[top, bottom].map((y): Box => {
			const [u, v] = [a * x + c * y + e, b * x + d * y + f];
			return [u, v, u, v];
		}),
	);
	return surround(corners);
}

/** The stroke of an element, which inherits what it does not say. */
export function readStroke({ attributes }: Shape, outer: Stroke): Stroke {
	const stroke = attributes.get('stroke');
	const width = attributes.get('stroke-width');
	const join = attributes.get('stroke-linejoin');
	const isSquare = attributes.get('stroke-linecap') === 'square';
	return {
		isDrawn: stroke ? stroke !== 'none' : outer.isDrawn,
		width: width ? Number(width) : outer.width,
		isRound: !isSquare && (join ? join === 'round' : outer.isRound),
	};
}

/** Where an element draws, in the units around it. */
export function measure(shape: Shape, outer: Stroke): Box[] {
	const { name, attributes, d, children } = shape;
	const stroke = readStroke(shape, outer);
	// A mitre reaches up to four half widths out.
	const pad = stroke.isDrawn ? (stroke.width / 2) * (stroke.isRound ? 1 : 4) : 0;
	const value = (key: string) => Number(attributes.get(key) ?? 0);
	let boxes: Box[] = [everywhere];
	if (attributes.has('filter') || attributes.has('id')) return boxes;
	if (name === 'g') boxes = children.flatMap((child) => measure(child, stroke));
	if (name === 'path') boxes = measurePath(d, pad);
	if (name === 'circle' || name === 'ellipse') {
		const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
		const [x, y] = [value('cx'), value('cy')];
		boxes = [[x - rx - pad, y - ry - pad, x + rx + pad, y + ry + pad]];
	}
	const transform = attributes.get('transform');
	if (!transform) return boxes;
	const matrix = readTransform(transform);
	if (!matrix || boxes.includes(everywhere)) return [everywhere];
	return boxes.map((box) => moveBox(box, matrix));
}
