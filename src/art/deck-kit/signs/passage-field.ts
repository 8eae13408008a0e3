import { makePlot } from '../kitchen/plot.ts';

/** The scale of the passage; its end, what is clear of it, and where the districts meet, in metres. */
export const perMetre = 82;
export const plot = makePlot(perMetre, [52, 358]);
export const [end, head, border] = [6.5, 3, 3.2];
