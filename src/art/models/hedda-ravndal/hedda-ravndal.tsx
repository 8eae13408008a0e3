import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './hedda-ravndal-hands.tsx';
import { HeddaRavndalHead } from './hedda-ravndal-head.tsx';
import { back, front } from './hedda-ravndal-poses.tsx';
import { skin } from './hedda-ravndal-tones.ts';
import { wear } from './hedda-ravndal-wear.tsx';

/** Commodore Hedda Ravndal, for artists. */
export const heddaRavndal: ModelDrawing = {
	who: {
		Head: HeddaRavndalHead,
		skin,
		height: 174,
		girth: 0.98,
		shoulders: 1.02,
		head: 27.4,
		hands: 'long',
	},
	wear,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'talk' },
		{ view: 'front', mood: 'wry', look: 0.5 },
	],
	Hands,
	alt: 'Commodore Hedda Ravndal in a white cap, her fair hair tucked behind her ears: the face from three angles, two expressions, one hand raised and the other on a bundle of letters, and the whole figure in navy blue from the front and the back.',
};
