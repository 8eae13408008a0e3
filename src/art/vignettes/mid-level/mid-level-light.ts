import { lights } from '../../kit/night.tsx';
/** The foot of a lightwell on Deck 19 by night: lamps the colour of weak tea, and lit windows. */

/** Where no lamp reaches. */
export const wellLight = lights.depths;
/** On the walls between the lamps. */
export const wallLight = lights.evening;
/** Under a lamp. */
export const teaLight = lights.lamp;
/** Between two lamps, on those who sit in the middle. */
export const betweenLight = lights.glow;
/** On the gallery overhead. */
export const galleryLight = lights.evening;
/** On the near floor. */
export const floorLight = lights.shade;
