import type { Paper } from '../../model/documents.ts';
import { aSummons } from './a-summons.ts';
import { anHourOfSixteen } from './an-hour-of-sixteen.ts';
import { charterMargins } from './charter-margins.ts';
import { priceBoard } from './price-board.ts';
import { ropeCard } from './rope-card.ts';
import { watchLog } from './watch-log.ts';

/** The papers of the city that are set as what they are, by the slug of their work. */
export const papers: ReadonlyMap<string, Paper> = new Map<string, Paper>([
	['a-summons', aSummons],
	['an-hour-of-sixteen', anHourOfSixteen],
	['charter-margins', charterMargins],
	['price-board', priceBoard],
	['rope-card', ropeCard],
	['watch-log', watchLog],
]);
