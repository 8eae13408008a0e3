import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './wren-achterberg-hands.tsx';
import { WrenAchterbergHead } from './wren-achterberg-head.tsx';
import { back, front } from './wren-achterberg-poses.tsx';
import { skin, slate, smock } from './wren-achterberg-tones.ts';

/** Wren Achterberg, Seed-runner, for artists. */

const clothes = makeOutfit({
	top: smock,
	legs: slate,
	hem: 'over',
	collar: 'round',
	pockets: ['hip'],
	cuff: 0.95,
	leg: 0.94,
	loose: 1.14,
});

export const wrenAchterberg: ModelDrawing = {
	who: { Head: WrenAchterbergHead, skin, height: 172, girth: 0.94, shoulders: 1, head: 27.4, hands: 'narrow' },
	wear: clothes,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'wry' },
		{ view: 'front', mood: 'drink' },
	],
	Hands,
	alt: 'Wren Achterberg, a red tuft over shaved sides, freckles and a ring in the nose: the face from three angles, two expressions, their hands on a crate of Tern’s seed and with a pass, and the whole figure in a hooded smock from the front and the back.',
};
