/** A view on its plate, in points from the plate's upper left corner; its name is below it. */
interface LaidView {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The space for a view's name below it, and between views. */
const nameHeight = 22;
const gap = 14;

/**
 * Lays views in rows, in their order, and the rows down a box, with what is left over shared out.
 * @param sizes of the views as they are printed, in points
 * @param box in points from the plate's upper left corner
 * @returns undefined where they do not fit
 */
export function layViews(
	sizes: readonly { width: number; height: number }[],
	box: LaidView,
): LaidView[] | undefined {
	type Row = { width: number; height: number }[];
	const rows: Row[] = [];
	const widthOf = (row: Row) => row.reduce((sum, { width }) => sum + width, (row.length - 1) * gap);
	for (const size of sizes) {
		const row = rows.at(-1);
		if (row && widthOf([...row, size]) <= box.width) row.push(size);
		else rows.push([size]);
	}
	const heightOf = (row: Row) => Math.max(...row.map(({ height }) => height)) + nameHeight;
	const free = box.height - rows.reduce((sum, row) => sum + heightOf(row), 0);
	if (free < gap * (rows.length - 1)) return undefined;
	if (rows.some((row) => widthOf(row) > box.width)) return undefined;
	const between = free / (rows.length + 1);
	let y = box.y + between;
	return rows.flatMap((row) => {
		const space = (box.width - widthOf(row)) / (row.length + 1);
		const foot = y + heightOf(row) - nameHeight;
		let x = box.x + space;
		const laid = row.map(({ width, height }) => {
			const view = { x, y: foot - height, width, height };
			x += width + gap + space;
			return view;
		});
		y = foot + nameHeight + between;
		return laid;
	});
}
