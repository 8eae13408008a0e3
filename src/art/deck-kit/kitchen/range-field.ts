import { makePlot } from './plot.ts';

/** The scale of the long wall. */
export const perMetre = 80;
export const plot = makePlot(perMetre, [66, 424]);
