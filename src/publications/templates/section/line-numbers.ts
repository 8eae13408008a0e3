import { letter } from '../lettering.ts';
import type { Pen } from '../pen.ts';

/** The mooring lines that have a number, and the middles of their circles on the drawing, in points. */
const numbered: readonly (readonly [line: number, x: number, y: number])[] = [
	[3, 652.8, 307.1],
	[6, 717.9, 307.5],
	[9, 792, 307.4],
	[12, 846.4, 307.5],
	[15, 844.9, 339],
	[18, 899.6, 311.3],
	[21, 870.1, 325.3],
	[24, 864.8, 338.9],
	[75, 305.5, 325.2],
	[78, 325, 339.5],
	[81, 304, 311],
	[84, 337, 307.1],
	[87, 377.2, 307.3],
	[90, 447.8, 307.2],
	[93, 511.9, 307],
	[96, 582.7, 307.2],
];

/**
 * Letters every third mooring line's number.
 * @param pen the page's pen, in points
 */
export function letterLineNumbers(pen: Pen): void {
	for (const [line, x, y] of numbered)
		letter(pen, `${line}`, [x, y - 2], { face: 'label', size: 5.6, align: 'centre' });
}
