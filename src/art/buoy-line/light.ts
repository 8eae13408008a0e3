/** Deep water by night: what is left of the moon. */
export const depths = '#5872ad';
/** Beside the jar, full in the light of its city's windows. */
export const beside = '#ffd9a0';
/** A cord's length off from the jar. */
export const near = '#d9b496';
/** Where the jar is only a warmer dark. */
export const far = '#8f8fb2';
/** Inside the jar, on the walls between its lit panes. */
export const dusk = '#a5746c';
