import type { PDFFont, PDFOperator, PDFPage } from 'pdf-lib';
import {
	appendBezierCurve,
	beginText,
	clip,
	clipEvenOdd,
	closePath,
	concatTransformationMatrix,
	endPath,
	endText,
	fill,
	fillAndStroke,
	lineTo,
	moveTo,
	PDFName,
	popGraphicsState,
	pushGraphicsState,
	setCharacterSpacing,
	setDashPattern,
	setFillingRgbColor,
	setFontAndSize,
	setLineCap,
	setLineJoin,
	setLineWidth,
	setStrokingRgbColor,
	setTextMatrix,
	showText,
	stroke,
} from 'pdf-lib';
import type { Point } from '../../art/shapes.ts';
import { palette, parseColour } from './palette.ts';

/** The faces a sheet is lettered in. */
export type Fonts = { readonly regular: PDFFont; readonly bold: PDFFont; readonly italic: PDFFont };

/** How a line is drawn: width and dashes in points. */
export type Stroke = { width?: number; colour?: string; dash?: readonly number[]; round?: boolean };

/** How a shape is drawn: filled, outlined or both. */
export type Look = Stroke & { fill?: string; open?: boolean };

/** How text is set: size and tracking in points, rotation in degrees anticlockwise. */
export type Lettering = {
	size?: number;
	face?: keyof Fonts;
	colour?: string;
	align?: 'left' | 'centre' | 'right';
	rotate?: number;
	tracking?: number;
	/** Clears the ground behind the text, so that it reads over hatching. */
	plate?: string;
};

const CIRCLE = 0.5523;

/** Rounds to a hundredth of a point, so that the last bit of a cosine cannot change the file. */
function round(value: number): number {
	const rounded = Math.round(value * 100) / 100;
	return rounded === 0 ? 0 : rounded;
}

/** Draws on one PDF page, in points from its lower left corner. */
export class Pen {
	readonly #page: PDFPage;
	readonly #fonts: Fonts;

	constructor(page: PDFPage, fonts: Fonts) {
		this.#page = page;
		this.#fonts = fonts;
		for (const face of ['regular', 'bold', 'italic'] as const) {
			page.node.setFontDictionary(PDFName.of(face), fonts[face].ref);
		}
	}

	/** Draws a straight line from (x1, y1) to (x2, y2). */
	line(x1: number, y1: number, x2: number, y2: number, how: Stroke = {}): void {
		this.path(
			[
				[x1, y1],
				[x2, y2],
			],
			{ ...how, open: true },
		);
	}

	/** Draws many separate lines as one stroke, which keeps hatching small. */
	lines(segments: readonly (readonly [Point, Point])[], how: Stroke = {}): void {
		if (segments.length === 0) return;
		const track = segments.flatMap(([a, b]) => [
			moveTo(round(a[0]), round(a[1])),
			lineTo(round(b[0]), round(b[1])),
		]);
		this.#paint(track, { ...how, open: true });
	}

	/** Draws a polygon, or with `open` a line with corners. */
	path(points: readonly Point[], look: Look = {}): void {
		this.#paint(this.#trace(points, !look.open), look);
	}

	/** Draws a rectangle from its lower left corner. */
	rect(x: number, y: number, width: number, height: number, look: Look = {}): void {
		this.path(
			[
				[x, y],
				[x, y + height],
				[x + width, y + height],
				[x + width, y],
			],
			look,
		);
	}

