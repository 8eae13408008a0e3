import { lights } from '../../kit/night.tsx';
/**
 * The gallery after dark: everyone here works by lamplight at any hour, so the lamps are as they
 * were, and only the well has gone blue.
 */

/** What comes down the well from the sky. */
export const wellLight = lights.deepMoon;
/** Bunting over the well, with lamps somewhere below it. */
export const buntingLight = lights.mist;
/** The nearest bunting, which the gallery's lamps reach. */
export const hungLight = lights.glow;
/** Under the bench's lamp. */
export const benchLight = lights.lamp;
/** At the rail, some steps from it. */
export const railLight = lights.flame;
/** On the floor and the wall. */
export const floorLight = lights.embers;
/** Along the gallery. */
export const farLight = lights.lantern;
