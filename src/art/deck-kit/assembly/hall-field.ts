import { measures } from '../../../content/measures.ts';
import { makePlot } from '../kitchen/plot.ts';

/** Where the hall is cut, and its floor from above, to one scale. */

const { well, deck } = measures;
export const room = well.drawn;
export const perMetre = 4.6;
const middle = 320;
/** The section, from the middle of the floor; the plan, from the middle of the hall, downwards. */
export const section = makePlot(perMetre, [middle, 154]);
export const plan = makePlot(perMetre, [middle, 224], -1);

export const half = room.across / 2;
export const inner = room.floor / 2;
export const head = (well.top - well.foot + 1) * deck.height;

/** How far out a tier begins, and how high it is. */
export const tiers = Array.from({ length: room.tiers }, (_, i) => ({
	out: inner + i * room.depth,
	high: room.front + i * room.rise,
}));
/** Where the last tier ends and the passage behind it begins. */
export const back = inner + room.tiers * room.depth;

/** The delegates' benches of one side: how far out each stands, and its places. */
export const rows = Array.from({ length: room.rows.count }, (_, i) => ({
	out: inner - 1.7 - (room.rows.count - 1 - i) * room.rows.apart,
	places: room.rows.first + i * room.rows.more,
}));
