import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './padmini-raghavan-hands.tsx';
import { PadminiRaghavanHead } from './padmini-raghavan-head.tsx';
import { back, front } from './padmini-raghavan-poses.tsx';
import { orange, plum, silk, skin } from './padmini-raghavan-tones.ts';

/** Padmini Raghavan, Futures Broker, for artists. */

const coat = makeOutfit({
	top: silk,
	legs: plum,
	hem: 'tucked',
	collar: 'stand',
	collarTone: orange,
	skirt: { reach: 1.1, flare: 3, tone: 'top', kind: 'round', border: orange.light },
	cuff: 0.9,
	leg: 0.93,
	loose: 0.94,
});

export const padminiRaghavan: ModelDrawing = {
	who: { Head: PadminiRaghavanHead, skin, height: 154, girth: 1.02, shoulders: 0.94, head: 28.4, hands: 'long' },
	wear: coat,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'wry' },
		{ view: 'front', mood: 'glance', look: 0.8 },
	],
	Hands,
	alt: 'Padmini Raghavan, gold on the parting of her hair and a long plait over one shoulder: the face from three angles, two expressions, her hands with order slips and a threaded needle, and the whole figure in green silk from the front and the back.',
};
