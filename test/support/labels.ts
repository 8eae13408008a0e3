import type { Tab } from './tab.ts';

type Corner = readonly [x: number, y: number];

/** A label of a drawing, in CSS pixels of the window. */
export interface Label {
	says: string;
	/** The corners of its letters’ box, rotated with the text. */
	corners: Corner[];
	/** The height of its type. */
	size: number;
}

/** Every visible text of an inline drawing. */
export function readLabels(tab: Tab, drawing: string): Promise<Label[]> {
	return tab.run((selector) => {
		return [...document.querySelectorAll<SVGTextElement>(`${selector} text`)]
			.filter((text) => text.getClientRects().length > 0)
			.map((text) => {
				const { x, y, width, height } = text.getBBox();
				const matrix = text.getScreenCTM() ?? new DOMMatrix();
				// Letters fill the middle of their line's box.
				const [top, bottom] = [y + height * 0.2, y + height * 0.8];
				const corners = [
					[x, top],
					[x + width, top],
					[x + width, bottom],
					[x, bottom],
				].map(([cx = 0, cy = 0]): [number, number] => {
					const corner = new DOMPoint(cx, cy).matrixTransform(matrix);
					return [corner.x, corner.y];
				});
				return {
					says: text.textContent ?? '',
					corners,
					size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b),
				};
			});
	}, drawing);
}

/** Whether two convex shapes overlap, by the separating axis theorem. */
function overlap(a: readonly Corner[], b: readonly Corner[]): boolean {
	return [a, b].every((shape) =>
		shape.every(([x, y], i) => {
			const [nextX = 0, nextY = 0] = shape[(i + 1) % shape.length] ?? [];
			const across = (points: readonly Corner[]) =>
				points.map(([px, py]) => (px - x) * (nextY - y) - (py - y) * (nextX - x));
			const [p, q] = [across(a), across(b)];
			return Math.max(...p) > Math.min(...q) && Math.max(...q) > Math.min(...p);
		}),
	);
}

/** Pairs of overlapping labels. */
export const findClashes = (labels: readonly Label[]): string[] =>
	labels.flatMap((one, i) =>
		labels
			.slice(i + 1)
			.filter((other) => overlap(one.corners, other.corners))
			.map((other) => `“${one.says}” on “${other.says}”`),
	);
