import type { Point } from '../../art/shapes.ts';
import type { Pen, Stroke } from './pen.ts';

/** Gathers lines from all over a drawing and draws those of one look together, which keeps the file small. */
export class Strokes {
	readonly #byLook = new Map<string, { how: Stroke; lines: (readonly [Point, Point])[] }>();

	/** Adds a line to those of its look. */
	add(how: Stroke, from: Point, to: Point): void {
		const key = JSON.stringify(how);
		const gathered = this.#byLook.get(key) ?? { how, lines: [] };
		gathered.lines.push([from, to]);
		this.#byLook.set(key, gathered);
	}

	/** Draws everything that was added, in the order in which each look first came. */
	draw(pen: Pen): void {
		for (const { how, lines } of this.#byLook.values()) pen.lines(lines, how);
	}
}
