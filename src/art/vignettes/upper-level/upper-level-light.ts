import { lights } from '../../kit/night.tsx';
/** Deck 49 by night: an hour before the sun in December, a lantern on the rail, a lit office. */

/** What comes down from a clear sky. */
export const nightSky = lights.moon;
/** On towers some way off. */
export const farLight = lights.deepMoon;
/** The lantern on the rail, on those who lean beside it. */
export const lantern = lights.lamp;
/** The same, farther along the rail. */
export const halfLantern = lights.ashen;
/** On the terrace behind them. */
export const terraceLight = lights.moon;
/** Out of the office, on whoever cleans its window. */
export const officeLight = lights.lamp;
/** On the outside of the bulwark, under the lantern. */
export const bulwarkLight = lights.mist;
/** From below, on the ensign. */
export const floodlight = lights.overcast;
