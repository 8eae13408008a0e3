/**
 * The gallery after dark: everyone here works by lamplight at any hour, so the lamps are as they
 * were, and only the well has gone blue.
 */

/** What comes down the well from the sky. */
export const wellLight = '#4a5f9c';
/** Bunting over the well, with lamps somewhere below it. */
export const buntingLight = '#93a0cc';
/** The nearest bunting, which the gallery's lamps reach. */
export const hungLight = '#dcc6b4';
/** Under the bench's lamp. */
export const benchLight = '#ffe3b4';
/** At the rail, some steps from it. */
export const railLight = '#ecc9a4';
/** On the floor and the wall. */
export const floorLight = '#9c8376';
/** Along the gallery. */
export const farLight = '#c7a58c';
