import { lights } from '../kit/night.tsx';
/** Deep water by night: what is left of the moon. */
export const depths = lights.deepMoon;
/** Beside the jar, full in the light of its city's windows. */
export const beside = lights.lamp;
/** A cord's length off from the jar. */
export const near = lights.glow;
/** Where the jar is only a warmer dark. */
export const far = lights.moon;
/** Inside the jar, on the walls between its lit panes. */
export const dusk = lights.embers;
