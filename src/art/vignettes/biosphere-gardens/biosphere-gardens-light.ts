import { lights } from '../../kit/night.tsx';
/** What lights the foot of the Lung before day: the street through the vents, grow-lamps, lanterns. */

/** On everything that no lamp reaches. */
export const shaftNight = lights.depths;
/** The street beyond the vents. */
export const streetLight = lights.lamp;
/** By the lantern on the wheel. */
export const lanternLight = lights.lamp;
/** On whoever stands in the vents' draught. */
export const ventLight = lights.lamp;
/** Green in the light of grow-lamps, which it takes in and does not give back. */
export const growLight = lights.mist;
/** On the floor, between them all. */
export const floorLight = lights.evening;
/** On the bed behind the wheel. */
export const bedLight = lights.growShade;
/** On the warm pipe, at the edge of the lantern's light. */
export const pipeLight = lights.glow;
/** On the flaps, from below. */
export const flapLight = lights.ashen;
/** Beans on the wall, between the grow-lamps and the lantern. */
export const beanLight = lights.mist;
