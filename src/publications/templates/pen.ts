import type { Point } from '../../art/kit/shapes.ts';
import { type Frame, nestFrame, type Placing, toPage } from './frame.ts';
import { palette } from './palette.ts';

/** How a line is drawn: width and dashes in points, whatever the frame's scale. */
export type Stroke = {
	width?: number;
	colour?: string;
	dash?: readonly number[];
};

/** How a shape is drawn: filled, outlined or both. */
type Look = Stroke & { fill?: string; isOpen?: boolean };

const CIRCLE = 0.5523;

/**
 * What a pen draws on: one page, in points from its upper left corner. A PDF document is one by its
 * methods alone, so that no drawing has to know what prints it.
 */
export interface Surface {
	readonly page: { readonly height: number };
	save(): unknown;
	restore(): unknown;
	rotate(degrees: number, options: { origin: [number, number] }): unknown;
	moveTo(x: number, y: number): unknown;
	lineTo(x: number, y: number): unknown;
	bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): unknown;
	rect(x: number, y: number, width: number, height: number): unknown;
	closePath(): unknown;
	lineWidth(width: number): unknown;
	strokeColor(colour: string): unknown;
	fillColor(colour: string): unknown;
	stroke(): unknown;
	fill(): unknown;
	fillAndStroke(): unknown;
	/** Writes an operator of the page's language as it stands: dashes without a library's rounding. */
	addContent(operator: string): unknown;
	font(face: string): unknown;
	fontSize(size: number): unknown;
	widthOfString(words: string, options: { characterSpacing: number }): number;
	text(
		words: string,
		x: number,
		y: number,
		options: { lineBreak: false; baseline: 'alphabetic'; characterSpacing: number },
	): unknown;
}

/** Draws on one page: in points from its lower left corner, or in the units of a frame. */
export class Pen {
	readonly surface: Surface;
	readonly #precision: number;
	#frame: Frame;

	/** @param precision how many steps a point is divided into; fewer keep a busy page small */
	constructor(surface: Surface, precision: number) {
		this.surface = surface;
		this.#precision = precision;
		this.#frame = [1, 0, 0, -1, 0, surface.page.height];
	}

	/** The frame being drawn in. */
	get frame(): Frame {
		return this.#frame;
	}

	/** Draws in a frame of its own. */
	inFrame(placing: Placing, draw: () => void): void {
		const outer = this.#frame;
		this.#frame = nestFrame(outer, placing);
		draw();
		this.#frame = outer;
	}

	/** Draws a straight line. */
	line(from: Point, to: Point, how: Stroke = {}): void {
		this.path([from, to], { ...how, isOpen: true });
	}

	/** Draws many separate lines as one stroke, which keeps hatching small. */
	lines(segments: readonly (readonly [Point, Point])[], how: Stroke = {}): void {
		if (segments.length === 0) return;
		this.#paint({ ...how, isOpen: true }, () => {
			for (const [from, to] of segments) this.#trace([from, to], false);
		});
	}

	/** Draws a polygon, or with `isOpen` a line with corners. */
	path(points: readonly Point[], look: Look = {}): void {
		this.#paint(look, () => this.#trace(points, !look.isOpen));
	}

	/** Draws a rectangle between two opposite corners. */
	rect(x1: number, y1: number, x2: number, y2: number, look: Look = {}): void {
		this.#paint(look, () => {
			const [[left, top], [right, foot]] = [this.place([x1, y1]), this.place([x2, y2])];
			this.surface.rect(left, top, this.round(right - left), this.round(foot - top));
		});
	}

	/** Draws a circle. */
	circle([x, y]: Point, radius: number, look: Look = {}): void {
		const k = radius * CIRCLE;
		this.#paint(look, () => {
			this.#move([x + radius, y]);
			this.#bend([x + radius, y + k], [x + k, y + radius], [x, y + radius]);
			this.#bend([x - k, y + radius], [x - radius, y + k], [x - radius, y]);
			this.#bend([x - radius, y - k], [x - k, y - radius], [x, y - radius]);
			this.#bend([x + k, y - radius], [x + radius, y - k], [x + radius, y]);
			this.surface.closePath();
		});
	}

	/** Finds a point's place on the page, rounded, so that the last bit of a cosine cannot change the file. */
	place(point: Point): Point {
		const [x, y] = toPage(this.#frame, point);
		return [this.round(x), this.round(y)];
	}

	/** Rounds a length in points to the pen's precision. */
	round(value: number): number {
		const rounded = Math.round(value * this.#precision) / this.#precision;
		return rounded === 0 ? 0 : rounded;
	}

	#move(point: Point): void {
		this.surface.moveTo(...this.place(point));
	}

	#bend(first: Point, second: Point, to: Point): void {
		this.surface.bezierCurveTo(...this.place(first), ...this.place(second), ...this.place(to));
	}

	#trace(points: readonly Point[], isClosed: boolean): void {
		for (const [i, point] of points.entries()) {
			if (i === 0) this.#move(point);
			else this.surface.lineTo(...this.place(point));
		}
		if (isClosed) this.surface.closePath();
	}

	#paint(look: Look, trace: () => void): void {
		const { fill, width = fill ? 0 : 0.5, colour = palette.ink, dash } = look;
		const { surface } = this;
		surface.save();
		if (width > 0) {
			surface.lineWidth(width);
			surface.strokeColor(colour);
			if (dash) surface.addContent(`[${dash.join(' ')}] 0 d`);
		}
		if (fill) surface.fillColor(fill);
		trace();
		if (fill && width > 0) surface.fillAndStroke();
		else if (fill) surface.fill();
		else surface.stroke();
		surface.restore();
	}
}

/**
 * Lists the corners of a rectangle.
 * @returns four points, clockwise from the corner given first
 */
export function boxPoints(x1: number, y1: number, x2: number, y2: number): Point[] {
	return [
		[x1, y1],
		[x1, y2],
		[x2, y2],
		[x2, y1],
	];
}