	/** Draws a circle around (x, y). */
	circle(x: number, y: number, radius: number, look: Look = {}): void {
		const k = radius * CIRCLE;
		const bend = (a: number, b: number, c: number, d: number, e: number, f: number) =>
			appendBezierCurve(round(a), round(b), round(c), round(d), round(e), round(f));
		this.#paint(
			[
				moveTo(round(x + radius), round(y)),
				bend(x + radius, y + k, x + k, y + radius, x, y + radius),
				bend(x - k, y + radius, x - radius, y + k, x - radius, y),
				bend(x - radius, y - k, x - k, y - radius, x, y - radius),
				bend(x + k, y - radius, x + radius, y - k, x + radius, y),
				closePath(),
			],
			look,
		);
	}

	/** Draws a curve from one point to another, pulled towards a third. */
	curve(from: Point, pull: Point, to: Point, how: Stroke = {}): void {
		const towards = (end: Point): Point => [
			end[0] + ((pull[0] - end[0]) * 2) / 3,
			end[1] + ((pull[1] - end[1]) * 2) / 3,
		];
		const [a, b] = [towards(from), towards(to)];
		this.#paint(
			[
				moveTo(round(from[0]), round(from[1])),
				appendBezierCurve(
					round(a[0]),
					round(a[1]),
					round(b[0]),
					round(b[1]),
					round(to[0]),
					round(to[1]),
				),
			],
			{ ...how, open: true },
		);
	}

	/** Draws only inside a shape; with a hole, only between the two. */
	within(shape: readonly Point[], draw: () => void, hole?: readonly Point[]): void {
		const track = [...this.#trace(shape, true), ...(hole ? this.#trace(hole, true) : [])];
		this.#page.pushOperators(
			pushGraphicsState(),
			...track,
			hole ? clipEvenOdd() : clip(),
			endPath(),
		);
		draw();
		this.#page.pushOperators(popGraphicsState());
	}

	/** Draws in a frame of its own: origin at (x, y), turned anticlockwise by quarter turns. */
	turned(x: number, y: number, quarters: number, draw: () => void): void {
		const cos = [1, 0, -1, 0][quarters & 3] ?? 1;
		const sin = [0, 1, 0, -1][quarters & 3] ?? 0;
		this.#page.pushOperators(
			pushGraphicsState(),
			concatTransformationMatrix(cos, sin, -sin, cos, round(x), round(y)),
		);
		draw();
		this.#page.pushOperators(popGraphicsState());
	}

	/** Sets one line of text on the baseline at (x, y). */
	text(words: string, x: number, y: number, how: Lettering = {}): void {
		const {
			size = 6,
			face = 'regular',
			colour = palette.ink,
			align = 'left',
			rotate = 0,
			tracking = 0,
			plate,
		} = how;
		const width = this.measure(words, how);
		const back = align === 'left' ? 0 : align === 'centre' ? width / 2 : width;
		const angle = (rotate * Math.PI) / 180;
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
		const [x0, y0] = [x - back * cos, y - back * sin];
		if (plate) {
			const at = (u: number, v: number): Point => [x0 + u * cos - v * sin, y0 + u * sin + v * cos];
			const [low, high, pad] = [-size * 0.3, size * 0.88, size * 0.25];
			this.path([at(-pad, low), at(-pad, high), at(width + pad, high), at(width + pad, low)], {
				fill: plate,
			});
		}
		const exact = (value: number) => Math.round(value * 1e4) / 1e4;
		this.#page.pushOperators(
			beginText(),
			setFillingRgbColor(...parseColour(colour)),
			setFontAndSize(PDFName.of(face), round(size)),
			setCharacterSpacing(tracking),
			setTextMatrix(exact(cos), exact(sin), exact(-sin), exact(cos), round(x0), round(y0)),
			showText(this.#fonts[face].encodeText(words)),
			endText(),
		);
	}

	/** The width of one line of text in points. */
	measure(words: string, how: Lettering = {}): number {
		const { size = 6, face = 'regular', tracking = 0 } = how;
		return (
			this.#fonts[face].widthOfTextAtSize(words, size) + tracking * Math.max(0, words.length - 1)
		);
	}

	/** Sets a paragraph, breaking at spaces; returns the baseline that would follow. */
	paragraph(
		words: string,
		x: number,
		y: number,
		width: number,
		leading: number,
		how: Lettering = {},
	): number {
		let row = '';
		let baseline = y;
		for (const word of words.split(' ')) {
			const longer = row === '' ? word : `${row} ${word}`;
			if (row !== '' && this.measure(longer, how) > width) {
				this.text(row, x, baseline, how);
				baseline -= leading;
				row = word;
			} else {
				row = longer;
			}
		}
		this.text(row, x, baseline, how);
		return baseline - leading;
	}

	#trace(points: readonly Point[], closed: boolean): PDFOperator[] {
		const track = points.map((p, i) => (i === 0 ? moveTo : lineTo)(round(p[0]), round(p[1])));
		return closed ? [...track, closePath()] : track;
	}

	#paint(track: readonly PDFOperator[], look: Look): void {
		const { width = look.fill ? 0 : 0.5, colour = palette.ink, dash, round: isRound } = look;
		const ops: PDFOperator[] = [pushGraphicsState()];
		if (look.fill) ops.push(setFillingRgbColor(...parseColour(look.fill)));
		if (width > 0) {
			ops.push(setLineWidth(width), setStrokingRgbColor(...parseColour(colour)));
			if (dash) ops.push(setDashPattern([...dash], 0));
			if (isRound) ops.push(setLineCap(1), setLineJoin(1));
		}
		const finish = look.fill ? (width > 0 ? fillAndStroke : fill) : stroke;
		this.#page.pushOperators(...ops, ...track, finish(), popGraphicsState());
	}
}
