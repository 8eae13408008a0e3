import type { DeckSheet } from '../../model/types.ts';
import { assemblySheet } from './assembly.ts';
import { deckBerth } from './berth.ts';
import { boats } from './boats.ts';
import { deckDesk } from './desk.ts';
import { dress } from './dress.ts';
import { kitchenSheet } from './kitchen.ts';
import { deckLift } from './lift.ts';
import { deckLoop } from './loop.ts';
import { mooring } from './mooring.ts';
import { deckPassage } from './passage.ts';
import { pocketSheet } from './pocket.ts';
import { signsSheet } from './signs.ts';

/** The sheets of the deck kit, in numerical order. */
export const deckKit: readonly DeckSheet[] = [
	deckBerth,
	deckPassage,
	deckLift,
	deckLoop,
	kitchenSheet,
	deckDesk,
	assemblySheet,
	mooring,
	boats,
	dress,
	pocketSheet,
	signsSheet,
];
