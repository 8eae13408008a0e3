/** Deck 49 by night: an hour before the sun in December, a lantern on the rail, a lit office. */

/** What comes down from a clear sky. */
export const nightSky = '#6f86bd';
/** On towers some way off. */
export const farLight = '#4a649c';
/** The lantern on the rail, on those who lean beside it. */
export const lantern = '#ffdfae';
/** The same, farther along the rail. */
export const halfLantern = '#c3a596';
/** On the terrace behind them. */
export const terraceLight = '#7d86ae';
/** Out of the office, on whoever cleans its window. */
export const officeLight = '#f6dcae';
/** On the outside of the bulwark, under the lantern. */
export const bulwarkLight = '#9c90a6';
/** From below, on the ensign. */
export const floodlight = '#d6cfd6';
