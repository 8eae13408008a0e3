import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** Metres to the drawing's units: x to the right of an origin, y up from it, or down on a plan. */
export function makePlot(perMetre: number, [left, base]: Point, up: 1 | -1 = 1) {
	const x = (metres: number) => n(left + metres * perMetre);
	const y = (metres: number) => n(base - metres * perMetre * up);
	return {
		x,
		y,
		at: (mx: number, my: number): Point => [x(mx), y(my)],
		/** A rectangle as path data, from one corner to the other. */
		box: (x0: number, y0: number, x1: number, y1: number) => `M${x(x0)} ${y(y0)}H${x(x1)}V${y(y1)}H${x(x0)}Z`,
		/** A closed outline. */
		area: (...points: readonly Point[]) => `M${points.map(([px, py]) => `${x(px)} ${y(py)}`).join('L')}Z`,
		/** An open line. */
		run: (...points: readonly Point[]) => `M${points.map(([px, py]) => `${x(px)} ${y(py)}`).join('L')}`,
	};
}

export type Plot = ReturnType<typeof makePlot>;
