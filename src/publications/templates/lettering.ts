import type { Point } from '../../art/kit/shapes.ts';
import { palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** The faces that the plates are lettered in. */
export type Face = 'title' | 'head' | 'label' | 'note' | 'slant';

/** How text is set: size and tracking in points, turn in degrees anticlockwise. */
export type Lettering = {
	size?: number;
	face?: Face;
	colour?: string;
	align?: 'left' | 'centre' | 'right';
	turn?: number;
	tracking?: number;
	/** Clears the ground behind the text, so that it reads over hatching. */
	plate?: string;
};

/** Lettering for the drawing's parts: small capitals' work. */
export const label: Lettering = { face: 'label', size: 7 };

/** The width of one line of text in points. */
export function measure(pen: Pen, words: string, how: Lettering = {}): number {
	const { size = 6.4, face = 'note', tracking = 0 } = how;
	const { surface } = pen;
	surface.font(face);
	surface.fontSize(size);
	return surface.widthOfString(words, { characterSpacing: tracking });
}

/**
 * Sets one line of text.
 * @param at where its baseline begins, has its middle or ends, in the pen's frame
 */
export function letter(pen: Pen, words: string, at: Point, how: Lettering = {}): void {
	const { size = 6.4, face = 'note', colour = palette.ink, tracking = 0, plate } = how;
	const width = measure(pen, words.trimEnd(), how);
	const back = how.align === 'centre' ? width / 2 : how.align === 'right' ? width : 0;
	const [a, b] = pen.frame;
	const turn = (how.turn ?? 0) - (Math.atan2(b, a) * 180) / Math.PI;
	const [x, y] = pen.place(at);
	const { surface } = pen;
	surface.save();
	if (turn !== 0) surface.rotate(-turn, { origin: [x, y] });
	const left = pen.round(x - back);
	if (plate) {
		const pad = size * 0.22;
		surface.rect(left - pad, y - size * 0.82, width + 2 * pad, size * 1.08);
		surface.fillColor(plate);
		surface.fill();
	}
	surface.font(face);
	surface.fontSize(size);
	surface.fillColor(colour);
	surface.text(words, left, y, {
		lineBreak: false,
		baseline: 'alphabetic',
		characterSpacing: tracking,
	});
	surface.restore();
}

/** Breaks a text at spaces into lines no wider than `width` points. */
export function breakLines(pen: Pen, words: string, width: number, how: Lettering = {}): string[] {
	const rows: string[] = [];
	let row = '';
	for (const word of words.split(' ')) {
		const longer = row === '' ? word : `${row} ${word}`;
		if (row !== '' && measure(pen, longer, how) > width) {
			rows.push(row);
			row = word;
		} else {
			row = longer;
		}
	}
	return [...rows, row];
}

/**
 * Sets a paragraph downwards from its first baseline.
 * @param width of the column in points
 * @param leading from baseline to baseline in points
 * @returns the baseline that would follow
 */
export function letterBlock(
	pen: Pen,
	words: string,
	[x, y]: Point,
	width: number,
	leading: number,
	how: Lettering = {},
): number {
	const rows = breakLines(pen, words, width, how);
	for (const [i, row] of rows.entries()) {
		// A line keeps the space that it was broken at, for those who copy or listen to the text.
		letter(pen, i < rows.length - 1 ? `${row} ` : row, [x, y - i * leading], how);
	}
	return y - rows.length * leading;
}
