import { lights } from '../../kit/night.tsx';
/** Keel House after the day watch: one lamp over one half-door, and rain with what the towers throw into it. */

/** What reaches the passage's walls and roof. */
export const passageLight = lights.depths;
/** The registrar's lamp, on whoever stands in it. */
export const doorLamp = lights.lamp;
/** The same lamp on the wall and the floor round it. */
export const lampWall = lights.glow;
/** Farther off, where it only just reaches. */
export const lampFar = lights.evening;
/** Wet stone and glass, from outside. */
export const rainLight = lights.moon;
/** On the planks of the roof, which are red. */
export const roofLight = lights.depths;
