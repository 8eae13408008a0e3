import { measures } from '../../../content/measures.ts';
import { makePlot } from '../kitchen/plot.ts';

/** Where the drum lies, and the hand that draws, which is five times as near. */
export const room = measures.well.drawn;
export const perMetre = 280;
export const plot = makePlot(perMetre, [196, 622]);
/** The scale of the hand and the slip. */
export const near = perMetre * 5;
/** How tall somebody is who is too young to read, in centimetres. */
export const tall = 108;
