import { aSummons } from './a-summons.ts';
import { anHourOfSixteen } from './an-hour-of-sixteen.ts';
import { charterMargins } from './charter-margins.ts';
import { priceBoard } from './price-board.ts';
import { ropeCard } from './rope-card.ts';
import type { CityDocument } from './types.ts';
import { watchLog } from './watch-log.ts';

/** The documents of the city, in display order. */
export const documents: readonly CityDocument[] = [
	anHourOfSixteen,
	aSummons,
	priceBoard,
	watchLog,
	charterMargins,
	ropeCard,
];
