import type { Box } from './comic/geometry.ts';
import type { Pen } from './pen.ts';

/** Attributes of a part of the structure. */
export type Remarks = { title?: string; alt?: string; scope?: 'Row' | 'Column' };

export type Corners = readonly [left: number, low: number, right: number, high: number];

/** The boxes that a printer looks for, in points. */
export interface PageBoxes {
	readonly media: Box;
	readonly bleed: Box;
	readonly trim: Box;
	readonly live: Box;
}

/**
 * One page with its pen and its structure. Everything drawn is a part of the structure or an artifact, in
 * reading order.
 */
export interface Plate {
	readonly pen: Pen;
	/** Sets the page's boxes. */
	setBoxes(boxes: PageBoxes): void;
	/** Draws what screen readers skip: grounds, borders, leaders. */
	artifact(draw: (pen: Pen) => void): void;
	/** Draws one part of the text: a heading, a paragraph, a cell. */
	part(type: string, draw: (pen: Pen) => void, remarks?: Remarks): void;
	/** Gathers parts: a list, an item, a table, a row. */
	group(type: string, build: () => void): void;
	/**
	 * Draws a picture.
	 * @param alt its alt text
	 * @param corners the box that it keeps to, in points
	 */
	figure(alt: string, corners: Corners, draw: (pen: Pen) => void): void;
	/**
	 * Draws an SVG.
	 * @param alt its alt text; an empty one makes it an artifact
	 * @param corners the box that it fills, in points
	 * @param svg the picture, as it is written
	 * @param scale points to one unit of it
	 * @param letter letters what is written on it
	 */
	picture(
		alt: string,
		corners: Corners,
		svg: string,
		scale: number,
		letter?: (pen: Pen) => void,
	): void;
}
