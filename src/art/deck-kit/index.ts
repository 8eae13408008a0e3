import type { DeckViewId } from '../../model/picture-ids.ts';
import type { View } from '../kit/measuring/view.tsx';
import { views as assembly } from './assembly/index.tsx';
import { views as berth } from './berth/index.tsx';
import { views as boats } from './boats/index.tsx';
import { views as desk } from './desk/index.tsx';
import { views as dress } from './dress/index.tsx';
import { views as kitchen } from './kitchen/index.tsx';
import { views as lift } from './lift/index.tsx';
import { views as loop } from './loop/index.tsx';
import { views as mooring } from './mooring/index.tsx';
import { views as passage } from './passage/index.tsx';
import { views as pocket } from './pocket/index.tsx';
import { views as signs } from './signs/index.tsx';

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
