import { measures } from '../../../content/measures.ts';

/** Where things of the plan are, in metres. */

const { berth, corridor } = measures;

/** The passage, whose far wall the plan begins with. */
export const wide = corridor.width;
/** How thick walls are drawn. */
export const skin = 0.08;
/** Where the bare frame begins, from the finished berth’s left wall. */
export const bare = berth.drawn.finished.width + 0.95;
/** Where the passage begins, left of the finished berth. */
export const left = -0.12;
