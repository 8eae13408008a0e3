/** What lights the foot of the Lung before day: the street through the vents, grow-lamps, lanterns. */

/** On everything that no lamp reaches. */
export const shaftNight = '#3f5288';
/** The street beyond the vents. */
export const streetLight = '#ffdca0';
/** By the lantern on the wheel. */
export const lanternLight = '#ffe2b4';
/** On whoever stands in the vents' draught. */
export const ventLight = '#ffd9ac';
/** Green in the light of grow-lamps, which it takes in and does not give back. */
export const growLight = '#93a6d2';
/** On the floor, between them all. */
export const floorLight = '#7a70a0';
/** On the bed behind the wheel. */
export const bedLight = '#c9a8c8';
/** On the warm pipe, at the edge of the lantern's light. */
export const pipeLight = '#d9b0a8';
/** On the flaps, from below. */
export const flapLight = '#b79c94';
/** Beans on the wall, between the grow-lamps and the lantern. */
export const beanLight = '#a9aecb';
