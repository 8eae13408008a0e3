/** Keel House after the day watch: one lamp over one half-door, and rain with what the towers throw into it. */

/** What reaches the passage's walls and roof. */
export const passageLight = '#2f4468';
/** The registrar's lamp, on whoever stands in it. */
export const doorLamp = '#ffe3ad';
/** The same lamp on the wall and the floor round it. */
export const lampWall = '#d9b27c';
/** Farther off, where it only just reaches. */
export const lampFar = '#5d6480';
/** Wet stone and glass, from outside. */
export const rainLight = '#6f8fb4';
/** On the planks of the roof, which are red. */
export const roofLight = '#4a466a';
