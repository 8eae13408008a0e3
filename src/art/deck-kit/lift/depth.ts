import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** A view into a room whose cut is to scale, and beyond it everything runs to one point. */

export interface Depth {
	/** Units to a metre at a distance behind the cut. */
	k: (d: number) => number;
	at: (x: number, y: number, d: number) => Point;
	/** A way through points of x, y and distance, closed. */
	face: (...points: readonly (readonly [x: number, y: number, d: number])[]) => string;
	/** The same, open. */
	line: (...points: readonly (readonly [x: number, y: number, d: number])[]) => string;
}

interface Stand {
	/** Units to a metre at the cut. */
	k: number;
	/** Where the eye's point lies on the sheet, how high the eye is, and how far from the cut. */
	eye: Point;
	height: number;
	far: number;
}

export function depthOf({ k, eye, height, far }: Stand): Depth {
	const scale = (d: number) => (k * far) / (far + d);
	const at = (x: number, y: number, d: number): Point => [n(eye[0] + x * scale(d)), n(eye[1] + (height - y) * scale(d))];
	const line: Depth['line'] = (...points) => `M${points.map(([x, y, d]) => at(x, y, d).join(' ')).join('L')}`;
	return { k: scale, at, line, face: (...points) => `${line(...points)}Z` };
}
