import { letter, measure } from '../lettering.ts';
import { palette } from '../palette.ts';
import { boxPoints, type Pen } from '../pen.ts';

/** A panel's edges in points. */
export type Corners = { left: number; low: number; right: number; high: number };

/** Lists a panel's corners. */
export const outline = ({ left, low, right, high }: Corners) => boxPoints(left, low, right, high);

/** Rules a panel's border, as heavy as every panel's in the city's papers. */
export function drawBorder(pen: Pen, corners: Corners): void {
	pen.path(outline(corners), { width: 3.2 });
}

/** How a caption box is lettered. */
const captionStyle = { face: 'label', size: 7.6 } as const;

/** The box behind a caption in a panel's upper left corner. */
export function drawCaptionBox(pen: Pen, { left, high }: Corners, words: string): void {
	const width = measure(pen, words, captionStyle) + 12;
	pen.rect(left, high - 14, left + width, high, { fill: palette.yellow, width: 1.8 });
}

/** The caption itself: drawn apart, because it is read and its box is not. */
export function letterCaption(pen: Pen, { left, high }: Corners, words: string): void {
	letter(pen, words, [left + 6, high - 10], captionStyle);
}
