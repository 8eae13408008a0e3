import { measures } from '../../../content/measures.ts';
import { n } from '../../kit/forms.tsx';
import { type Depth, depthOf } from '../lift/depth.ts';

/** Where tube, car and vault are, in metres from the platform's edge; the cut is through a door. */

const { tube, car, platform, floor } = measures.loop.drawn;
/** The tube's middle: its skin meets the platform's edge. */
const rise = tube / 2 - floor;
export const middle = { x: Math.sqrt((tube / 2) ** 2 - rise ** 2), y: rise };
export const radius = {
	tube: tube / 2,
	skin: tube / 2 - 0.07,
	car: car.width / 2,
	lining: car.width / 2 - 0.09,
};
export const wall = { left: -platform.width, right: middle.x + tube / 2 + 0.14 };
export const vault = {
	x: (wall.left + wall.right) / 2,
	half: (wall.right - wall.left) / 2,
	spring: 2.5,
	rise: platform.height - 2.5,
};

/** Half of the tube's or the car's width at a height over the platform. */
export const chord = (r: number, y: number) => Math.sqrt(Math.max(0, r ** 2 - (y - middle.y) ** 2));

export const depthFor = (k: number, left: number, ground: number): Depth => {
	const height = 1.75;
	const x = -2.1;
	return depthOf({ k, eye: [n(left + x * k), n(ground - height * k)], height, far: 6.5 });
};
/** The point under the eye is x 0 of the view; metres are from the edge. */
const eyeX = -2.1;
export const put = (p: Depth, x: number, y: number, d: number) => p.at(x - eyeX, y, d);

const turned = (degrees: number) => (degrees / 180) * Math.PI;

/** A way round the tube's middle at a distance, from one angle to another; 0 is right, 90 up. */
export function arc(p: Depth, r: number, from: number, to: number, d: number, move: 'M' | 'L' = 'M') {
	const spot = (a: number) => put(p, middle.x + r * Math.cos(turned(a)), middle.y + r * Math.sin(turned(a)), d).join(' ');
	const size = n(r * p.k(d));
	const large = Math.abs(to - from) > 180 ? 1 : 0;
	return `${move}${spot(from)}A${size} ${size} 0 ${large} ${to > from ? 0 : 1} ${spot(to)}`;
}

/** A piece of a round skin between two angles and two distances. */
export const patch = (p: Depth, r: number, a: number, b: number, d1: number, d2: number) =>
	`${arc(p, r, a, b, d1)}${arc(p, r, b, a, d2, 'L')}Z`;

/** The vault's line at a distance, from the right haunch over the crown to the left. */
export function arch(p: Depth, d: number, inset = 0, move: 'M' | 'L' = 'M', back = false) {
	const [rx, ry] = [vault.half - inset, vault.rise - inset];
	const right = put(p, vault.x + rx, vault.spring, d).join(' ');
	const left = put(p, vault.x - rx, vault.spring, d).join(' ');
	const size = `${n(rx * p.k(d))} ${n(ry * p.k(d))}`;
	return back ? `${move}${left}A${size} 0 0 1 ${right}` : `${move}${right}A${size} 0 0 0 ${left}`;
}
