import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './leopold-achterberg-hands.tsx';
import { LeopoldAchterbergHead } from './leopold-achterberg-head.tsx';
import { back, front } from './leopold-achterberg-poses.tsx';
import { camel, skin, tie, trousers, velvet } from './leopold-achterberg-tones.ts';

/** Leopold Achterberg, Managing Partner of Tern Provision, for artists. */

const coat = makeOutfit({
	top: camel,
	legs: trousers,
	hem: 'tucked',
	collar: 'lapel',
	collarTone: velvet,
	shirt: cloth.white,
	tie,
	closed: true,
	skirt: { reach: 1.24, flare: 3, tone: 'top', kind: 'coat' },
	cuff: 0.94,
	leg: 0.96,
	loose: 1.04,
});

export const leopoldAchterberg: ModelDrawing = {
	who: { Head: LeopoldAchterbergHead, skin, height: 181, girth: 1.34, shoulders: 0.94, head: 27, hands: 'broad' },
	wear: coat,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'wry' },
		{ view: 'front', mood: 'drink' },
	],
	Hands,
	alt: 'Leopold Achterberg, bald above grey sides and heavy in the jaw, the velvet collar of his camel coat turned up: the face from three angles, two expressions, his hands with a bitten roll and a receipt, and the whole figure from the front and the back.',
};
