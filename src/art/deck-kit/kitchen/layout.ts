import { measures } from '../../../content/measures.ts';

/** Where things stand in a kitchen, in metres from the corner of the flue. */

const { drawn } = measures.kitchen;
const from = 1.62;

/** Where the range begins and ends along the wall. */
export const rangeAt = { from, to: from + drawn.run.length };
/** The rings of the range along the wall: six in front, five behind and between them. */
export const frontRings = Array.from({ length: 6 }, (_, i) => from + 0.3 + i * 0.54);
export const backRings = frontRings.slice(1).map((place) => place - 0.27);
/** Where the door begins in the wall opposite. */
export const doorAt = 4.92;
/** The table's corner. */
const [left, top] = [1.95, 2.05];
export const tableAt = {
	left,
	right: left + drawn.table.length,
	top,
	foot: top + drawn.table.width,
};
/** Lockers to a row, rows of them, and where the first stands. */
export const lockers = { columns: 9, rows: 7, from: 0.3, doors: 61 };
