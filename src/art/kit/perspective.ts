import { type Point, tenth } from './shapes.ts';

/** One-point perspective: rooms, streets and passages that run straight away from the eye. */

export interface Eye {
	/** The point of the picture that everything runs to. */
	x: number;
	y: number;
	/** How high the eye is over the floor. */
	height: number;
	/** Units of the picture to one of the room, one away; without it, places are given by their scale. */
	focus?: number;
}

/** A place of a room: right of the eye, above the floor, and away, as a distance or as a scale. */
export type Place = readonly [across: number, up: number, away: number];

/** How a room is seen. */
export function lookInto({ x, y, height, focus }: Eye) {
	/** Units of the picture to one of the room. */
	const scaleAt = (away: number) => (focus === undefined ? away : focus / away);
	const seen = (...[across, up, away]: Place): Point => {
		const k = scaleAt(away);
		return [tenth(x + across * k), tenth(y + (height - up) * k)];
	};
	const at = (...place: Place) => seen(...place).join(' ');
	/** A line through places, and a face between them. */
	const line = (...places: readonly Place[]) => `M${places.map((place) => at(...place)).join('L')}`;
	const face = (...corners: readonly Place[]) => `${line(...corners)}Z`;
	return {
		scaleAt,
		seen,
		at,
		line,
		face,
		/** A stripe of a wall that runs away from us, between two heights and two distances. */
		upright: (across: number, low: number, high: number, near: number, far: number) =>
			face([across, low, near], [across, low, far], [across, high, far], [across, high, near]),
		/** A rectangle that lies. */
		level: (up: number, left: number, right: number, near: number, far: number) =>
			face([left, up, near], [left, up, far], [right, up, far], [right, up, near]),
		/** A rectangle that faces us. */
		facing: (away: number, left: number, right: number, low: number, high: number) =>
			face([left, low, away], [right, low, away], [right, high, away], [left, high, away]),
	};
}
