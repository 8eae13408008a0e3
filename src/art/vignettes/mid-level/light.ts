/** The foot of a lightwell on Deck 19 by night: lamps the colour of weak tea, and lit windows. */

/** Where no lamp reaches. */
export const wellLight = '#4f5683';
/** On the walls between the lamps. */
export const wallLight = '#7a7799';
/** Under a lamp. */
export const teaLight = '#ffdfac';
/** Between two lamps, on those who sit in the middle. */
export const betweenLight = '#dfbb9c';
/** On the gallery overhead. */
export const galleryLight = '#6c70a0';
/** On the near floor. */
export const floorLight = '#8b8096';
