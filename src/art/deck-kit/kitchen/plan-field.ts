import { measures } from '../../../content/measures.ts';
import { makePlot } from './plot.ts';
import { plate } from './shell.tsx';

/** The plan's scale, and the edges of room and passage in metres. */

export const perMetre = 70;
export const plot = makePlot(perMetre, [84, 66], -1);
export const { length, width } = measures.kitchen.drawn;
export const passage = width + plate;
export const outer = passage + measures.corridor.width;
