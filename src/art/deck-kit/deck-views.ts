import type { DeckViewId } from '../../model/picture-ids.ts';
import type { View } from '../kit/measuring/view.tsx';
import { views as assembly } from './assembly/assembly.tsx';
import { views as berth } from './berth/berth.tsx';
import { views as boats } from './boats/boats.tsx';
import { views as desk } from './desk/desk.tsx';
import { views as dress } from './dress/dress.tsx';
import { views as kitchen } from './kitchen/kitchen.tsx';
import { views as lift } from './lift/lift.tsx';
import { views as loop } from './loop/loop.tsx';
import { views as mooring } from './mooring/mooring.tsx';
import { views as passage } from './passage/passage.tsx';
import { views as pocket } from './pocket/pocket.tsx';
import { views as signs } from './signs/signs.tsx';

/** Every view of the deck kit, by the id that its sheet's record asks for. */
export const deckViews: Readonly<Record<DeckViewId, View>> = {
	...berth,
	...passage,
	...lift,
	...loop,
	...kitchen,
	...desk,
	...assembly,
	...mooring,
	...boats,
	...dress,
	...pocket,
	...signs,
};
