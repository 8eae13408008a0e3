import { measures } from '../../../content/measures.ts';
import { n } from '../../kit/forms.tsx';
import { lookInto } from '../../kit/perspective.ts';

const { drawn: loop } = measures.loop;

/** The station's space, in centimetres: x across from the eye, z up from the platform, d away. */

const { at, seen, scaleAt } = lookInto({ x: 370, y: 300, height: 250, focus: 520 });

export { at, scaleAt };

/** Someone or something on the platform: where its foot is in the picture, and its scale. */
export function standing(x: number, d: number) {
	const [px, py] = seen(x, 0, d);
	return { x: px, y: py, k: Math.round(scaleAt(d) * 100) / 100 };
}

/** A round form along the station, by the angle up from its waist on our side. */
function barrel(x: number, z: number, across: number, up: number) {
	const on = (angle: number, d: number) => {
		const a = (angle / 180) * Math.PI;
		return at(x - across * Math.cos(a), z + up * Math.sin(a), d);
	};
	/** Straight on, a round section stays round at every distance. */
	const arc = (to: number, d: number, back: boolean) => `A${n(across * scaleAt(d))} ${n(up * scaleAt(d))} 0 0 ${back ? 0 : 1} ${on(to, d)}`;
	return {
		at: on,
		/** The line round it at a distance. */
		ring: (a1: number, a2: number, d: number) => `M${on(a1, d)}${arc(a2, d, false)}`,
		/** The piece of its skin between two angles and two distances. */
		patch: (a1: number, a2: number, d1: number, d2: number) => `M${on(a1, d1)}${arc(a2, d1, false)}L${on(a2, d2)}${arc(a1, d2, true)}Z`,
	};
}

/** The roof; its angles run from the foot of the left haunch over the crown. */
export const vault = barrel(110, 250, 410, 230);
/** The Loop itself, a steel tube that the platform lies along. */
export const tube = barrel(370, 110, loop.tube * 50, loop.tube * 50);
/** The carriages in it. */
export const train = barrel(370, 110, loop.car.width * 50, loop.car.width * 50);
