import { palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** The letters whose flags the sheets fly: the city's name and its six factions. */
export type FlagLetter = 'L' | 'A' | 'G' | 'N' | 'F' | 'C' | 'V' | 'E';

const { yellow, blue, red, white, ink } = palette;

const cloths: Readonly<Record<FlagLetter, (pen: Pen, x: number, y: number, size: number) => void>> =
	{
		L: (pen, x, y, s) => {
			pen.rect(x, y, s, s, { fill: yellow });
			pen.rect(x + s / 2, y + s / 2, s / 2, s / 2, { fill: ink });
			pen.rect(x, y, s / 2, s / 2, { fill: ink });
		},
		A: (pen, x, y, s) => {
			pen.rect(x, y, s / 2, s, { fill: white });
			pen.path(
				[
					[x + s / 2, y],
					[x + s / 2, y + s],
					[x + s, y + s],
					[x + s * 0.75, y + s / 2],
					[x + s, y],
				],
				{ fill: blue },
			);
		},
		G: (pen, x, y, s) => {
			for (let i = 0; i < 6; i++)
				pen.rect(x + (s * i) / 6, y, s / 6, s, { fill: i % 2 ? blue : yellow });
		},
		N: (pen, x, y, s) => {
			pen.rect(x, y, s, s, { fill: white });
			for (let i = 0; i < 16; i++) {
				const [column, row] = [i % 4, Math.floor(i / 4)];
				// The upper hoist square is blue: row 3 is the top one.
				if ((column + row) % 2 === 1)
					pen.rect(x + (s * column) / 4, y + (s * row) / 4, s / 4, s / 4, { fill: blue });
			}
		},
		F: (pen, x, y, s) => {
			pen.rect(x, y, s, s, { fill: white });
			pen.path(
				[
					[x + s / 2, y],
					[x, y + s / 2],
					[x + s / 2, y + s],
					[x + s, y + s / 2],
				],
				{ fill: red },
			);
		},
		C: (pen, x, y, s) => {
			for (const [i, fill] of [blue, white, red, white, blue].entries())
				pen.rect(x, y + (s * i) / 5, s, s / 5, { fill });
		},
		V: (pen, x, y, s) => {
			const d = s * 0.125;
			pen.rect(x, y, s, s, { fill: white });
			pen.path(
				[
					[x, y],
					[x, y + d],
					[x + s - d, y + s],
					[x + s, y + s],
					[x + s, y + s - d],
					[x + d, y],
				],
				{ fill: red },
			);
			pen.path(
				[
					[x, y + s],
					[x + d, y + s],
					[x + s, y + d],
					[x + s, y],
					[x + s - d, y],
					[x, y + s - d],
				],
				{ fill: red },
			);
		},
		E: (pen, x, y, s) => {
			pen.rect(x, y, s, s / 2, { fill: red });
			pen.rect(x, y + s / 2, s, s / 2, { fill: blue });
		},
	};

/**
 * Draws a signal flag with a thin ink outline.
 * @param pen the page's pen
 * @param letter whose flag
 * @param x left edge in points
 * @param y lower edge in points
 * @param size side in points
 */
export function drawFlag(pen: Pen, letter: FlagLetter, x: number, y: number, size: number): void {
	cloths[letter](pen, x, y, size);
	const edge = { width: Math.max(0.3, size / 26) };
	if (letter === 'A') {
		pen.path(
			[
				[x, y],
				[x, y + size],
				[x + size, y + size],
				[x + size * 0.75, y + size / 2],
				[x + size, y],
			],
			edge,
		);
	} else {
		pen.rect(x, y, size, size, edge);
	}
}

/**
 * Draws the city's mark, L-A-G-A-N in five flags, from left to right.
 * @param pen the page's pen
 * @param x left edge in points
 * @param y lower edge in points
 * @param size side of one flag in points
 * @returns the width of the whole mark in points
 */
export function drawMark(pen: Pen, x: number, y: number, size: number): number {
	const step = size * 1.25;
	for (const [i, letter] of (['L', 'A', 'G', 'A', 'N'] as const).entries())
		drawFlag(pen, letter, x + i * step, y, size);
	return 4 * step + size;
}
