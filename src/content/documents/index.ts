import { aSummons } from './a-summons.ts';
import { anHourOfSixteen } from './an-hour-of-sixteen.ts';
import { charterMargins } from './charter-margins.ts';
import { priceBoard } from './price-board.ts';
import { ropeCard } from './rope-card.ts';
import type { CityDocument } from './types.ts';
import { watchLog } from './watch-log.ts';

/** Specimens of the city’s paper, in the order in which pages list them. */
export const documents: readonly CityDocument[] = [
	anHourOfSixteen,
	aSummons,
	priceBoard,
	watchLog,
	charterMargins,
	ropeCard,
];
